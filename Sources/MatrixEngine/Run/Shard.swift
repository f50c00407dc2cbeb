/// A part of a run: one of several contiguous ranges of places.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The part's number, from 1 to `count`.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// The most parts of a run: far more than there are places to divide.
  public static let mostParts = 1_000_000

  /// Creates a part; nil where the number is not from 1 to the count, or the count is too large.
  public init?(_ index: Int, of count: Int) {
    guard (1...Self.mostParts).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads "3/8".
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(index, of: count)
  }

  /// The part as "3/8".
  public var description: String { "\(index)/\(count)" }

  /// The places of this part, by the work of all places: cut where the work before a place passes
  /// the part's share.
  ///
  /// Parts are cut between prefixes of the parameters that are as short as still gives every part
  /// a prefix.
  ///
  /// - Parameters:
  ///   - places: The levels of each place, ascending.
  ///   - work: The work of each place.
  /// - Returns: A range of places; empty where there are more parts than places.
  /// - Complexity: O(*p*) for *p* places.
  func range(of places: [[Int]], work: [Int]) -> Range<Int> {
    let starts = Self.prefixStarts(of: places, atLeast: count)
    let total = work.reduce(0, +)
    var before = 0
    var next = 0
    var part = [Int](repeating: 0, count: starts.count)
    for (number, start) in starts.enumerated() {
      while next < start {
        before += work[next]
        next += 1
      }
      part[number] = total == 0 ? 0 : min(count - 1, before * count / total)
    }
    let first = part.firstIndex { $0 >= index - 1 }.map { starts[$0] } ?? places.count
    let end = part.firstIndex { $0 >= index }.map { starts[$0] } ?? places.count
    return first..<end
  }

  /// Where the shortest prefixes begin of which there are enough.
  private static func prefixStarts(of places: [[Int]], atLeast count: Int) -> [Int] {
    let depth = places.first?.count ?? 0
    for length in 1...max(1, depth) {
      let starts = places.indices.filter {
        $0 == 0 || places[$0].prefix(length) != places[$0 - 1].prefix(length)
      }
      // Four prefixes for each part, so that parts can be even.
      if starts.count >= 4 * count || length >= depth { return starts }
    }
    return []
  }
}
