extension Construction {
  /// Pairs after Colbourn, Martirosyan, Mullen, Shasha, Sherwood and Yucas: products of orthogonal
  /// arrays whose first rows are constant.
  static func product(_ levels: Int, _ columns: Int, _ strength: Int) -> Self? {
    guard strength == 2, let field = GaloisField.smallest(from: levels) else { return nil }
    let order = field.order
    // The columns whose first rows are all levels in turn, and those that are zero there.
    var (full, zero, factors) = (order, 1, 1)
    while full + zero < columns {
      (full, zero) = (full * order, full + zero * order)
      factors += 1
    }
    guard factors > 1 else { return nil }
    let rowCount = order * order + (factors - 1) * (order * order - order)
    return Construction(rowCount: rowCount) {
      let base = PartitionedArray(field)
      return (1..<factors).reduce(base) { product, _ in product.times(base, order) }.rows
    }
  }
}

/// An array of pairs whose first rows are constant: all levels in turn in some columns, zero in the
/// others.
private struct PartitionedArray {
  var full: [[Int]]
  var zero: [[Int]]

  /// The orthogonal array of lines `y = a x + b`, sorted by `a`.
  init(_ field: GaloisField) {
    let lines = Construction.tuples(of: field.order, 2)
    full = (0..<field.order).map { x in lines.map { field.value(of: $0, at: x) } }
    zero = [lines.map { $0[0] }]
  }

  private init(full: [[Int]], zero: [[Int]]) {
    self.full = full
    self.zero = zero
  }

  func times(_ other: PartitionedArray, _ levels: Int) -> PartitionedArray {
    let nothing = [Int](repeating: 0, count: levels)
    return PartitionedArray(
      full: full.flatMap { a in other.full.map { a + $0[levels...] } },
      zero: full.flatMap { a in other.zero.map { nothing + a[levels...] + $0[levels...] } }
        + zero.flatMap { a in other.full.map { a + $0[levels...] } })
  }

  var rows: [[Int]] {
    let columns = full + zero
    return (columns.first ?? []).indices.map { row in columns.map { $0[row] } }
  }
}
