/// The numbers of scenarios of the parameters from one on and before another.
struct LevelSpans {
  private let spans: [Int]
  private let width: Int

  /// Multiplies the numbers of levels of each parameter.
  init(_ sizes: [Int]) {
    width = sizes.count + 1
    spans = (0..<width).flatMap { first in
      sizes[first...].reduce(into: [Int](repeating: 1, count: first + 1)) {
        let (product, overflow) = ($0.last ?? 1).multipliedReportingOverflow(by: $1)
        precondition(!overflow, "a count does not fit an Int")
        $0.append(product)
      }
    }
  }

  subscript(first: Int, end: Int) -> Int { spans[first * width + end] }
}
