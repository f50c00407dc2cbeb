/// Terms without a colon: words that are looked for in the levels of all parameters.
extension QueryParser {
  typealias Found = (parameter: Int, levels: [Bool])

  /// How many words are one name at most.
  private static let mostWords = 6
  /// For how many errors a suggestion is searched.
  private static let mostSuggestions = 20

  /// Whether a term is a word: it has no sign that means something, and no `-` that might exclude it; or
  /// it is an identifier such as `iPhone18,1`, or a comma alone, which is `or`.
  static func isWord(_ term: Part) -> Bool {
    let signs = term.filter { ":<>=*!,".unicodeScalars.contains($0) }
    return term.first != "-"
      && (signs.isEmpty || signs == [","] && (term.count == 1 || isIdentifier(term)))
  }

  private static let negations = ["no", "not", "without", "except"]

  private static let fillers = ["in", "on", "with"]
  private static let nouns = ["keyboard", "window", "windows"]

  static func isNoun(_ word: Part) -> Bool { isOne(of: nouns, word) }

  static func isOr(_ word: Part) -> Bool { isOne(of: ["or", ","], word) }

  private static func isOne(of words: [String], _ word: Part) -> Bool {
    words.contains { $0.utf8.elementsEqual(String(word).caseFolded) }
  }

  /// Whether a word means nothing in front of others, such as the `on` of `landscape on ios 16`, or beside
  /// them, such as `keyboard` and `window`.
  func isFiller(_ word: Part) -> Bool {
    func isSomething(_ text: Part) -> Bool { text.contains { !" \t\r\n".has($0) } }
    let isFollowed = isSomething(text[word.endIndex...])
    return Self.isOne(of: Self.fillers, word) && isFollowed
      || Self.isNoun(word) && (isFollowed || isSomething(text[..<word.startIndex]))
  }

  private static func isIdentifier(_ term: Part) -> Bool {
    let text = String(term)
    guard let comma = text.firstIndex(of: ",") else { return false }
    let number = text[..<comma].reversed().prefix(while: isDigit)
    let name = text[..<comma].dropLast(number.count)
    let rest = text[text.index(after: comma)...]
    return !name.isEmpty && name.allSatisfy(isLetter) && !number.isEmpty && !rest.isEmpty
      && rest.allSatisfy(isDigit)
  }

  static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  static func isLetter(_ character: Character) -> Bool {
    ("a"..."z").contains(character) || ("A"..."Z").contains(character)
  }

  /// A parameter's name and numbers without a blank between them, such as `iOS26` or `iOS15-17`, as two
  /// words, and so a word and the comma behind it; all else as one.
  func unglued(_ term: Part) -> [Part] {
    if term.last == ",", term.count > 1, Self.isWord(term.dropLast()) {
      return unglued(term.dropLast()) + [term.suffix(1)]
    }
    let letters = term.prefix { Self.isLetter(Character($0)) }
    let number = term.dropFirst(letters.count)
    let version = number.last == "+" ? number.dropLast() : number
    guard !letters.isEmpty, version.first.map({ Self.isDigit(Character($0)) }) ?? false,
      version.allSatisfy({ ".-\u{2013}".has($0) || Self.isDigit(Character($0)) }),
      parameter(meantBy: letters) != nil
    else { return [term] }
    return [letters, number]
  }

  /// Reads words that are next to each other; as many as match together are one name.
  mutating func search(_ words: ArraySlice<Part>) {
    var rest = words
    while !rest.isEmpty {
      if let first = rest.first, Self.isOne(of: Self.negations, first), synonym(at: rest) == nil {
        // "no tab bar" must not be read as a language and a tab bar: all that follows is one name.
        let excluded = rest.dropFirst()
        var unwanted = meant(by: excluded)
        if unwanted == nil, let last = excluded.last, Self.isNoun(last) {
          unwanted = meant(by: excluded.dropLast())
        }
        if let unwanted, scope(of: excluded, beside: unwanted.parameter) == nil {
          narrow(unwanted.parameter, to: unwanted.levels.map { !$0 })
        } else {
          report(
            "`\(String(first))` excludes nothing here: write one name behind it, at the end, or "
              + "`parameter:!level`", at: first)
        }
        return
      }
      let count = readNames(rest)
      if count == 0 {
        let meansNothing = rest.first.map(isFiller) ?? false
        rest = rest.dropFirst(meansNothing ? 1 : reportMissing(rest))
      } else {
        rest = rest.dropFirst(count)
      }
    }
  }

  /// The levels of the longest synonym that some words begin with; nil where they begin with none.
  private func synonym(at words: ArraySlice<Part>) -> Found? {
    (0...min(words.count, Self.mostWords)).dropFirst().reversed().lazy
      .compactMap { count in levels(calledBy: words.prefix(count).map { String($0) }[...]) }.first
  }

  /// The levels that words together are a synonym of, or that begin with them in one parameter alone; nil
  /// where there are none, or in several.
  private mutating func meant(by words: ArraySlice<Part>) -> Found? {
    let texts = words.map { String($0) }
    if texts.isEmpty { return nil }
    if let meant = levels(calledBy: texts[...]) { return meant }
    // `bar` may be one of `bars`, too.
    let name = texts.joined().caseFolded
    if parameters.contains(where: { $0.name.utf8.starts(with: name) }) { return nil }
    let found = parameters.indices.map { ($0, searches[$0].levels(with: texts).begins) }
      .filter { $0.1.contains(true) }
    return found.count == 1 ? found[0] : nil
  }

  /// How many of the first words are one name, and the levels that have it.
  mutating func longestName(of words: ArraySlice<Part>) -> (count: Int, found: [Found]) {
    // Behind `ipados`, which means every iPad, a number is a version.
    let isNumbered = words.dropFirst().first?.first.map { Self.isDigit(Character($0)) } ?? false
    let isName = isNumbered && words.first.flatMap(parameter(meantBy:)) != nil
    for count in (0...min(words.count, Self.mostWords)).dropFirst(isName ? 2 : 1).reversed() {
      let found = matches(words.prefix(count))
      if !found.isEmpty { return (count, found) }
    }
    return (0, [])
  }

  /// Whether there are levels that have a name, as for versions there may be none, which is reported.
  mutating func requireLevels(_ words: ArraySlice<Part>, _ found: [Found]) -> Bool {
    guard found.count == 1, !found[0].levels.contains(true) else { return true }
    let (name, levels) = parameters[found[0].parameter]
    if levels.isEmpty { return true }
    let isNamed = words.first.flatMap(parameter(meantBy:)) != nil
    let part = whole(isNamed ? words.dropFirst() : words)
    report(Self.noLevel(of: name, String(part)), at: part, levels: levels)
    narrow(found[0].parameter, to: found[0].levels)
    return false
  }

  /// Narrows the parameter in which words are found; words of several parameters are an error.
  mutating func take(_ words: ArraySlice<Part>, _ found: [Found]) {
    if found.count == 1 {
      narrow(found[0].parameter, to: found[0].levels)
      return narrowScope(of: words, beside: found[0].parameter)
    }
    let name = words.map { String($0) }.joined(separator: "-")
    let choices = found.map { match in
      let (parameter, levels) = parameters[match.parameter]
      let isValue = LevelPattern.matches(name, in: levels).contains(true)
      let all = "*\(name)*"
      let isEach =
        match.levels.count { $0 } > 1 && LevelPattern.matches(all, in: levels) == match.levels
      let level = zip(levels, match.levels).first(where: \.1)?.0 ?? ""
      return "`\(parameter):\(isValue ? name : isEach ? all : level)`"
    }
    let part = whole(words)
    report("`\(String(part))` may be \(choices.joined(separator: " or "))", at: part)
  }

  /// The parameters that have levels with these words, and which; a parameter's name may come first.
  private mutating func matches(_ words: ArraySlice<Part>) -> [Found] {
    let texts = words.map { String($0) }
    if let versions = versions(calledBy: texts[...]) {
      return isVersions(words) ? [versions] : []
    }
    if words.count > 1, let parameter = words.first.flatMap(parameter(meantBy:)) {
      let found = matches(texts.dropFirst(), in: [parameter])
      if !found.isEmpty { return found }
      if texts.count == 2, let version = LevelVersion(texts[1]) {
        let levels = version.standIns(in: parameters[parameter].levels)
        if levels.contains(true) { return [(parameter, levels)] }
      }
    }
    // A number is no name on its own: the 16 of `iphone 16` is not iOS 16. Nor is `on`, or `to`.
    let isNone = words.first.map { Self.isOne(of: Self.fillers + ["or", "to"], $0) } ?? true
    if words.count == 1, isNone || Self.isNumber(texts[0]) { return [] }
    return matches(texts[...], in: Array(parameters.indices))
  }

  /// The levels of a synonym; else those that begin with words, or else those that have
  /// them anywhere.
  private mutating func matches(
    _ words: ArraySlice<String>, in candidates: [Int]
  ) -> [Found] {
    if let meant = levels(calledBy: words), candidates.contains(meant.parameter) { return [meant] }
    let found = candidates.map { ($0, searches[$0].levels(with: words)) }
    let first = found.filter { $0.1.begins.contains(true) }.map { ($0.0, $0.1.begins) }
    return first.isEmpty ? found.filter { $0.1.has.contains(true) }.map { ($0.0, $0.1.has) } : first
  }

  /// The levels that words are a synonym of, with `-` or blanks between them; nil where they are none, or
  /// the space lacks the levels.
  func levels(calledBy words: ArraySlice<String>) -> Found? {
    if let versions = versions(calledBy: words) {
      return versions.levels.contains(true) ? versions : nil
    }
    let name = String(decoding: words.joined(separator: " ").caseFolded, as: UTF8.self)
      .replacing("-", with: " ")
    guard let term = synonyms[name]?.split(separator: " ").last,
      let sign = term.firstIndex(of: ":"),
      let parameter = parameters.firstIndex(where: { $0.name == term[..<sign] })
    else { return nil }
    let levels = parameters[parameter].levels
    let allowed = term[term.index(after: sign)...].split(separator: ",")
      .map { LevelPattern.matches(String($0), in: levels) }
      .reduce(levels.map { _ in false }) { zip($0, $1).map { $0 || $1 } }
    return allowed.contains(true) ? (parameter, allowed) : nil
  }

  /// Reports the first of some words, which no level has, with the nearest name of it, or of it and
  /// those next to it.
  ///
  /// - Returns: How many words are reported; a parameter's name is reported together with its value.
  private mutating func reportMissing(_ words: ArraySlice<Part>) -> Int {
    let word = words.first ?? []
    if let parameter = parameter(meantBy: word) {
      let (name, levels) = parameters[parameter]
      if levels.isEmpty { return min(2, words.count) }
      let values = words.dropFirst()
      if values.isEmpty {
        report("\(name) needs a level after `\(String(word))`", at: word)
        return 1
      }
      let (count, near) = nearest(to: values, of: [parameter])
      let part = whole(values.prefix(count))
      report(Self.noLevel(of: name, String(part)), at: part, near, levels: levels)
      return 1 + count
    }
    if parameters.contains(where: \.levels.isEmpty) { return 1 }
    if Self.isOr(word) {
      reportMisplaced(word)
      return 1
    }
    if Self.isOne(of: ["and"], word) {
      report("`and` joins nothing, since all terms must hold: write `or` for either", at: word)
      return 1
    }
    if Self.isNumber(String(word)) {
      let owner = parameters.first {
        LevelPattern.matches(String(word), in: $0.levels).contains(true)
      }
      report(
        "`\(String(word))` needs its parameter", at: word,
        owner.map { "\($0.name):\(String(word))" })
      return 1
    }
    let (count, near) = nearest(to: words, of: Array(parameters.indices))
    let part = whole(words.prefix(count))
    report("nothing is called `\(String(part))`", at: part, near)
    return count
  }

  /// Words that are next to each other, with what is between them.
  func whole(_ words: ArraySlice<Part>) -> Part {
    guard let first = words.first, let last = words.last else { return [] }
    return text[first.startIndex..<last.endIndex]
  }

  /// The nearest name to the first of some words, as a term, and how many of them are near it; of
  /// names that are equally near, the longest.
  private func nearest(
    to words: ArraySlice<Part>, of candidates: [Int]
  ) -> (count: Int, term: String?) {
    if problems.count >= Self.mostSuggestions { return (1, nil) }
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
    let text = words.map { String($0) }.joined(separator: "-")
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
  private static func family(of level: String, parts: Int) -> String {
    let ends = level.indices.filter { "-+".contains(level[$0]) }
    return parts <= ends.count ? String(level[..<ends[parts - 1]]) : level
  }

  private static func isNumber(_ word: String) -> Bool { word.allSatisfy(isDigit) }
}
