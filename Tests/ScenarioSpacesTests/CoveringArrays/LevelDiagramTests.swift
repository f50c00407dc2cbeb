import Testing

@testable import ScenarioSpaces

/// Sets of rows that are diagrams already.
struct LevelDiagramTests {
  private static let sizes = [3, 2, 3]

  /// The allowed rows: those whose levels add up to an even number.
  private static let even = {
    var table = DiagramTable(sizes: sizes)
    let root = table.diagram(over: [0, 1, 2]) { $0.reduce(0, +) % 2 }
    return LevelCondition.isIn(LevelDiagram(root, in: table, is: 0))
  }()

  @Test func `Rows are those of the diagram, and hold every pair that these have`() throws {
    var model = CoveringModel(Self.sizes.map { CoveringParameter(levelCount: $0) }, strength: 2)
    model.conditions = [Self.even]
    let array = try model.array()
    #expect(array.rows.allSatisfy { $0.reduce(0, +).isMultiple(of: 2) })
    // Of 3 · 2 + 3 · 3 + 2 · 3 pairs, each has an even and an odd third level beside it.
    #expect(array.tupleCount == 21)
    #expect(try model.measure(array.rows).coveredCount == 21)
  }

  @Test func `Levels that are left out renumber the others`() throws {
    var model = CoveringModel(Self.sizes.map { CoveringParameter(levelCount: $0) }, strength: 3)
    model.conditions = [Self.even]
    model.parameters[0].isExcluded[0] = true
    model.parameters[2].isExcluded[1] = true
    let rows = try model.array().rows
    #expect(Set(rows) == [[1, 1, 0], [1, 1, 2], [2, 0, 0], [2, 0, 2]])
  }

  @Test func `A diagram can be a part of a larger condition`() throws {
    var model = CoveringModel(Self.sizes.map { CoveringParameter(levelCount: $0) }, strength: 3)
    model.conditions = [
      .any([.not(Self.even), .level(of: 2, isIn: [true, false, false])]),
      .level(of: 0, isIn: [false, false, true]),
    ]
    #expect(
      try Set(model.array().rows) == [[2, 0, 0], [2, 0, 1], [2, 1, 0], [2, 1, 2]])
  }

  @Test func `Some scenarios become a diagram`() {
    var table = DiagramTable(sizes: Self.sizes)
    let scenarios = [[2, 1, 0], [0, 0, 0], [2, 1, 2]]
    let diagram = table.diagram(of: scenarios)
    for a in 0..<3 {
      for b in 0..<2 {
        for c in 0..<3 {
          let isIn = scenarios.contains([a, b, c])
          #expect(table.value(of: diagram, at: [a, b, c]) == (isIn ? 1 : 0))
        }
      }
    }
    #expect(table.diagram(of: [] as [[Int]]) == .terminal(0))
  }
}
