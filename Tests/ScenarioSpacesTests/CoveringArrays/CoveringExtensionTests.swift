import ScenarioSpaces
import Testing

struct CoveringExtensionTests {
  @Test(arguments: 0..<30)
  func `An array without some rows is measured and completed`(seed: Int) throws {
    let model = CoveringModel.random(seed: UInt64(seed) + 100, strength: 2)
    let verifier = ArrayVerifier(model)
    let whole = try model.array(effort: .little).rows
    let rows = whole.enumerated().filter { $0.offset % 3 > 0 }.map(\.element)

    let measurement = try model.measure(rows)
    #expect(
      measurement.tupleCount - measurement.coveredCount == verifier.missing(in: rows).count)
    #expect(measurement.tupleCount == verifier.wanted.count)
    #expect(try model.measure(whole).coveredCount == measurement.tupleCount)

    let extended = try model.array(effort: .little, extending: rows)
    #expect(Array(extended.rows.prefix(rows.count)) == rows)
    #expect(extended.keptCount == rows.count)
    #expect(verifier.missing(in: extended.rows) == [])
    #expect(verifier.wrongRows(in: extended.rows) == [])
  }

  @Test
  func `A complete array gets no row`() throws {
    let model = CoveringModel(sizes: [2, 2, 2], strength: 2)
    let array = try model.array(extending: ArrayVerifierTests.rows)
    #expect(array.rows == ArrayVerifierTests.rows)
  }

  @Test
  func `A new level gets a row for each level that it meets`() throws {
    let old = CoveringModel(sizes: [3, 3, 2], strength: 2)
    let rows = try old.array(effort: .little).rows
    let model = CoveringModel(sizes: [4, 3, 2], strength: 2)
    let array = try model.array(effort: .little, extending: rows)
    #expect(Array(array.rows.prefix(rows.count)) == rows)
    #expect(array.rows.dropFirst(rows.count).map { $0[0] } == [3, 3, 3])
    #expect(ArrayVerifier(model).missing(in: array.rows) == [])
  }

  @Test(arguments: [[2, 2, 2], [3, 3, 2], [5, 4, 2, 2], [4, 4, 3, 3, 2]])
  func `A new level gets no more rows than its pairs need`(sizes: [Int]) throws {
    let rows = try CoveringModel(sizes: sizes, strength: 2).array().rows
    var grown = sizes
    grown[0] += 1
    let model = CoveringModel(sizes: grown, strength: 2)
    let array = try model.array(extending: rows)
    // One row for each level of the largest of the others.
    #expect(array.fewestRows == rows.count + sizes[1])
    #expect(array.rows.count == array.fewestRows)
    #expect(ArrayVerifier(model).missing(in: array.rows) == [])
  }

  @Test
  func `A new parameter fills free cells first, and what it adds has a bound`() throws {
    let rows = try CoveringModel(sizes: [3, 3], strength: 2).array().rows
    let model = CoveringModel(sizes: [3, 3, 2], strength: 2)
    let array = try model.array(extending: rows.map { $0 + [nil] })
    #expect(array.rows.count == 9 && array.fewestRows == 9 && array.keptCount == 9)
    #expect(ArrayVerifier(model).missing(in: array.rows) == [])
    // Of the nine pairs of the first two, two are held.
    let few = try model.array(extending: [[0, 0, 0], [1, 1, 1]])
    #expect(few.fewestRows == 2 + 7)
  }

  @Test
  func `Given cells stay and free ones are filled in`() throws {
    var model = CoveringModel(sizes: [3, 3, 3], strength: 2)
    // The first two are equal.
    model.conditions = [.pair(0, 1, isIn: (0..<3).map { row in (0..<3).map { $0 == row } })]
    let array = try model.array(effort: .little, extending: [[2, nil, nil], [nil, nil, 1]])
    #expect(array.keptCount == 2)
    #expect(array.rows[0].prefix(2) == [2, 2])
    #expect(array.rows[1][2] == 1)
    #expect(array.rows.count == 9)
    #expect(ArrayVerifier(model).missing(in: array.rows) == [])
    #expect(ArrayVerifier(model).wrongRows(in: array.rows) == [])
  }

  @Test
  func `Rows that violate conditions are named and left out`() throws {
    var model = CoveringModel(sizes: [2, 2, 2], strength: 2)
    model.conditions = [.pair(0, 1, isIn: [[true, true], [true, false]])]
    let rows = [[1, 1, 0], [0, 1, 1], [1, 1, 1]]
    let array = try model.array(effort: .little, extending: rows)
    #expect(array.forbiddenRows == [0, 2])
    #expect(array.rows.first == [0, 1, 1])
    #expect(array.keptCount == 1)
    let measurement = try model.measure(rows)
    #expect(measurement.coveredCount == 3 && measurement.tupleCount == 11)
  }

  @Test
  func `Rows with negative levels are kept among the others`() throws {
    var model = CoveringModel(sizes: [3, 2, 2], strength: 2)
    model.parameters[0].isNegative[2] = true
    let rows = [[2, 0, 0], [0, 1, 0], [2, 1, nil]]
    let array = try model.array(effort: .little, extending: rows)
    #expect(array.rows.prefix(2) == [[2, 0, 0], [0, 1, 0]])
    // The free cell holds what the negative level has not met.
    #expect(array.rows[2] == [2, 1, 1])
    #expect(ArrayVerifier(model).missing(in: array.rows) == [])
  }

  @Test
  func `More rows than a small number counts hold one combination`() throws {
    let model = CoveringModel(sizes: [2, 2, 2], strength: 2)
    let rows = [[Int?]](repeating: [0, 0, 0], count: 65_536)
    let array = try model.array(effort: .little, extending: rows)
    #expect(array.keptCount == 65_536)
    #expect(ArrayVerifier(model).missing(in: array.rows) == [])
  }
}
