extension Range<Int> {
  /// Transforms each index in parallel.
  ///
  /// - Parameters:
  ///   - threads: The maximum number of indices at a time; nil for one per core.
  ///   - transform: Called once for each index.
  /// - Returns: The values in the order of the range.
  package func concurrentMap<Value: Sendable>(
    threads: Int? = nil, _ transform: @Sendable (Int) -> Value
  ) -> [Value] {
    let values: Concatenation<Value> = concurrentFold(grain: 1, threads: threads) {
      $0.elements.append(transform($1))
    }
    return values.elements
  }
}

private struct Concatenation<Element: Sendable>: Accumulator, Sendable {
  var elements: [Element] = []

  mutating func merge(_ next: Self) { elements += next.elements }
}
