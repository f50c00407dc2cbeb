import InsetCore

/// The first line of a program: what its strategy is.
struct Handshake: Decodable {
  /// The version of the protocol, which the first line of the tool names.
  static let version = 1
  /// The tool's first line.
  static let question: [UInt8] = {
    var text = MessageText()
    text.object { $0.member("version", version) }
    text.endLine()
    return text.bytes
  }()

  let version: Int
  let id: String
  private let name: String
  private let summary: String
  private let mechanism: String
  private let padding: Double
  private let scrolls: Bool

  init(from decoder: any Decoder) throws {
    let members = try decoder.members([
      "version", "id", "name", "summary", "mechanism", "padding", "scrolls",
    ])
    version = try members.required(Int.self, "version")
    id = try members.required(String.self, "id")
    name = try members.optional(String.self, "name") ?? ""
    summary = try members.optional(String.self, "summary") ?? ""
    mechanism = try members.optional(String.self, "mechanism") ?? "insets"
    padding = try members.length("padding") ?? 0
    scrolls = try members.optional(Bool.self, "scrolls") ?? false
  }

  /// What the strategy says of itself.
  ///
  /// - Throws: ``NoAnswer`` where a value is none that is known.
  func manifest() throws(NoAnswer) -> StrategyManifest {
    guard version == Self.version else {
      throw NoAnswer("speaks version \(version) of the protocol, not \(Self.version)")
    }
    let isName = id.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || byte == UInt8(ascii: "-")
    }
    guard isName, !id.isEmpty, id.utf8.count <= 64 else {
      throw NoAnswer("has the id `\(id.prefix(64))`: an id has lower case letters, digits, hyphens")
    }
    let mechanisms: [String: AdjustmentMechanism] = [
      "insets": .insets, "bottomConstraint": .bottomConstraint(padding: padding),
      "translation": .translation,
    ]
    guard let mechanism = mechanisms[mechanism] else {
      throw NoAnswer(
        "has the mechanism `\(mechanism.prefix(64))`, known are "
          + mechanisms.keys.sorted().joined(separator: ", "))
    }
    return StrategyManifest(
      id: id,
      about: StrategyDescription(name: name, summary: summary, formula: "", source: "a program"),
      mechanism: mechanism, scrolls: scrolls)
  }
}
