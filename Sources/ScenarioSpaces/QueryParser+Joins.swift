/// Names with the words that belong to them: those that `or` joins, a noun, and what a parameter's
/// name means besides.
extension QueryParser {
  /// Reads the longest name that some words begin with, and the names that `or` joins to it.
  ///
  /// - Returns: How many words they are; 0 where the words begin with no name.
  mutating func readNames(_ words: ArraySlice<Part>) -> Int {
    var (count, found) = longestName(of: words)
    let name = words.prefix(count)
    if name.isEmpty || !requireLevels(name, found) { return count }
    (count, found) = withNoun(count, found, in: words)
    while let or = words.dropFirst(count).first, Self.isOr(or) {
      let next = alternative(to: name, in: words.dropFirst(count + 1))
      if next.count == 0 { break }
      let (end, other) = withNoun(count + 1 + next.count, next.found, in: words)
      count = end
      if other.isEmpty || !requireLevels(next.name, other) { return count }
      let areAlike = isScoped(name, found) == isScoped(next.name, other)
      found = Self.joined(found, other)
      if found.isEmpty || !areAlike {
        reportMisplaced(or)
        return count
      }
    }
    take(name, found)
    return count
  }

  /// The levels that either of two names has, in the parameters in which both have some.
  private static func joined(_ first: [Found], _ second: [Found]) -> [Found] {
    first.compactMap { one -> Found? in
      guard let other = second.first(where: { $0.parameter == one.parameter }) else { return nil }
      return (one.parameter, zip(one.levels, other.levels).map { $0 || $1 })
    }
  }

  /// The name behind an `or`, in front of which the first words of the other name may be left out:
  /// the 16 of `iphone 15 or 16`.
  ///
  /// - Returns: How many words it is, the whole name, and the levels that have it; 0 for none, and
  ///   no levels where an error is reported.
  private mutating func alternative(
    to name: ArraySlice<Part>, in words: ArraySlice<Part>
  ) -> (count: Int, name: ArraySlice<Part>, found: [Found]) {
    let heads = (0..<name.count).reversed().map { name.prefix($0) }
    let canSkip = words.first.map { isFiller($0) || Self.isOr($0) } ?? false
    for skipped in canSkip ? [0, 1] : [0] {
      let own = words.dropFirst(skipped)
      let isNamed = own.first.flatMap(parameter(meantBy:)) != nil
      for head in isNamed ? [name.prefix(0)] + heads : heads {
        let all = head.isEmpty ? own : head + own
        let (count, found) = longestName(of: all)
        let other = all.prefix(count)
        let isSame =
          !head.isEmpty
          && other.map { String($0).caseFolded } == name.map { String($0).caseFolded }
        if count <= head.count || isSame { continue }
        if head.isEmpty, name.count > 1, !isNamed, !isBeginning(other) {
          let part = whole(other)
          report(
            "`\(String(part))` behind `or` begins no name: write the whole name, as in "
              + "`iphone 15 or iphone 16`", at: part)
          return (skipped + count, other, [])
        }
        return (skipped + count - head.count, other, found)
      }
    }
    return (0, [], [])
  }

  /// Whether words are a synonym, or some level begins with them.
  private mutating func isBeginning(_ words: ArraySlice<Part>) -> Bool {
    let texts = words.map { String($0) }
    if levels(calledBy: texts[...]) != nil { return true }
    return parameters.indices.contains { searches[$0].levels(with: texts).begins.contains(true) }
  }

  /// Reports what `or` cannot do.
  ///
  /// A query is one list of levels for each parameter. Behind a colon a comma does it.
  mutating func reportMisplaced(_ or: Part) {
    let before = text[..<or.startIndex].split { " \t\r\n".has($0) }.last ?? []
    let after = text[or.endIndex...].split { " \t\r\n".has($0) }.first ?? []
    let name = before.firstIndex(of: ":").map { before[...$0] } ?? []
    let value = !name.isEmpty && after.starts(with: name) ? after.dropFirst(name.count) : after
    if name.isEmpty || value.isEmpty || value.contains(where: { ":<>".has($0) }) {
      report("`\(String(or))` needs names of levels of one parameter on both sides", at: or)
    } else {
      let list = "\(String(before)),\(String(value))"
      report("`\(String(or))` joins names without a colon: write `\(list)`", at: or)
    }
  }

  /// A name and the noun behind it: `free window`; and `split window` is none of the keyboards.
  private func withNoun(
    _ count: Int, _ found: [Found], in words: ArraySlice<Part>
  ) -> (count: Int, found: [Found]) {
    guard let word = words.dropFirst(count).first, Self.isNoun(word) else { return (count, found) }
    let noun = String(word).caseFolded
    let own = found.filter { noun.starts(with: parameters[$0.parameter].name.utf8) }
    return own.isEmpty ? (count, found) : (count + 1, own)
  }

  /// What a parameter's name among some words means besides the parameter that is found: the iPads
  /// of `ipados 26`.
  func scope(of words: ArraySlice<Part>, beside found: Int) -> Found? {
    words.filter { parameter(meantBy: $0) != nil }
      .compactMap { levels(calledBy: [String($0)]) }
      .first { $0.parameter != found }
  }

  /// Narrows to what a parameter's name means besides.
  mutating func narrowScope(of words: ArraySlice<Part>, beside found: Int) {
    if let scope = scope(of: words, beside: found) { narrow(scope.parameter, to: scope.levels) }
  }

  private func isScoped(_ words: ArraySlice<Part>, _ found: [Found]) -> Bool {
    found.contains { scope(of: words, beside: $0.parameter) != nil }
  }
}
