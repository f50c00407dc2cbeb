import TextFormats

/// How values look in JSON Schema and on hover.
extension ValueType {
  /// The JSON types, and the other members of the schema.
  var members: (types: [String], rest: [(String, JSONValue)]) {
    switch self {
    case .schema: (["integer"], [("enum", [1])])
    case .text: (["string"], line(atMost: Self.longestText))
    case .query(let mayBeEmpty):
      (["string"], line(atMost: Self.longestQuery, mayBeEmpty: mayBeEmpty))
    case .name:
      (
        ["string"],
        [("pattern", "^[A-Za-z0-9][A-Za-z0-9.+=@-]*$"), ("maxLength", 64)]
      )
    case .flag: (["boolean"], [])
    case .number(let bounds):
      (
        ["number"],
        [
          ("minimum", .integer(Int(bounds.lowerBound))),
          ("maximum", .integer(Int(bounds.upperBound))),
        ]
      )
    case .count: (["integer"], [("minimum", 1), ("maximum", 1_000_000_000_000_000)])
    case .versions: (["string"], [("pattern", .string("^\(version)(\\+|-\(version))?$"))])
    case .sdks: (["string"], [("pattern", "^[0-9]{1,3}(\\+|-[0-9]{1,3})?$")])
    case .level: (["string"], [("pattern", .string("^\(version)(\\+sdk[0-9]{1,3})?$"))])
    case .date: (["string"], [("pattern", .string("^\(day)$"))])
    case .choice(let words): (["string"], [("enum", .strings(words))])
    case .list(of: let type, let mayBeEmpty):
      (["array"], items(type, least: mayBeEmpty ? 0 : 1, isUnique: type.objectKind == nil))
    case .sequence(of: let type): (["array"], items(type, least: 1, isUnique: false))
    case .oneOrMore(let type):
      (type.members.types + ["array"], type.members.rest + items(type, least: 1, isUnique: true))
    case .object(let kind): (["object"], JSONSchema.object(kind))
    }
  }

  private func line(
    atMost longest: Int, mayBeEmpty: Bool = false
  ) -> [(String, JSONValue)] {
    (mayBeEmpty ? [] : [("pattern", "\\S")]) + [("maxLength", .integer(longest))]
  }

  private var version: String { "[0-9]{1,3}(\\.[0-9]{1,3})?" }

  private var day: String { "[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?" }

  private func items(
    _ type: ValueType, least: Int, isUnique: Bool
  ) -> [(String, JSONValue)] {
    [("items", JSONSchema.plain(type)), ("minItems", .integer(least))]
      + (isUnique ? [("uniqueItems", true)] : [])
  }

  /// What the value must be, in Markdown.
  var markdown: String {
    switch self {
    case .choice(let words): "one of " + words.map { "`\($0)`" }.joined(separator: ", ")
    case .number(let bounds): "a number from \(Int(bounds.lowerBound)) to \(Int(bounds.upperBound))"
    case .list(of: let type, _): "a list: each \(type.markdown)"
    case .sequence(of: let type): "a list in order: each \(type.markdown)"
    case .oneOrMore(let type): "\(type.markdown), or a list of them"
    case .schema, .text, .query, .name, .flag, .count, .versions, .sdks, .level, .date, .object:
      words
    }
  }
}

extension ProfileKey {
  /// Values that show the form.
  var examples: [JSONValue] {
    let texts =
      switch name {
      case "id": ["iphone-15"]
      case "family": ["iphone-393x852"]
      case "identifiers": ["iPhone15,4"]
      case "source": ["Xcode 26 simulator, iPhone 16"]
      case "levels": ["iphone-17*,iphone-air"]
      case "link": ["https://github.com/owner/app/issues/7"]
      case "where" where type == .query(mayBeEmpty: false): ["device:ipad*"]
      case "where": ["device:iphone-15* orientation:portrait"]
      default: type.forms
      }
    switch type {
    case .list: return texts.map { .strings([$0]) }
    default: return texts.map { .string($0) }
    }
  }
}

extension ValueType {
  /// Texts of the type.
  fileprivate var forms: [String] {
    switch self {
    case .versions: ["17", "9.3-12.1", "26+"]
    case .sdks: ["18", "6-18", "26+"]
    case .level: ["17.7", "26.1+sdk18"]
    case .date: ["2026-06"]
    case .list(of: .level, _): ["26.1+sdk18"]
    default: []
    }
  }
}
