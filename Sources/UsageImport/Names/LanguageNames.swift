/// Finds input languages by tags such as `en_GB`, `zh-Hans-CN` or `ja`.
struct LanguageNames {
  /// The parts of a tag that tell languages apart.
  private struct Tag: Hashable {
    var language: String
    var script: String?
    var region: String?

    init?(_ text: String) {
      let head = text.prefix { $0 != "@" && $0 != "." }
      let parts = head.split { "-_".contains($0) }
      guard let language = parts.first?.lowercased(), (2...3).contains(language.count),
        language.allSatisfy({ "a"..."z" ~= $0 })
      else { return nil }
      self.language = language
      for part in parts.dropFirst() {
        if part.count == 4, script == nil, region == nil {
          script = part.lowercased()
        } else if part.count == 2 || part.count == 3 && part.allSatisfy(\.isNumber) {
          region = region ?? part.lowercased()
        }
      }
      if language == "zh", script == nil {
        script = ["tw", "hk", "mo"].contains(region ?? "") ? "hant" : "hans"
      }
    }
  }

  /// The languages of the levels, in their order, and how a query calls each.
  private let languages: [(tag: Tag, query: String)]

  init(_ levels: [String]) {
    languages = levels.compactMap { level in
      guard let tag = Tag(level) else { return nil }
      // Input methods of a language follow in lower case, such as `ja-JP-kana`.
      let parts = level.split(separator: "-")
      let method = parts.dropFirst().first { $0.allSatisfy(\.isLowercase) }
      return (tag, method == nil ? level : String(level.dropLast((method?.count ?? 0) + 1)))
    }
  }

  /// The language, or the first one with the same script where the region is another.
  func placement(_ name: String) -> Placement {
    guard let tag = Tag(name) else { return .unknown }
    let same = languages.filter { language in
      language.tag.language == tag.language
        && (tag.script == nil || language.tag.script == nil || language.tag.script == tag.script)
    }
    if let found = same.first(where: { $0.tag.region == tag.region && tag.region != nil }) {
      return .levels(found.query)
    }
    guard let first = same.first else { return .unknown }
    return .levels(first.query, isNear: tag.region != nil && first.tag.region != nil)
  }
}
