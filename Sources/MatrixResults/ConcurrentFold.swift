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
    guard chunks > 0 else { return Sum() }
    let next = Mutex(0)
    let parts = Mutex([Sum?](repeating: nil, count: chunks))
    DispatchQueue.concurrentPerform(iterations: Swift.min(threads ?? chunks, chunks)) { _ in
      while let chunk = next.withLock({ next in
        defer { next += 1 }
        return next < chunks ? next : nil
      }) {
        var sum = Sum()
        let start = lowerBound + chunk * grain
        for index in start..<Swift.min(start + grain, upperBound) { body(&sum, index) }
        parts.withLock { $0[chunk] = sum }
      }
    }
    var whole = Sum()
    for part in parts.withLock({ $0 }) {
      if let part { whole.merge(part) }
    }
    return whole
  }
}
