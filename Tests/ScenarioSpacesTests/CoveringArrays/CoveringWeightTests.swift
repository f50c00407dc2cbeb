import ScenarioSpaces
import Testing

/// Levels that more people use are in more rows, where the combinations leave a choice.
struct CoveringWeightTests {
  /// Pairs of the first two parameters need 16 rows; a level of another one needs four of them.
  private static let sizes = [4, 4, 2, 2]

  private static func uses(_ weights: [Int]) throws -> [Int] {
    var model = CoveringModel(sizes: sizes, strength: 2)
    model.parameters[3].weights = weights
    let rows = try model.array().rows
    #expect(rows.count == 16)
    #expect(ArrayVerifier(model).missing(in: rows) == [])
    return [0, 1].map { level in rows.count { $0[3] == level } }
  }

  @Test func `A level with more weight is in more rows`() throws {
    let (first, second) = try (Self.uses([1000, 1]), Self.uses([1, 1000]))
    #expect(first[0] > first[1] && second[1] > second[0])
  }

  @Test func `What no weight has is still combined`() throws {
    let uses = try Self.uses([0, 1])
    #expect(uses[0] >= 4)
  }
}
