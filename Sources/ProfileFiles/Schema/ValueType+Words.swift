extension ValueType {
  /// What a value must be, such as `a number`.
  package var words: String {
    switch self {
    case .schema: "`1`"
    case .text, .query: "a text"
    case .name: "a name"
    case .flag: "`true` or `false`"
    case .number: "a number"
    case .count: "a whole number from 1 on"
    case .versions: "versions such as `17`, `9.3-12.1` or `26+`"
    case .sdks: "major versions such as `18`, `6-18` or `26+`"
    case .level: "a version such as `17` or `26.1+sdk18`"
    case .date: "a date such as `2026`, `2026-06` or `2026-06-07`"
    case .choice(let words): words.count > 4 ? "a word" : words.listed("or")
    case .list, .sequence: "a list"
    case .oneOrMore(let type): type.words
    case .object(let kind): kind.title
    }
  }
}
