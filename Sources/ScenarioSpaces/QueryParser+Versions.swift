/// Words for versions, such as `before ios 15` or `ios 15 to 17`.
extension QueryParser {
  /// The levels of a parameter whose versions some words choose; nil where they choose none.
  ///
  /// The synonyms have the form of such words, with `#` for each version and without the parameter's
  /// name, and mean as many comparisons.
  func versions(calledBy words: ArraySlice<String>) -> Found? {
    var names: [Int] = []
    var unnamed: [String] = []
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      let isFirst = names.isEmpty && unnamed.isEmpty
      if isFirst || next.first.map(Self.isDigit) ?? false,
        let name = self.parameter(meantBy: Array(word.unicodeScalars)[...])
      {
        names.append(name)
      } else {
        unnamed.append(word)
      }
    }
    let (form, bounds) = Self.form(of: unnamed.joined(separator: " "))
    guard let terms = synonyms[form]?.split(separator: " "), terms.count == bounds.count,
      let name = terms.first?.prefix(while: { !"<>".contains($0) }),
      let parameter = parameters.firstIndex(where: { $0.name == name }),
      names.allSatisfy({ $0 == parameter })
    else { return nil }
    let levels = parameters[parameter].levels.map { level in
      let version = LevelVersion(ofLevel: level)
      return zip(terms, bounds).allSatisfy { term, bound in
        version?.holds(term.dropFirst(name.count).dropLast(), bound) ?? false
      }
    }
    return (parameter, levels)
  }

  /// A text in lower case with `#` for each version, and the versions.
  private static func form(of text: String) -> (form: String, versions: [LevelVersion]) {
    let text = String(decoding: text.caseFolded, as: UTF8.self)
    var form = ""
    for (previous, character) in zip(" " + text, text) {
      if !isNumeral(character) {
        form.append(character)
      } else if !isNumeral(previous) {
        form.append("#")
      }
    }
    return (form, text.split { !isNumeral($0) }.compactMap { LevelVersion($0) })
  }

  private static func isNumeral(_ character: Character) -> Bool {
    character == "." || isDigit(character)
  }

  /// Whether words in the form of versions do not speak of something else.
  ///
  /// Without the parameter's name only `17+` is a version, and `17 or later` at the beginning: the 16 of
  /// `iphone 16 or later` is a device.
  func isVersions(_ words: ArraySlice<Part>) -> Bool {
    if words.contains(where: { parameter(meantBy: $0) != nil }) { return true }
    guard let last = words.last?.last else { return false }
    return last == "+" || words.startIndex == 0 && Self.isLetter(Character(last))
  }
}
