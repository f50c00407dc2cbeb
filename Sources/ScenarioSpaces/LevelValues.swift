/// Levels as a list of shares names them: `iphone-17*,iphone-air`.
///
/// They are the values of a query, but a name is not its family's: what a run lacks leaves its share
/// to nobody. A version is: `18` is 18.7 too.
package struct LevelValues: Hashable, Sendable {
  /// The values between the commas.
  package let values: [String]

  /// Reads values with commas between them; nil where one is neither a name nor a pattern with `*`.
  package init?(_ text: String) {
    values = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard values.allSatisfy(Self.isValue) else { return nil }
  }

  private static func isValue(_ text: String) -> Bool {
    !text.isEmpty && Parameter.isLegal("0" + text.filter { $0 != "*" })
  }

  /// Whether some value matches each level; none does where the run lacks them all.
  package func matches(in levels: [String]) -> [Bool] {
    values.reduce(levels.map { _ in false }) { result, value in
      zip(result, Self.matches(value, in: levels)).map { $0 || $1 }
    }
  }

  /// The values that match no level.
  package func unmatched(in levels: [String]) -> [String] {
    values.filter { !Self.matches($0, in: levels).contains(true) }
  }

  private static func matches(_ value: String, in levels: [String]) -> [Bool] {
    let matches = LevelPattern.matches(value, in: levels)
    if value.contains("*") || LevelVersion(value) != nil { return matches }
    let name = value.caseFolded
    return zip(levels, matches).map { level, matches in matches && level.caseFolded == name }
  }
}
