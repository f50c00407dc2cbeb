internal import Dispatch
internal import Synchronization

/// A sum that can be built in parts.
///
/// `init()` is neutral and `merge` is associative, so that a fold over parts, merged in order, is
/// the fold over the whole.
package protocol Accumulator {
  /// The sum of nothing.
  init()
  /// Adds the sum of what comes right after.
  mutating func merge(_ next: Self)
}

extension Range<Int> {
  /// Folds the range in parallel: an accumulator for each chunk, merged in the order of the chunks.
  ///
  /// The result depends on the range and the grain, never on the number of threads.
  ///
  /// - Parameters:
  ///   - grain: The number of indices in a chunk.
  ///   - threads: The maximum number of chunks that run at a time; nil for one per core.
  ///   - body: Adds an index to its chunk's accumulator.
  /// - Returns: The sum over the whole range.
  /// - Complexity: O(*n*) calls of `body`, and one lock for each chunk.
  package func concurrentFold<Sum: Accumulator & Sendable>(
    grain: Int, threads: Int? = nil, _ body: @Sendable (inout Sum, Int) -> Void
  ) -> Sum {
    let chunks = (count + grain - 1) / grain
    let fold = Mutex(Fold<Sum>())
    DispatchQueue.concurrentPerform(iterations: Swift.min(threads ?? chunks, chunks)) { _ in
      while let chunk = fold.withLock({ $0.begin(of: chunks) }) {
        var sum = Sum()
        let start = lowerBound + chunk * grain
        for index in start..<Swift.min(start + grain, upperBound) { body(&sum, index) }
        fold.withLock { $0.parts[chunk] = sum }
        // Merged as soon as all before it are, so that few chunks are kept.
        while let (merged, next) = fold.withLock({ $0.beginMerging() }) {
          var sum = consume merged
          sum.merge(next)
          fold.withLock { $0.endMerging(sum) }
        }
      }
    }
    return fold.withLock { $0.whole ?? Sum() }
  }
}

/// The state of a fold: chunks are begun and merged in order, one merge at a time.
private struct Fold<Sum: Accumulator & Sendable>: Sendable {
  private var begun = 0
  private var merged = 0
  /// The chunks that are done and wait for one before them.
  var parts: [Int: Sum] = [:]
  /// The sum of the merged chunks; nil during a merge.
  private(set) var whole: Sum? = Sum()

  /// The next chunk; nil where all are begun.
  mutating func begin(of chunks: Int) -> Int? {
    defer { begun += 1 }
    return begun < chunks ? begun : nil
  }

  /// Takes out what can be merged.
  mutating func beginMerging() -> (whole: Sum, next: Sum)? {
    guard let sum = whole, let next = parts.removeValue(forKey: merged) else { return nil }
    whole = nil
    return (sum, next)
  }

  mutating func endMerging(_ sum: Sum) {
    whole = sum
    merged += 1
  }
}
