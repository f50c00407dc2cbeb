/// The rows of one part of a model, from the given ones to the array.
struct PartSearch {
  let problem: CoveringProblem
  /// The number of tuples that allowed rows can hold.
  let tupleCount: Int
  /// Rows that are kept, and after ``run(_:)`` all of them.
  private(set) var greedy: GreedyRows
  /// No array has fewer rows; known after ``run(_:)``.
  private(set) var fewestRows = 0
  /// The numbers of the given rows that are kept.
  private(set) var kept: [Int] = []

  /// Whether every parameter has a level.
  private var isPossible: Bool { !problem.sizes.contains(0) }

  /// - Parameters:
  ///   - problem: The part.
  ///   - positive: The part without negative levels before any row, where this is the other one.
  /// - Throws: ``CoveringError/conditionSize(limit:)`` where diagrams are too large.
  /// - Complexity: O(*t*) for *t* tuples without conditions; with them also the size of their
  ///   diagrams for each combination of levels of all but one of the parameters of a set.
  init(_ problem: CoveringProblem, after positive: PartSearch? = nil) throws(CoveringError) {
    self.problem = problem
    let sizes = problem.sizes
    let isPossible = !sizes.contains(0)
    let constraints = try RowConstraints(
      sizes: sizes, conditions: isPossible ? problem.conditions : [])
    let index = TupleIndex(sizes: sizes, sets: problem.sets)
    var wanted = problem.wanted(index, after: positive?.greedy.counts)
    if isPossible {
      var coverable = CoverableTuples(constraints)
      try coverable.restrict(&wanted, of: index)
    } else {
      wanted = wanted.map { _ in false }
    }
    tupleCount = wanted.count { $0 }
    greedy = GreedyRows(
      constraints: constraints, weights: problem.weights,
      counts: TupleCounts(index, isWanted: wanted), random: SplitMix(seed: 0))
  }

  private var width: Int { problem.levels.count }

  /// Keeps a row, its free cells filled in; false where it is no row of this part.
  mutating func keep(_ row: [Int?], number: Int) -> Bool {
    guard isPossible, let cells = problem.cells(of: row), greedy.constraints.canComplete(cells)
    else { return false }
    greedy.append(greedy.row(keeping: cells).row)
    kept.append(number)
    return true
  }

  /// Whether a row is one of this part.
  func holds(_ row: [Int]) -> Bool {
    isPossible && problem.cells(of: row).map(greedy.constraints.canComplete) ?? false
  }

  /// For each parameter the levels that the rows of this part with the given cells have.
  ///
  /// - Parameter row: The given cells; nil represents any level.
  /// - Returns: Numbers of the model's levels; nothing where there is no row.
  /// - Complexity: O(*e*) for *e* edges of all diagrams.
  func levels(_ row: [Int?]) -> [[Int]] {
    guard isPossible, let cells = problem.cells(of: row), greedy.constraints.canComplete(cells)
    else { return problem.levels.map { _ in [] } }
    var levels = zip(row, problem.levels).map { level, all in level.map { [$0] } ?? all }
    for group in greedy.constraints.groups {
      for (parameter, isAllowed) in zip(group.parameters, group.levels(cells)) {
        levels[parameter] = zip(problem.levels[parameter], isAllowed).filter(\.1).map(\.0)
      }
    }
    return levels
  }

  /// Completes the array.
  mutating func run(_ effort: SearchEffort) {
    fewestRows = kept.count + (greedy.counts.uncoveredBySet().max() ?? 0)
    let empty = greedy
    greedy.coverFew(work: effort.start, orthogonal: orthogonal)
    var reduction = RowReduction(
      greedy.cells, kept: kept.count, constraints: greedy.constraints, counts: greedy.counts,
      random: greedy.random)
    reduction.run(work: effort.search, atLeast: fewestRows)
    greedy = empty
    for row in rows(of: reduction.best).dropFirst(kept.count) { greedy.append(row) }
    greedy.spreadFreeCells(from: kept.count)
  }

  /// The rows in the model's levels.
  var rows: [[Int]] {
    rows(of: greedy.cells).map { row in zip(problem.levels, row).map { $0[Int($1)] } }
  }

  private func rows(of cells: [UInt16]) -> [[UInt16]] {
    stride(from: 0, to: cells.count, by: width).map { Array(cells[$0..<$0 + width]) }
  }

  /// An orthogonal array for the parameters; nil where conditions or given rows forbid any.
  private var orthogonal: OrthogonalArray? {
    guard problem.conditions.isEmpty, kept.isEmpty, let levels = problem.sizes.max() else {
      return nil
    }
    return OrthogonalArray(
      levels: levels, columns: width, strength: greedy.counts.index.strength)
  }
}
