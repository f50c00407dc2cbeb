/// A covering array of a known form for parameters of equally many levels.
struct Construction {
  /// How many rows it has.
  let rowCount: Int
  /// Makes the rows; there may be more columns than asked for.
  let rows: () -> [[Int]]

  /// The smallest known form.
  ///
  /// - Parameters:
  ///   - levels: The number of levels; rows may have higher ones, which represent any.
  ///   - columns: The number of parameters.
  ///   - strength: How many parameters are combined.
  /// - Returns: The form with the fewest rows; nil where none is known.
  static func smallest(levels: Int, columns: Int, strength: Int) -> Construction? {
    let forms = [binary, sum, orthogonal, shiftRegister, product]
    return forms.compactMap { $0(levels, columns, strength) }.min { $0.rowCount < $1.rowCount }
  }

  /// The values of a product, the last running fastest.
  static func tuples(of size: Int, _ count: Int) -> [[Int]] {
    (0..<count).reduce([[]]) { tuples, _ in
      tuples.flatMap { tuple in (0..<size).map { tuple + [$0] } }
    }
  }

  /// How many rows a construction may have to be worth making.
  private static let limit = 1 << 16

  /// All tuples, with their sum in one more column.
  private static func sum(_ levels: Int, _ columns: Int, _ strength: Int) -> Self? {
    let rowCount = (0..<strength).reduce(1) { count, _ in min(count * levels, limit + 1) }
    guard columns <= strength + 1, rowCount <= limit else { return nil }
    return Construction(rowCount: rowCount) {
      tuples(of: levels, strength).map { $0 + [$0.reduce(0, +) % levels] }
    }
  }

  /// Bush's orthogonal array: the values of all polynomials of a degree below the strength.
  private static func orthogonal(_ levels: Int, _ columns: Int, _ strength: Int) -> Self? {
    let isHyperoval = { (order: Int) in strength == 3 && order % 2 == 0 ? 1 : 0 }
    let orders = max(levels, columns - 2, strength)...max(levels, columns, strength) + 64
    let field = orders.lazy.compactMap { order in
      order + 1 + isHyperoval(order) >= columns ? GaloisField(order: order) : nil
    }.first
    guard let field else { return nil }
    let rowCount = (0..<strength).reduce(1) { count, _ in min(count * field.order, limit + 1) }
    guard rowCount <= limit else { return nil }
    return Construction(rowCount: rowCount) {
      tuples(of: field.order, strength).map { polynomial in
        (0..<field.order).map { field.value(of: polynomial, at: $0) } + polynomial[..<1]
          + (isHyperoval(field.order) == 1 ? polynomial[1..<2] : [])
      }
    }
  }

  /// Kleitman's, Spencer's and Katona's pairs of two levels: columns with half of the rows each.
  private static func binary(_ levels: Int, _ columns: Int, _ strength: Int) -> Self? {
    guard levels <= 2, strength == 2, columns <= 1 << 16 else { return nil }
    var rowCount = 4
    func halves(_ rows: Int) -> Int {
      // The ways to choose rows / 2 - 1 of rows - 1, which is the most that no two complement.
      (0..<rows / 2 - 1).reduce(1) { $0 * (rows - 1 - $1) / ($1 + 1) }
    }
    while halves(rowCount) < columns { rowCount += 1 }
    let rows = rowCount
    return Construction(rowCount: rows) {
      let chosen = subsets(Array(1..<rows), rows / 2 - 1).prefix(columns)
      return (0..<rows).map { row in chosen.map { row == 0 || $0.contains(row) ? 1 : 0 } }
    }
  }
}
