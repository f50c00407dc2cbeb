/// Levels as a list of shares names them: `iphone-17*,iphone-air`.
///
/// They are the values of a query, but a name is not its family's: what a run lacks leaves its share
/// to nobody. A version is: `18` is 18.7 too.
package struct LevelValues: Hashable, Sendable {
  /// The values that choose levels.
  private let chosen: [String]
  /// The values from the first `!` on: their levels are left out.
  private let excluded: [String]

  /// Reads values with commas between them; nil where one is neither a name nor a pattern with `*`.
  package init?(_ text: String) {
    let values = text.split(separator: ",", omittingEmptySubsequences: false)
    let names = values.map { String($0.first == "!" ? $0.dropFirst() : $0) }
    guard names.allSatisfy(Self.isValue) else { return nil }
    let count = values.firstIndex { $0.first == "!" } ?? names.count
    chosen = count == 0 ? ["*"] : Array(names[..<count])
    excluded = Array(names[count...])
  }

  private static func isValue(_ text: String) -> Bool {
    !text.isEmpty && Parameter.isLegal("0" + text.filter { $0 != "*" })
  }

  /// Whether each level is named; none is where the run lacks them all.
  package func matches(in levels: [String]) -> [Bool] {
    zip(Self.union(chosen, in: levels), Self.union(excluded, in: levels)).map { $0 && !$1 }
  }

  /// The values that choose no level.
  package func unmatched(in levels: [String]) -> [String] {
    chosen.filter { !Self.matches($0, in: levels).contains(true) }
  }

  private static func union(_ values: [String], in levels: [String]) -> [Bool] {
    values.reduce(levels.map { _ in false }) { result, value in
      zip(result, matches(value, in: levels)).map { $0 || $1 }
    }
  }

  private static func matches(_ value: String, in levels: [String]) -> [Bool] {
    let matches = LevelPattern.matches(value, in: levels)
    if value.contains("*") || LevelVersion(value) != nil { return matches }
    let name = value.caseFolded
    return zip(levels, matches).map { level, matches in matches && level.caseFolded == name }
  }
}
