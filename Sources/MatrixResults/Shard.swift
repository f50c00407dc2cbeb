/// A part of a run: one of several contiguous ranges of configurations.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The part's number, from 1 to `count`.
  package let index: Int
  package let count: Int

  /// The most parts of a run: far more than there are configurations to divide.
  package static let mostParts = 1_000_000

  /// Creates a part; nil where the number is not from 1 to the count, or the count is too large.
  package init?(_ index: Int, of count: Int) {
    guard (1...Self.mostParts).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads "3/8".
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(index, of: count)
  }

  /// The part as "3/8".
  package var description: String { "\(index)/\(count)" }
}
