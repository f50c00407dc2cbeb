/// Terms without a colon: words that are looked for in the levels of all parameters.
extension QueryParser {
  /// How many words are one name at most.
  private static let mostWords = 6
  /// For how many errors somebody wants to know what was meant.
  private static let mostSuggestions = 20
  /// What people call the parameter `os`.
  private static let systems = ["ios", "ipados"]

  /// Whether a term is a word: it has no sign that means something.
  static func isWord(_ term: Part) -> Bool {
    !term.contains { ":<>=*!,".unicodeScalars.contains($0) }
  }

  /// Reads words that are next to each other; as many as match together are one name.
  mutating func search(_ words: ArraySlice<Part>) {
    var rest = words
    var last: ArraySlice<Part> = []
    while !rest.isEmpty {
      let count = (1...min(rest.count, Self.mostWords)).reversed().first { take(rest.prefix($0)) }
      if count == nil {
        reportMissing(rest.first ?? [], after: last, before: rest.dropFirst().first)
      }
      last = rest.prefix(count ?? 0)
      // A parameter's name was reported together with its value.
      let isNamed = count == nil && rest.count > 1 && named(rest.first ?? []) != nil
      rest = rest.dropFirst(count ?? (isNamed ? 2 : 1))
    }
  }

  /// Narrows the parameter in which words are found.
  ///
  /// - Returns: Whether they are found at all; words of several parameters are an error.
  private mutating func take(_ words: ArraySlice<Part>) -> Bool {
    let found = matches(words)
    if found.count == 1 {
      narrow(found[0].parameter, to: found[0].levels)
    } else if let first = words.first, let last = words.last, found.count > 1 {
      let name = words.map { String($0) }.joined(separator: "-")
      let choices = found.map { match in
        let (parameter, levels) = parameters[match.parameter]
        let isValue = LevelPattern.matches(name, in: levels).contains(true)
        let level = zip(levels, match.levels).first(where: \.1)?.0 ?? ""
        return "`\(parameter):\(isValue ? name : level)`"
      }
      let part = text[first.startIndex..<last.endIndex]
      report("`\(String(part))` may be \(choices.joined(separator: " or "))", at: part)
    }
    return !found.isEmpty
  }

  /// The parameters that have levels with these words, and which: those that begin so, or else
  /// those that have them anywhere.
  private mutating func matches(_ words: ArraySlice<Part>) -> [(parameter: Int, levels: [Bool])] {
    let texts = words.map { String($0) }
    if words.count > 1, let parameter = words.first.flatMap(named) {
      let found = matches(texts.dropFirst(), in: [parameter])
      if !found.isEmpty { return found }
    }
    return matches(texts[...], in: Array(parameters.indices))
  }

  private mutating func matches(
    _ words: ArraySlice<String>, in candidates: [Int]
  ) -> [(parameter: Int, levels: [Bool])] {
    let found = candidates.map { ($0, searches[$0].levels(with: words)) }
    let first = found.filter { $0.1.begins.contains(true) }.map { ($0.0, $0.1.begins) }
    return first.isEmpty ? found.filter { $0.1.has.contains(true) }.map { ($0.0, $0.1.has) } : first
  }

  /// The parameter that a word names.
  private func named(_ word: Part) -> Int? {
    let name = String(word).caseFolded
    return parameters.firstIndex {
      $0.name.caseFolded == name
        || $0.name == "os" && Self.systems.contains { $0.caseFolded == name }
    }
  }

  /// Reports a word that no level has, with what was probably meant by it, or by it and those
  /// before it.
  private mutating func reportMissing(
    _ word: Part, after last: ArraySlice<Part>, before next: Part?
  ) {
    if let parameter = named(word) {
      let (name, levels) = parameters[parameter]
      if levels.isEmpty { return }
      guard let next else {
        return report("\(name) needs a level after `\(String(word))`", at: word)
      }
      let near = closest(to: String(next), of: [parameter])
      return report("no level of \(name) is `\(String(next))`", at: next, near)
    }
    if parameters.contains(where: \.levels.isEmpty) { return }
    var (part, near) = (word, closest(to: String(word), of: Array(parameters.indices)))
    // A number alone is the end of a name rather than a version.
    let isNumber = word.allSatisfy { ("0"..."9").contains($0) }
    if near == nil || isNumber, let first = last.first {
      let name = (last + [word]).map { String($0) }.joined(separator: "-")
      if let joined = closest(to: name, of: Array(parameters.indices)) {
        (part, near) = (text[first.startIndex..<word.endIndex], joined)
      }
    }
    report("no level of any parameter is `\(String(part))`", at: part, near)
  }

  /// The level that was probably meant, as a term: the closest version, or the nearest name.
  private func closest(to word: String, of candidates: [Int]) -> String? {
    if problems.count >= Self.mostSuggestions { return nil }
    for parameter in candidates {
      if let level = LevelVersion.closest(to: word, among: parameters[parameter].levels) {
        return "\(parameters[parameter].name):\(level)"
      }
    }
    let near = nearest(to: word, among: candidates.flatMap { parameters[$0].levels })
    return candidates.first { parameters[$0].levels.contains { $0 == near } }
      .map { "\(parameters[$0].name):\(near ?? "")" }
  }
}
