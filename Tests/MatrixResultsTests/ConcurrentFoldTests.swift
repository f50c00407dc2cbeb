import MatrixResults
import TestSupport
import Testing

/// A sum that remembers the order: merging out of order would show.
private struct Trace: Accumulator, Equatable, Sendable {
  var indices: [Int] = []
  init() {}
  mutating func merge(_ next: Trace) { indices += next.indices }
}

@Suite struct ConcurrentFoldTests {
  @Test(arguments: [1, 2, 4, 7])
  func `A fold keeps the order of its range on any number of threads`(threads: Int) {
    let range = 3..<1003
    let trace: Trace = range.concurrentFold(grain: 17, threads: threads) { sum, index in
      sum.indices.append(index)
    }
    #expect(trace.indices == Array(range))
  }

  @Test func `A fold of a range is the folds of its parts merged`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<50 {
      let end = Int.random(in: 1..<400, using: &random)
      let cut = Int.random(in: 0...end, using: &random)
      let grain = Int.random(in: 1..<40, using: &random)
      func fold(_ range: Range<Int>) -> Trace {
        range.concurrentFold(grain: grain) { $0.indices.append($1) }
      }
      var parts = fold(0..<cut)
      parts.merge(fold(cut..<end))
      #expect(parts == fold(0..<end), "cut \(cut) of \(end), grain \(grain)")
    }
  }

  @Test func `A fold of nothing is the neutral sum`() {
    let trace: Trace = (5..<5).concurrentFold(grain: 4) { $0.indices.append($1) }
    #expect(trace == Trace())
  }
}
