/// Terms without a colon: words that are looked for in the levels of all parameters.
extension QueryParser {
  /// How many words are one name at most.
  static let mostWords = 6
  /// For how many errors somebody wants to know what was meant.
  static let mostSuggestions = 20
  /// What people call the parameter `os`.
  private static let systems = ["ios", "ipados"]

  /// What is written for the words of other languages.
  private static let operators = [
    "and": "`and` is not needed: all terms must hold",
    "or": "`or` is a comma between the values of a parameter",
    "not": "`not` is a `!` before the values of a parameter",
  ]

  /// Whether a term is a word: it has no sign that means something, and no `-` that might exclude it.
  static func isWord(_ term: Part) -> Bool {
    term.first != "-" && !term.contains { ":<>=*!,".unicodeScalars.contains($0) }
  }

  /// Reads words that are next to each other; as many as match together are one name.
  mutating func search(_ words: ArraySlice<Part>) {
    var rest = words
    var last: ArraySlice<Part> = []
    while !rest.isEmpty {
      let (count, found) = longestName(of: rest)
      if let label = reportLabel(rest, found: (count, found.count == 1)) {
        (last, rest) = ([], rest.dropFirst(label))
      } else if count == 0, let word = rest.first,
        let sign = Self.operators[String(word).lowercased()]
      {
        report(sign, at: word)
        (last, rest) = ([], rest.dropFirst())
      } else if let word = rest.first, count < 2, reportNumber(word, after: last) {
        (last, rest) = ([], rest.dropFirst())
      } else if count == 0 {
        let missing = reportMissing(rest, after: last)
        (last, rest) = ([], rest.dropFirst(missing))
      } else {
        last = rest.prefix(count)
        take(last, found)
        rest = rest.dropFirst(count)
      }
    }
  }

  /// How many of the first words are one name, and the levels that have it.
  private mutating func longestName(
    of words: ArraySlice<Part>
  ) -> (count: Int, found: [(parameter: Int, levels: [Bool])]) {
    for count in (1...min(words.count, Self.mostWords)).reversed() {
      let found = matches(words.prefix(count))
      if !found.isEmpty { return (count, found) }
    }
    return (0, [])
  }

  /// Narrows the parameter in which words are found; words of several parameters are an error.
  private mutating func take(
    _ words: ArraySlice<Part>, _ found: [(parameter: Int, levels: [Bool])]
  ) {
    if found.count == 1 { return narrow(found[0].parameter, to: found[0].levels) }
    let name = words.map { String($0) }.joined(separator: "-")
    let choices = found.map { match in
      let (parameter, levels) = parameters[match.parameter]
      let isValue = LevelPattern.matches(name, in: levels).contains(true)
      let level = zip(levels, match.levels).first(where: \.1)?.0 ?? ""
      return "`\(parameter):\(isValue ? name : level)`"
    }
    let part = whole(words)
    report("`\(String(part))` may be \(choices.joined(separator: " or "))", at: part)
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
  func named(_ word: Part) -> Int? {
    let name = String(word).caseFolded
    return parameters.firstIndex {
      $0.name.caseFolded == name
        || $0.name == "os" && Self.systems.contains { $0.caseFolded == name }
    }
  }

  /// Reports the first of some words, which no level has, with what was probably meant by it, or by it
  /// and those next to it.
  ///
  /// - Returns: How many words are reported; a parameter's name is reported together with its value.
  private mutating func reportMissing(
    _ words: ArraySlice<Part>, after last: ArraySlice<Part>
  ) -> Int {
    let word = words.first ?? []
    if let parameter = named(word) {
      let (name, levels) = parameters[parameter]
      if levels.isEmpty { return min(2, words.count) }
      let values = words.dropFirst()
      if values.isEmpty {
        report("\(name) needs a level after `\(String(word))`", at: word)
        return 1
      }
      let (count, near) = meant(by: values, of: [parameter])
      let part = whole(values.prefix(count))
      report(Self.noLevel(of: name, String(part)), at: part, near)
      return 1 + count
    }
    if parameters.contains(where: \.levels.isEmpty) { return 1 }
    var (count, near) = meant(by: words, of: Array(parameters.indices))
    var part = whole(words.prefix(count))
    // A number alone is the end of a name rather than a version.
    if near == nil || Self.isNumber(word), !last.isEmpty,
      let joined = nearestLevel(to: last + [word], of: Array(parameters.indices))
    {
      (count, near, part) = (1, joined.term, whole(last + [word]))
    }
    // Short words are in many labels.
    let label = near == nil && part.count >= 5 ? labelled(String(part), 3) : nil
    report("nothing is called `\(String(part))`", at: part, near ?? label)
    return count
  }

  /// Words that are next to each other, with what is between them.
  func whole(_ words: ArraySlice<Part>) -> Part {
    guard let first = words.first, let last = words.last else { return [] }
    return text[first.startIndex..<last.endIndex]
  }

  /// What was probably meant by the first of some words, as a term, and how many of them are its name: the
  /// closest version, or the nearest name, the longest of those that are equally near.
  private func meant(
    by words: ArraySlice<Part>, of candidates: [Int]
  ) -> (count: Int, term: String?) {
    if problems.count >= Self.mostSuggestions { return (1, nil) }
    for parameter in candidates {
      let (name, levels) = parameters[parameter]
      if let level = LevelVersion.closest(to: String(words.first ?? []), among: levels) {
        return (1, "\(name):\(level)")
      }
    }
    var best: (distance: Int, count: Int, term: String?) = (.max, 1, nil)
    for count in 1...min(words.count, Self.mostWords) {
      if let near = nearestLevel(to: words.prefix(count), of: candidates),
        near.distance <= best.distance
      {
        best = (near.distance, count, near.term)
      }
    }
    return (best.count, best.term)
  }

  /// The nearest name of a level, or of a family of levels with as many parts as the words, as a term.
  private func nearestLevel(
    to words: ArraySlice<Part>, of candidates: [Int]
  ) -> (distance: Int, term: String)? {
    if problems.count >= Self.mostSuggestions { return nil }
    let text = words.map { String($0) }.joined(separator: "-")
    for parameter in candidates {
      let (name, levels) = parameters[parameter]
      if let near = NumberedFamily(of: text, among: levels) { return (1, "\(name):\(near.value)") }
    }
    let parts = text.split(omittingEmptySubsequences: false) { "-+".contains($0) }.count
    let names = candidates.map { parameter in
      Set(parameters[parameter].levels.flatMap { [$0, Self.family(of: $0, parts: parts)] })
    }
    let all = names.reduce(into: Set()) { $0.formUnion($1) }
    guard let near = nearestName(to: text, among: Array(all)),
      let owner = names.firstIndex(where: { $0.contains(near.name) })
    else { return nil }
    return (near.distance, "\(parameters[candidates[owner]].name):\(near.name)")
  }

  /// The first parts of a level's name; they end at `-` and `+`.
  static func family(of level: String, parts: Int) -> String {
    let ends = level.indices.filter { "-+".contains(level[$0]) }
    return parts <= ends.count ? String(level[..<ends[parts - 1]]) : level
  }
}
