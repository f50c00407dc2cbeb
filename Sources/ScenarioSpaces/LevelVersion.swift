/// A version in a query or at the beginning of a level's name, such as `17` or `26.1`.
package struct LevelVersion: Hashable, Sendable {
  /// The numbers between the dots, the major one first.
  package let numbers: [Int]

  /// Reads a version: numbers of up to nine digits with dots between them.
  package init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for part in parts {
      guard (1...9).contains(part.count), part.allSatisfy({ 48...57 ~= $0 }) else { return nil }
      numbers.append(part.reduce(0) { $0 * 10 + Int($1 - 48) })
    }
    self.numbers = numbers
  }

  /// The version of a level: what precedes the `+` of its name, if any.
  package init?(ofLevel name: String) { self.init(name.prefix { $0 != "+" }) }

  /// Compares a level's version with a bound by the numbers that the bound has.
  ///
  /// A bound therefore represents its family: 18.7 is neither less nor greater than 18. A number
  /// that the level lacks is 0.
  ///
  /// - Returns: -1 if the level is less, 0 if it is of the bound's family, 1 if it is greater.
  package func order(relativeTo bound: LevelVersion) -> Int {
    for (index, number) in bound.numbers.enumerated() {
      let own = index < numbers.count ? numbers[index] : 0
      if own != number { return own < number ? -1 : 1 }
    }
    return 0
  }

  /// Whether a comparison of a level's version with a bound holds; its sign is such as `>=`.
  func holds(_ sign: some StringProtocol, _ bound: LevelVersion) -> Bool {
    let order = self.order(relativeTo: bound)
    return order == 0 ? sign.last == "=" : (order > 0) == (sign.first == ">")
  }

  /// The level that stands for this version, which has none: of the same major version the first that is
  /// not before it, or else the last.
  ///
  /// Levels with a `+` stand for nothing else.
  func standIns(in levels: [String]) -> [Bool] {
    let same = levels.indices.compactMap { level in
      LevelVersion(levels[level]).map { (level: level, version: $0) }
    }.filter { $0.version.numbers.first == numbers.first }
      .sorted { $0.version.order(relativeTo: $1.version) < 0 }
    let standIn = same.first { $0.version.order(relativeTo: self) >= 0 } ?? same.last
    return levels.indices.map { $0 == standIn?.level }
  }
}
