import MatrixResults

extension Shard {
  /// The configurations of this part, by the work of all: a part ends where the work before a
  /// configuration reaches its share.
  ///
  /// Parts are cut between prefixes of the parameters that are as short as still gives every part
  /// a prefix.
  ///
  /// - Parameters:
  ///   - configurations: The levels of each configuration, ascending.
  ///   - work: The work of each configuration.
  /// - Returns: A range of configurations; empty where there are more parts than configurations.
  /// - Complexity: O(*p*) for *p* configurations.
  func range(of configurations: [[Int]], work: [Int]) -> Range<Int> {
    let starts = Self.prefixStarts(of: configurations, atLeast: count)
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
    let first = part.firstIndex { $0 >= index - 1 }.map { starts[$0] } ?? configurations.count
    let end = part.firstIndex { $0 >= index }.map { starts[$0] } ?? configurations.count
    return first..<end
  }

  /// Where the shortest prefixes begin of which there are enough.
  private static func prefixStarts(of configurations: [[Int]], atLeast count: Int) -> [Int] {
    let depth = configurations.first?.count ?? 0
    for length in 1...max(1, depth) {
      let starts = configurations.indices.filter {
        $0 == 0 || configurations[$0].prefix(length) != configurations[$0 - 1].prefix(length)
      }
      // Four prefixes for each part, so that parts can be even.
      if starts.count >= 4 * count || length >= depth { return starts }
    }
    return []
  }
}
