import TestSupport
import Testing

@testable import ScenarioSpaces

struct SoleTuplesTests {
  static let sizes = [3, 2, 4, 2, 3]
  /// Sets of different sizes, one inside none of the others.
  static let sets = [[0, 1, 2], [0, 3], [1, 3, 4], [2, 4]]

  /// Random rows with what each cell holds alone.
  private static func random(using random: inout SplitMix64) -> SoleTuples {
    let cells = (0..<9).flatMap { _ in
      sizes.map { UInt16.random(in: 0..<UInt16($0), using: &random) }
    }
    let index = TupleIndex(sizes: sizes, sets: sets)
    var counts = TupleCounts(index, isWanted: (0..<index.count).map { $0 % 7 > 0 })
    for start in stride(from: 0, to: cells.count, by: sizes.count) {
      counts.add(cells, from: start)
    }
    return SoleTuples(cells, counts: counts)
  }

  @Test
  func `Changes and removals keep what each cell holds alone`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<20 {
      var rows = Self.random(using: &random)
      for step in 0..<60 {
        if step % 20 == 19 {
          rows.remove(Int.random(in: 0..<rows.rowCount, using: &random))
        } else {
          let parameter = Int.random(in: Self.sizes.indices, using: &random)
          rows.change(
            Int.random(in: 0..<rows.rowCount, using: &random), parameter,
            to: Int.random(in: 0..<Self.sizes[parameter], using: &random))
        }
        // Counted anew from the same rows.
        #expect(rows.sole == SoleTuples(rows.cells, counts: rows.counts).sole)
        #expect(rows.sole == Self.counted(rows))
      }
    }
  }

  /// For each cell, how many tuples with it one row alone holds, by comparing all rows.
  private static func counted(_ rows: SoleTuples) -> [Int32] {
    let index = rows.counts.index
    var sole = [Int32](repeating: 0, count: rows.cells.count)
    let all = (0..<rows.rowCount).map { row in
      sets.indices.map { index.tuple(of: $0, in: rows.cells, from: row * sizes.count) }
    }
    for (row, tuples) in all.enumerated() {
      for (set, tuple) in zip(sets, tuples)
      where tuple % 7 > 0 && all.count(where: { $0.contains(tuple) }) == 1 {
        for parameter in set { sole[row * sizes.count + parameter] += 1 }
      }
    }
    return sole
  }

  @Test
  func `What a change of several cells loses is what it leaves uncovered`() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<200 {
      var rows = Self.random(using: &random)
      let row = Int.random(in: 0..<rows.rowCount, using: &random)
      let parameters = Self.sizes.indices.filter { _ in Bool.random(using: &random) }
      let changes = parameters.map { parameter in
        let old = Int(rows.cells[row * Self.sizes.count + parameter])
        return (parameter: parameter, level: (old + 1) % Self.sizes[parameter])
      }
      var open = OpenTuples()
      open.update(rows.counts)
      let gain = open.gain(
        rows.cells[row * Self.sizes.count..<(row + 1) * Self.sizes.count], changes)
      let loss = rows.lost(row, parameters) - gain
      let before = rows.counts.uncovered.count
      for (parameter, level) in changes { rows.change(row, parameter, to: level) }
      #expect(rows.counts.uncovered.count - before == loss)
    }
  }
}
