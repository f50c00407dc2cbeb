import Testing

@testable import ScenarioSpaces

struct ConstructionTests {
  /// Levels, columns, strength, and the rows that the form's theory gives.
  @Test(arguments: [
    // Bush: the square or cube of the order.
    (3, 4, 2, 9), (5, 6, 2, 25), (4, 6, 3, 64), (7, 8, 3, 343), (8, 9, 2, 64), (9, 10, 2, 81),
    // Sums: all tuples of so many columns.
    (3, 4, 4, 81), (6, 3, 2, 36), (2, 7, 6, 64),
    // Kleitman and Spencer, Katona: the fewest rows of which half, less one each, give enough.
    (2, 3, 2, 4), (2, 4, 2, 5), (2, 10, 2, 6), (2, 15, 2, 7), (2, 35, 2, 8),
    // Raaphorst, Moura and Stevens: twice the cube, less one.
    (3, 13, 3, 53), (4, 21, 3, 127),
    // A product of two lines: one square and one less the constant rows.
    (3, 13, 2, 15), (4, 20, 2, 28),
  ])
  func `Each form covers with its rows`(
    levels: Int, columns: Int, strength: Int, count: Int
  ) throws {
    let found = try #require(
      Construction.smallest(levels: levels, columns: columns, strength: strength))
    let rows = found.rows()
    #expect(rows.count == count)
    #expect(found.rowCount == count)
    #expect(rows.allSatisfy { $0.count >= columns })
    for chosen in choices(of: strength, below: columns) {
      let tuples = Set(rows.map { row in chosen.map { row[$0] } })
      let wanted = tuples.count { $0.allSatisfy { $0 < levels } }
      #expect(wanted == power(levels, strength), "columns \(chosen)")
    }
  }

  @Test(arguments: [2, 3, 4, 5, 7, 8, 9, 11, 13, 16, 25, 27, 32, 49, 64])
  func `A field's elements have inverses, and products distribute`(order: Int) throws {
    let field = try #require(GaloisField(order: order))
    for a in 0..<order {
      #expect(field.sum(a, 0) == a)
      #expect(field.product(a, 1) == a)
      #expect((0..<order).contains { field.sum(a, $0) == 0 })
      if a > 0 { #expect(Set((0..<order).map { field.product(a, $0) }).count == order) }
      for b in 0..<order {
        let c = (3 * a + b + 1) % order
        #expect(
          field.product(a, field.sum(b, c)) == field.sum(field.product(a, b), field.product(a, c)))
      }
    }
  }

  @Test(arguments: [0, 1, 6, 10, 12, 15, 36, 65, 81])
  func `Other orders have no field`(order: Int) {
    #expect(GaloisField(order: order) == nil)
  }

  private func choices(of count: Int, below bound: Int) -> [[Int]] {
    (0..<count).reduce([[]]) { choices, _ in
      choices.flatMap { choice in
        ((choice.last ?? -1) + 1..<bound).map { choice + [$0] }
      }
    }
  }

  private func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }
}
