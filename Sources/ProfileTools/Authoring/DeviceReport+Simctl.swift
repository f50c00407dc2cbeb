import DeviceProfiles
import InsetCore
package import ProfileFiles

extension DeviceReport {
  /// The device types that `xcrun simctl list devicetypes -j` prints.
  ///
  /// JSON is read as the YAML that it is. Of each type these keys are read: `name`, `identifier`,
  /// `modelIdentifier`, `productFamily`, `minRuntimeVersionString` and `maxRuntimeVersionString`.
  ///
  /// - Parameters:
  ///   - source: The JSON.
  ///   - wanted: The name, identifier or model of the one to take; nil where there is only one.
  /// - Throws: What is wrong with the file, or with the choice.
  package init(simctl source: ProfileSource, device wanted: String?) throws(InvalidProfiles) {
    let document = YAMLDocument(parsing: source.bytes, file: source.path)
    guard let root = document.root else { throw InvalidProfiles(document.diagnostics) }
    guard let list = root["devicetypes"], case .sequence(let types) = list.kind else {
      throw InvalidProfiles([
        Diagnostic(
          "foreign-file", "there is no list `devicetypes`", source.path, at: root.beginning)
      ])
    }
    let type = try Self.choose(wanted, among: types, of: list, source.path)
    guard let name = type["name"]?.scalarText else {
      throw InvalidProfiles([
        Diagnostic("missing-key", "missing key `name`", source.path, at: type.beginning)
      ])
    }
    let family = type["productFamily"] ?? type["modelIdentifier"] ?? type["name"]
    guard let kind = family?.scalarText, Self.families.contains(where: kind.hasPrefix) else {
      throw InvalidProfiles([
        Diagnostic(
          "foreign-device", "\(name.quoted) is no iPhone, iPad or iPod", source.path,
          at: family ?? type.beginning)
      ])
    }
    let oldest = type["minRuntimeVersionString"]?.scalarText
    self.init(
      name: name, identifiers: [type["modelIdentifier"]?.scalarText].compactMap(\.self),
      os: oldest.flatMap {
        Self.versions(from: $0, to: type["maxRuntimeVersionString"]?.scalarText)
      },
      idiom: type["productFamily"]?.scalarText.flatMap(Self.idiom), screen: nil,
      provenance: .documented, source: "simctl list devicetypes")
  }

  /// The product families whose devices run iOS or iPadOS.
  private static let families = ["iPhone", "iPad", "iPod"]

  private static func idiom(_ family: String) -> Idiom? {
    ["iPhone": Idiom.phone, "iPad": .pad][family]
  }

  private static func choose(
    _ wanted: String?, among types: [YAMLNode], of list: YAMLNode, _ path: String
  ) throws(InvalidProfiles) -> YAMLNode {
    guard let wanted else {
      if types.count == 1 { return types[0] }
      throw InvalidProfiles([
        Diagnostic(
          "several-devices", "the file has \(types.count) device types", path, at: list.beginning,
          help: ["name one with --device"])
      ])
    }
    let found = types.first { type in
      let identifier = type["identifier"]?.scalarText
      return [type["name"]?.scalarText, identifier, type["modelIdentifier"]?.scalarText]
        .contains(wanted) || identifier?.hasSuffix(".\(wanted)") == true
    }
    if let found { return found }
    let names = types.compactMap { $0["name"]?.scalarText }
    let near = Suggestions.nearest(wanted, in: names).map { "did you mean `\($0)`?" }
    throw InvalidProfiles([
      Diagnostic(
        "unknown-device", "no device type is called \(wanted.quoted)", path, at: list.beginning,
        help: [near].compactMap(\.self))
    ])
  }
}

extension YAMLNode {
  /// The value of a key of a mapping.
  subscript(key: String) -> YAMLNode? {
    guard case .mapping(let pairs) = kind else { return nil }
    return pairs.first { $0.name == key }?.value
  }
}
