/// Bush's orthogonal array: the values of all polynomials over a field of a degree below the strength,
/// and their first coefficients.
struct OrthogonalArray {
  private let field: GaloisField
  private let strength: Int
  let rowCount: Int

  /// The smallest one for parameters with equally many levels; there may be more columns, and levels that
  /// represent any.
  ///
  /// - Returns: nil where it has too many rows to be worth making.
  init?(levels: Int, columns: Int, strength: Int) {
    let extra = { (order: Int) in Self.hasTwoMore(order, strength) ? 2 : 1 }
    let orders = max(levels, columns - 2, strength)...max(levels, columns, strength) + 64
    let field = orders.lazy.compactMap { order in
      order + extra(order) >= columns ? GaloisField(order: order) : nil
    }.first
    guard let field else { return nil }
    self.field = field
    self.strength = strength
    rowCount = (0..<strength).reduce(1) { count, _ in min(count * field.order, 1 << 17) }
    if rowCount > 1 << 16 { return nil }
  }

  private static func hasTwoMore(_ order: Int, _ strength: Int) -> Bool {
    strength == 3 && order % 2 == 0
  }

  var rows: [[Int]] {
    let polynomials = (0..<strength).reduce([[]]) { tuples, _ in
      tuples.flatMap { tuple in (0..<field.order).map { tuple + [$0] } }
    }
    let count = Self.hasTwoMore(field.order, strength) ? 2 : 1
    return polynomials.map { polynomial in
      (0..<field.order).map { field.value(of: polynomial, at: $0) } + polynomial[..<count]
    }
  }
}
