/// What people write for a level in place of its name: a label, a number that no level has, or blanks.
extension QueryParser {
  /// Reports words that are a label, where they would be read as something else or are not found.
  ///
  /// - Parameters:
  ///   - words: The words that are not read yet.
  ///   - found: How many of them are found as a name, and whether in one parameter.
  /// - Returns: How many words are reported; nil where they are no label.
  mutating func reportLabel(
    _ words: ArraySlice<Part>, found: (count: Int, isOne: Bool)
  ) -> Int? {
    let most = min(words.count, Self.mostWords)
    guard problems.count < Self.mostSuggestions, found.count < most else { return nil }
    for count in (found.count + 1...most).reversed() {
      let part = whole(words.prefix(count))
      if count == 1, named(part) != nil { continue }
      // A word is in many labels, and found words mean a label only where they are all of it.
      let ranks = found.isOne || part.count < 5 ? 1 : count == 1 ? 2 : 3
      guard let term = labelled(String(part), ranks) else { continue }
      report("`\(String(part))` is a label", at: part, term)
      return count
    }
    return nil
  }

  /// The levels with a label, as a term: those that are called so, or else begin so, or else have the words,
  /// as far as so many of these count.
  func labelled(_ text: String, _ ranks: Int) -> String? {
    let found = labels.map { $0.levels(with: text) }
    for rank in [found.map(\.are), found.map(\.begin), found.map(\.have)].prefix(ranks) {
      guard let parameter = rank.firstIndex(where: { $0.contains(true) }) else { continue }
      let (name, levels) = parameters[parameter]
      return "\(name):\(Self.value(of: rank[parameter], in: levels))"
    }
    return nil
  }

  /// The shortest value that means some levels: one of them, their family, or all.
  private static func value(of allowed: [Bool], in levels: [String]) -> String {
    let names = zip(levels, allowed).filter(\.1).map(\.0)
    guard names.count > 1, let first = names.first else { return names.first ?? "" }
    for parts in (1...mostWords).reversed() {
      let family = family(of: first, parts: parts)
      for value in [family, family + "*"] where LevelPattern.matches(value, in: levels) == allowed {
        return value
      }
    }
    return names.joined(separator: ",")
  }

  /// Reports a number behind a name that goes on with numbers, but not with this one.
  ///
  /// `iphone 10` is no version of the OS unless it says so.
  ///
  /// - Returns: Whether it is such a number.
  mutating func reportNumber(_ number: Part, after name: ArraySlice<Part>) -> Bool {
    guard Self.isNumber(number), let first = name.first else { return false }
    let text = (name + [number]).map { String($0) }.joined(separator: "-")
    for (parameter, levels) in parameters {
      guard let near = NumberedFamily(of: text, among: levels) else { continue }
      let part = self.text[first.startIndex..<number.endIndex]
      report(
        Self.noLevel(of: parameter, String(part)), at: part,
        version(number, farFrom: near).map { "\(String(whole(name))) \($0)" }
          ?? "\(parameter):\(near.value)")
      return true
    }
    return false
  }

  /// Reports words with commas between them, all of which are names of levels of one parameter.
  ///
  /// - Parameters:
  ///   - terms: The terms that are not read yet.
  ///   - last: The one before them; nil for none.
  /// - Returns: How many of the first terms are reported; nil where they are no such list.
  mutating func reportList(_ terms: ArraySlice<Part>, after last: Part?) -> Int? {
    func isListed(_ term: Part) -> Bool {
      term.first != "-" && !term.contains { Self.signs.contains($0) || $0 == "*" }
    }
    // A part of a list would mean something else.
    if let last, isListed(last) { return nil }
    let all = terms.prefix(while: isListed)
    guard problems.count < Self.mostSuggestions, 2...4 * Self.mostWords ~= all.count else {
      return nil
    }
    let names = whole(all).split(separator: ",", omittingEmptySubsequences: false).map { name in
      name.split { " \t\r\n".unicodeScalars.contains($0) }
    }
    guard names.count > 1, names.allSatisfy({ !$0.isEmpty }),
      // A number may go on with what is before it.
      last == nil || !Self.isNumber(names[0][0]), let term = listed(names)
    else { return nil }
    report("a list has its parameter before it and no blanks", at: whole(all), term)
    return all.count
  }

  /// A list of names as a term of the parameter that has levels of each name.
  private mutating func listed(_ names: [[Part]]) -> String? {
    // `iphone 12, 13` is short for both.
    let whole = names.reduce(into: [[Part]]()) { whole, name in
      let stem = whole.last?.dropLast() ?? []
      whole.append(name.count == 1 && Self.isNumber(name[0]) ? stem + name : name)
    }
    for (number, (parameter, _)) in parameters.enumerated() {
      let values = whole.compactMap { value(of: number, named: $0) }
      if values.count < whole.count { continue }
      let distinct = values.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      return "\(parameter):\(distinct.joined(separator: ","))"
    }
    return nil
  }

  /// The value for the levels of a parameter that begin with words, or else have a label that does; nil for
  /// none.
  ///
  /// The parameter itself may come first.
  private mutating func value(of parameter: Int, named words: [Part]) -> String? {
    let isNamed = words.count > 1 && named(words[0]) == parameter
    let texts = words.dropFirst(isNamed ? 1 : 0).map { String($0) }
    let levels = parameters[parameter].levels
    let labelled =
      parameter < labels.count
      ? labels[parameter].levels(with: texts.joined(separator: " ")).begin : []
    let begins = searches[parameter].levels(with: texts).begins
    guard let found = [begins, labelled].first(where: { $0.contains(true) }) else { return nil }
    let (value, name) = (Self.value(of: found, in: levels), texts.joined(separator: "-"))
    return value.contains(",") && LevelPattern.matches(name, in: levels) == found ? name : value
  }

  /// How many of the first terms are one with blanks around its sign; 0 where there are none.
  func signedTerms(_ terms: ArraySlice<Part>) -> Int {
    func isSign(_ part: Part) -> Bool {
      [":", "<", ">", "<=", ">=", "=", "==", "!="].contains(String(part))
    }
    guard let first = terms.first, let next = terms.dropFirst().first else { return 0 }
    let word = first.prefix { !Self.signs.contains($0) }
    if named(word) == nil { return 0 }
    if word.count < first.count { return isSign(first[word.endIndex...]) ? 2 : 0 }
    if !isSign(next.prefix { Self.signs.contains($0) }) { return 0 }
    return isSign(next) ? (terms.count > 2 ? 3 : 0) : 2
  }

  /// Reports blanks around the sign of a term.
  mutating func reportBlanks(in terms: ArraySlice<Part>) {
    let all = terms.map { String($0) }.joined()
    let word = all.unicodeScalars.prefix { !Self.signs.contains($0) }
    let name = named(Array(word)[...]).map { parameters[$0].name } ?? String(word)
    let sign = all.dropFirst(String(word).count).prefix { "=!".contains($0) }
    let value = all.dropFirst(String(word).count + sign.count)
    report(
      "a term has no blanks", at: whole(terms),
      name + (sign.isEmpty ? "" : sign.first == "!" ? ":!" : ":") + value)
  }

  /// What separates a value from its name, or what people write for it.
  private static let signs = ":<>=!".unicodeScalars

  /// Reports a value with blanks: words behind it with which it is a level, or a number.
  ///
  /// - Returns: How many words belong to it; nil where none does.
  mutating func reportBlanks(after term: Part, _ words: ArraySlice<Part>) -> Int? {
    guard let sign = term.firstIndex(of: ":"), let next = words.first,
      let parameter = parameter(named: term[..<sign])
    else { return nil }
    let start = term.lastIndex { ":,!".unicodeScalars.contains($0) } ?? sign
    let value = term[(start + 1)...], levels = parameters[parameter].levels
    if value.isEmpty || value.contains("*") { return nil }
    let isLevel = searches[parameter].levels(called: [String(value)]).contains(true)
    for count in (1...min(words.count, Self.mostWords - 1)).reversed() {
      let name = ([value] + words.prefix(count)).map { String($0) }
      let called = searches[parameter].levels(called: name)
      let meant =
        called.contains(true) || isLevel
        ? called : searches[parameter].levels(with: name).begins
      if !meant.contains(true) { continue }
      let part = text[value.startIndex..<words[words.startIndex + count - 1].endIndex]
      report("a level has no blanks", at: part, Self.value(of: meant, in: levels))
      return count
    }
    guard Self.isNumber(next),
      let near = NumberedFamily(of: "\(String(value))-\(String(next))", among: levels)
    else { return nil }
    let part = text[value.startIndex..<next.endIndex]
    report(
      Self.noLevel(of: parameters[parameter].name, String(part)), at: part,
      version(next, farFrom: near).map { "\(String(value)) \($0)" } ?? near.value)
    return 1
  }

  /// The term of a version, where a number is rather that than a slip in a name.
  private func version(_ number: Part, farFrom near: NumberedFamily) -> String? {
    if near.gap <= 2 { return nil }
    let owner = parameters.first { _, levels in
      levels.allSatisfy { LevelVersion(ofLevel: $0) != nil }
        && LevelPattern.matches(String(number), in: levels).contains(true)
    }
    return owner.map { "\($0.name):\(String(number))" }
  }

  static func isNumber(_ word: Part) -> Bool { word.allSatisfy { ("0"..."9").contains($0) } }
}
