import DeviceProfiles
import ProfileFiles

/// Checks that a value of a question is of the type of its path.
struct ProfileValueCheck {
  private let name: String
  private let types: [ValueType]

  /// Creates a check for the values of a pattern; the name is the pattern as it was written.
  init(_ pattern: ProfilePattern, named name: String) {
    self.name = name
    let all = ProfilePath.typed.filter { path, _ in
      path.parts.count == pattern.parts.count && pattern.matches(path)
    }
    types = Array(Set(all.map(\.type.element)))
  }

  /// Throws if the pattern has no such value.
  func require(_ value: ProfileQueryPart) throws(InvalidProfileQuery) {
    if value.text == "*" || types.contains(where: { $0.accepts(value.text) }) { return }
    try refuse(value)
  }

  /// Throws if the values cannot be compared, or not with this one.
  func requireOrder(
    _ sign: ProfileQueryPart, _ value: ProfileQueryPart
  ) throws(InvalidProfileQuery) {
    let ordered = types.filter(\.isOrdered)
    if ordered.isEmpty {
      throw sign.error("`\(sign.text)` compares numbers and versions, and `\(name)` is neither")
    }
    if !ordered.contains(where: { $0.accepts(bound: value.text) }) { try refuse(value) }
  }

  private func refuse(_ value: ProfileQueryPart) throws(InvalidProfileQuery) {
    let words = types.flatMap(\.choices)
    if words.isEmpty {
      let kinds = Set(types.map(\.kind)).sorted().joined(separator: ", nor ")
      throw value.error("`\(value.text)` is not \(kinds)", "`\(name)` is \(kinds)")
    }
    let near = NearestName.of(value.text, in: words)
    throw value.error(
      "`\(value.text)` is not a value of `\(name)`",
      near.map { "did you mean `\($0)`?" } ?? "`\(name)` takes \(words.listed("or"))")
  }
}

extension ValueType {
  /// The type of the values of a list, or the type itself.
  fileprivate var element: ValueType {
    switch self {
    case .list(of: let type, _), .sequence(of: let type), .oneOrMore(let type): type.element
    default: self
    }
  }

  fileprivate var isOrdered: Bool {
    switch self {
    case .number, .versions, .sdks: true
    default: false
    }
  }

  /// The words of a closed list.
  fileprivate var choices: [String] {
    if case .choice(let words) = self { words } else { [] }
  }

  /// What a single value must be, with an article.
  fileprivate var kind: String {
    switch self {
    case .versions: "a version such as `17` or `16.7`"
    case .sdks: "a major version such as `18`"
    default: words
    }
  }

  /// Whether some value of the type could equal the text.
  fileprivate func accepts(_ text: String) -> Bool {
    switch self {
    case .number: Double(text)?.isFinite ?? false
    case .versions: OSRange(text) != nil
    case .sdks: OSRange(text) != nil && !text.contains(".")
    case .flag: ["true", "false"].contains(text.lowercased())
    case .choice(let words): words.contains { $0.isLike(text) }
    default: true
    }
  }

  /// Whether values of the type can be compared with the text.
  fileprivate func accepts(bound text: String) -> Bool {
    switch self {
    case .versions: OSVersion(text) != nil
    case .sdks: OSVersion(text) != nil && !text.contains(".")
    default: accepts(text)
    }
  }
}
