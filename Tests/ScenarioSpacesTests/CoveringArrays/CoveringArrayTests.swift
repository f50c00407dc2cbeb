import ScenarioSpaces
import Testing

extension SearchEffort {
  /// Enough for small models, unoptimized.
  static let little = SearchEffort(start: 20_000, search: 100_000)
}

struct CoveringArrayTests {
  @Test(arguments: 1...6)
  func `Arrays of random models are complete and hold no forbidden row`(strength: Int) throws {
    for seed in 0..<40 {
      let model = CoveringModel.random(seed: UInt64(seed), strength: strength)
      let array = try model.array(effort: .little)
      let verifier = ArrayVerifier(model)
      #expect(verifier.wrongRows(in: array.rows) == [], "seed \(seed)")
      #expect(verifier.missing(in: array.rows) == [], "seed \(seed)")
      #expect(array.tupleCount == verifier.wanted.count, "seed \(seed)")
      #expect(array.keptCount == 0 && array.forbiddenRows == [])
    }
  }

  /// A row holds one tuple of each set, so that no array has fewer rows than a set has tuples; for
  /// binary pairs the bound is Kleitman's and Spencer's.
  @Test(arguments: [
    ([3, 3, 3, 3], 2, 9), ([5, 5, 5, 5, 5, 5], 2, 25), ([4, 4, 4, 4, 4, 4], 3, 64),
    ([2, 2, 2, 2, 2, 2, 2, 2, 2, 2], 2, 6), ([6, 3, 3, 3, 3], 2, 18), ([4, 3, 2], 3, 24),
    ([4, 3, 2], 5, 24), ([4, 3, 2], 1, 4), ([7], 2, 7), ([2, 2, 2, 2, 2], 4, 16),
  ])
  func `Arrays are as small as can be where that is known`(
    sizes: [Int], strength: Int, count: Int
  ) throws {
    let model = CoveringModel(sizes: sizes, strength: strength)
    let array = try model.array(effort: SearchEffort(start: 500_000, search: 2_000_000))
    #expect(array.rows.count == count)
    #expect(ArrayVerifier(model).missing(in: array.rows) == [])
  }

  @Test
  func `Contradictory conditions allow no rows`() throws {
    var model = CoveringModel(sizes: [2, 3], strength: 2)
    model.conditions = [.any([])]
    let array = try model.array()
    #expect(array.rows == [])
    #expect(array.tupleCount == 0)
    model.conditions = []
    model.parameters[0].isExcluded = [true, true]
    #expect(try model.array().rows == [])
  }

  @Test
  func `A constraint's violations are in no row`() throws {
    var model = CoveringModel(sizes: [3, 3, 2], strength: 2)
    let constraint = Constraint("later than the last", over: [0, 1]) { $0[0] > $0[1] }
    model.conditions = [.excluding(constraint)]
    let array = try model.array(effort: .little)
    #expect(!array.rows.contains(where: constraint.isViolated))
    #expect(array.tupleCount == 21 - 3)
    #expect(ArrayVerifier(model).missing(in: array.rows) == [])
  }

  @Test
  func `Free cells follow the weights`() throws {
    var model = CoveringModel(sizes: [10, 2], strength: 1)
    model.parameters[1].weights = [9, 1]
    let array = try model.array(effort: .little)
    #expect(array.rows.count == 10)
    #expect(array.rows.count { $0[1] == 1 } == 1)
    #expect(ArrayVerifier(model).missing(in: array.rows) == [])
  }

  @Test
  func `Negative levels come one at a time and positive pairs without them`() throws {
    var model = CoveringModel(sizes: [3, 3, 2], strength: 2)
    model.parameters[0].isNegative[2] = true
    model.parameters[1].isNegative[2] = true
    let rows = try model.array(effort: .little).rows
    // Positive rows: 2 · 2; each negative level meets two levels of each other parameter in two.
    #expect(rows.count == 8)
    #expect(!rows.contains { $0[0] == 2 && $0[1] == 2 })
    #expect(rows.count { $0[0] < 2 && $0[1] < 2 } == 4)
    #expect(ArrayVerifier(model).missing(in: rows) == [])
  }

  @Test
  func `Positive pairs that are possible beside a negative level only are beside it`() throws {
    let model = CoveringModel.maskedPair
    let array = try model.array(effort: .little)
    #expect(array.rows.contains([0, 0, 1]))
    #expect(array.tupleCount == 12)
    #expect(ArrayVerifier(model).missing(in: array.rows) == [])
    let measured = try model.measure(array.rows.filter { $0 != [0, 0, 1] })
    #expect(measured.coveredCount < measured.tupleCount)
    // A level that is possible beside a negative one only.
    var values = CoveringModel(sizes: [2, 2], strength: 1)
    values.parameters[1].isNegative[1] = true
    values.conditions = [.pair(0, 1, isIn: [[false, true], [true, true]])]
    #expect(Set(try values.array(effort: .little).rows.map { $0[0] }) == [0, 1])
  }

  @Test
  func `Results that the conditions leave open are known, and levels that no row has`() throws {
    var model = CoveringModel(sizes: [3, 2, 3], strength: 2)
    model.parameters[2].isCombined = false
    // The first level has one result, the last is impossible, and so is the last result.
    model.conditions = [
      .pair(0, 2, isIn: [[true, false, false], [true, true, false], [false, false, false]])
    ]
    let array = try model.array(effort: .little)
    #expect(array.impossibleLevels == [ParameterLevel(0, 2), ParameterLevel(2, 2)])
    #expect(array.rows.count == 4)
    for row in array.determinedRows { #expect(row[2] == (row[0] == 0 ? 0 : nil)) }
    let measured = try model.measure(array.determinedRows)
    #expect(measured.coveredCount == measured.tupleCount)
    // A result of a group is combined.
    model.groups = [.init([1, 2], strength: 2)]
    #expect(try model.array(effort: .little).openCells.allSatisfy(\.isEmpty))
    // A negative level is no choice beside a positive one.
    model.groups = []
    model.parameters[2].isNegative[1] = true
    let negative = try model.array(effort: .little)
    for row in negative.determinedRows { #expect(row[2] == 0) }
  }

  @Test
  func `A group has a strength of its own`() throws {
    var model = CoveringModel(sizes: [2, 2, 2, 3, 3], strength: 2)
    model.groups = [.init([2, 0, 1], strength: 3), .init([3, 4], strength: 1)]
    let array = try model.array(effort: .little)
    // Eight triples, and the pairs of a parameter of each group; the second has none of its own.
    #expect(array.tupleCount == 8 + 6 * 6)
    #expect(ArrayVerifier(model).missing(in: array.rows) == [])
    #expect(Set(array.rows.map { $0[..<3] }).count == 8)
  }
}
