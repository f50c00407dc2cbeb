import ScenarioSpaces
import Testing

struct CoveringErrorTests {
  private func error(
    sizes: [Int], strength: Int = 2, rows: [[Int?]] = [],
    _ change: (inout CoveringModel) -> Void = { _ in }
  ) -> CoveringError? {
    var model = CoveringModel(sizes: sizes, strength: strength)
    change(&model)
    do throws(CoveringError) {
      _ = try model.array(effort: .little, extending: rows)
      return nil
    } catch {
      return error
    }
  }

  @Test
  func `Models without sense have an error`() {
    #expect(error(sizes: []) == .noParameters)
    #expect(error(sizes: [2, 0]) == .levelCount(parameter: 1, limit: 1024))
    #expect(error(sizes: [2, 2], strength: 0) == .strength(limit: 6))
    #expect(error(sizes: [2, 2], strength: 7) == .strength(limit: 6))
    #expect(error(sizes: [2, 2]) { $0.groups = [.init([2], strength: 1)] } == .unknownParameter(2))
    #expect(error(sizes: [2, 2]) { $0.groups = [.init([0], strength: 9)] } == .strength(limit: 6))
    #expect(error(sizes: [2, 2], rows: [[0, 0], [0]]) == .rowShape(row: 1))
    #expect(error(sizes: [2, 2], rows: [[0, 2]]) == .rowShape(row: 0))
    #expect(error(sizes: [2, 2], rows: [[0, -1]]) == .rowShape(row: 0))
    #expect(
      error(sizes: [2, 2]) { $0.parameters[1].isNegative = [] }
        == .levelCount(parameter: 1, limit: 1024))
  }

  @Test
  func `Conditions that do not fit the parameters have an error`() {
    #expect(
      error(sizes: [2, 2]) { $0.conditions = [.not(.level(of: 5, isIn: [true]))] }
        == .unknownParameter(5))
    #expect(
      error(sizes: [2, 2]) { $0.conditions = [.level(of: 1, isIn: [true])] }
        == .conditionShape(parameter: 1))
    #expect(
      error(sizes: [1, 1]) { $0.conditions = [.pair(0, 0, isIn: [[true]])] }
        == .conditionShape(parameter: 0))
    #expect(
      error(sizes: [1, 1]) { $0.conditions = [.one(of: [(0, [true]), (0, [true])])] }
        == .conditionShape(parameter: 0))
    #expect(
      error(sizes: [2, 2]) { $0.conditions = [.holds(.init(on: [-1]) { _ in true })] }
        == .unknownParameter(-1))
  }

  @Test
  func `Models that would take too long have an error`() {
    let two = [Int](repeating: 2, count: 5000)
    #expect(error(sizes: two) == .parameterCount(limit: 4096))
    #expect(error(sizes: [1025, 2]) == .levelCount(parameter: 0, limit: 1024))
    let tuples = CoveringError.tupleCount(limit: 1 << 23)
    #expect(error(sizes: Array(two.prefix(4096))) == tuples)
    #expect(error(sizes: Array(two.prefix(100)), strength: 6) == tuples)
    #expect(error(sizes: [1024, 1024, 1024], strength: 3) == tuples)
    #expect(error(sizes: [Int](repeating: 1024, count: 10)) == tuples)
    #expect(error(sizes: [Int](repeating: 500, count: 8)) == .rowSize(limit: 1 << 32))
  }

  @Test
  func `Conditions with large diagrams have an error`() {
    let ten = [Int](repeating: 10, count: 40)
    let wide = LevelCondition.holds(.init(on: Array(0..<7)) { $0.reduce(0, +) > 9 })
    #expect(error(sizes: ten) { $0.conditions = [wide] } == .conditionSize(limit: 1 << 22))
    // Equal cells in pairs far from one another, each pair at odds with all others.
    let halves = (0..<20).map { first in
      LevelCondition.pair(
        first, first + 20, isIn: (0..<10).map { row in (0..<10).map { $0 == row } })
    }
    let relation = LevelCondition.any(halves.map { .all([$0, .not(.all(halves))]) })
    #expect(error(sizes: ten) { $0.conditions = [relation] } != nil)
    let many = LevelCondition.one(of: (0..<300).map { ($0, [true, false]) })
    let two = [Int](repeating: 2, count: 300)
    #expect(error(sizes: two, strength: 1) { $0.conditions = [many] } != nil)
  }

  @Test
  func `Messages count parameters and rows from one`() {
    #expect(CoveringError.rowShape(row: 1).message.hasPrefix("row 2 "))
    #expect(CoveringError.unknownParameter(0).message == "there is no parameter 1")
  }
}
