import ScenarioSpaces
import Testing

struct ArrayVerifierTests {
  /// Three parameters of two levels: four rows hold each pair once.
  static let rows = [[0, 0, 0], [0, 1, 1], [1, 0, 1], [1, 1, 0]]

  @Test
  func `An orthogonal array is complete`() {
    let verifier = ArrayVerifier(CoveringModel(sizes: [2, 2, 2], strength: 2))
    #expect(verifier.wanted.count == 12)
    #expect(verifier.wrongRows(in: Self.rows) == [])
    #expect(verifier.missing(in: Self.rows) == [])
  }

  @Test
  func `One tuple that no row holds is found`() {
    let verifier = ArrayVerifier(CoveringModel(sizes: [2, 2], strength: 2))
    let missing: Set = [[ParameterLevel(0, 1), ParameterLevel(1, 0)]]
    #expect(verifier.missing(in: [[0, 0], [0, 1], [1, 1]]) == missing)
  }

  @Test
  func `A row that is not there is missed in each of its tuples`() {
    let verifier = ArrayVerifier(CoveringModel(sizes: [2, 2, 2], strength: 2))
    #expect(verifier.missing(in: Array(Self.rows.dropLast())).count == 3)
  }

  @Test
  func `A row that violates a condition is wrong and covers nothing`() {
    var model = CoveringModel(sizes: [2, 2, 2], strength: 2)
    model.conditions = [.pair(0, 1, isIn: [[true, true], [true, false]])]
    let verifier = ArrayVerifier(model)
    // The pair of both ones cannot be covered.
    #expect(verifier.wanted.count == 11)
    #expect(verifier.wrongRows(in: Self.rows) == [3])
    #expect(verifier.missing(in: Self.rows).count == 2)
  }

  @Test
  func `A row of another shape is wrong`() {
    let verifier = ArrayVerifier(CoveringModel(sizes: [2, 2], strength: 1))
    #expect(verifier.wrongRows(in: [[0], [0, 2], [0, -1], [1, 1], [0, 1, 0]]) == [0, 1, 2, 4])
  }

  @Test
  func `Negative levels stand alone and mask the others`() {
    var model = CoveringModel(sizes: [2, 2, 2], strength: 2)
    model.parameters[0].isNegative[1] = true
    model.parameters[1].isNegative[1] = true
    let verifier = ArrayVerifier(model)
    // Of (0, 1): 00, 01, 10. Of (0, 2) and (1, 2): all four each.
    #expect(verifier.wanted.count == 11)
    #expect(verifier.wrongRows(in: [[1, 1, 0], [1, 0, 0]]) == [0])
    // The last cell of a row with a negative level counts with that level only.
    let missing = verifier.missing(in: [[0, 0, 0], [1, 0, 1], [0, 1, 1], [1, 0, 0], [0, 1, 0]])
    #expect(
      missing == [
        [ParameterLevel(0, 0), ParameterLevel(2, 1)], [ParameterLevel(1, 0), ParameterLevel(2, 1)],
      ])
  }

  @Test
  func `What only rows with a negative level can hold is wanted and held by them`() {
    let verifier = ArrayVerifier(.maskedPair)
    // Of the first two: all four. Of each with the third: two positive and two negative ones.
    #expect(verifier.wanted.count == 12)
    #expect(verifier.positive.count == 3 + 2 + 2)
    #expect(verifier.missing(in: [[0, 0, 1]]).count == 12 - 3)
    let missing = verifier.missing(in: [[0, 1, 0], [1, 0, 0], [1, 1, 0], [0, 1, 1], [1, 1, 1]])
    #expect(
      missing == [
        [ParameterLevel(0, 0), ParameterLevel(1, 0)], [ParameterLevel(1, 0), ParameterLevel(2, 1)],
      ])
  }

  @Test
  func `A group's triples replace the pairs inside`() {
    var model = CoveringModel(sizes: [2, 2, 2, 2], strength: 2)
    model.groups = [.init([0, 1, 2], strength: 3)]
    #expect(ArrayVerifier(model).sets == [[0, 1, 2], [0, 3], [1, 3], [2, 3]])
  }

  @Test
  func `Excluded levels are in no row and no tuple`() {
    var model = CoveringModel(sizes: [3, 2], strength: 2)
    model.parameters[0].isExcluded[1] = true
    let verifier = ArrayVerifier(model)
    #expect(verifier.wanted.count == 4)
    #expect(verifier.wrongRows(in: [[0, 0], [1, 0]]) == [1])
  }
}
