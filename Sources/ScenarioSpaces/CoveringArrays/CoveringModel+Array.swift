extension CoveringModel {
  /// An array of few rows.
  ///
  /// - Parameters:
  ///   - effort: How long to search.
  ///   - rows: Rows to keep; nil represents any level. Those that violate the conditions are left
  ///     out.
  /// - Returns: The array; it has no rows where the conditions allow none.
  /// - Throws: ``CoveringError`` where the model is not valid or too large, or a row does not fit.
  package func array(
    effort: SearchEffort = .default, extending rows: [[Int?]] = []
  ) throws(CoveringError) -> CoveringArray {
    var (searches, forbidden) = try searches(with: rows)
    var share = effort
    share.start /= searches.count
    share.search /= searches.count
    for part in searches.indices { searches[part].run(share) }
    let kept = searches.flatMap { zip($0.kept, $0.rows).map { (number: $0, row: $1) } }
    forbidden.sort()
    return CoveringArray(
      rows: kept.sorted { $0.number < $1.number }.map(\.row)
        + searches.flatMap { $0.rows.dropFirst($0.kept.count) },
      keptCount: kept.count, fewestRows: searches.reduce(0) { $0 + $1.fewestRows },
      forbiddenRows: forbidden,
      tupleCount: searches.reduce(0) { $0 + $1.tupleCount },
      infeasibleCount: searches.reduce(0) { $0 + $1.infeasibleCount })
  }

  /// What some rows cover.
  ///
  /// - Parameters:
  ///   - rows: Complete rows.
  ///   - limit: Maximum number of missing tuples to list.
  /// - Returns: The counts and the first missing tuples.
  /// - Throws: ``CoveringError`` where the model is not valid or too large, or a row does not fit.
  package func measure(
    _ rows: [[Int]], listing limit: Int = 1000
  ) throws(CoveringError) -> CoverageMeasurement {
    let (searches, forbidden) = try searches(with: rows)
    let tupleCount = searches.reduce(0) { $0 + $1.tupleCount }
    let missingCount = searches.reduce(0) { $0 + $1.greedy.counts.uncovered.count }
    let missing = searches.lazy.flatMap { search in
      search.greedy.counts.uncovered.sorted().prefix(limit).map { tuple in
        search.greedy.counts.index.cells(of: Int(tuple)).map { cell in
          ParameterLevel(cell.parameter, search.problem.levels[cell.parameter][cell.level])
        }.sorted { $0.parameter < $1.parameter }
      }
    }
    return CoverageMeasurement(
      tupleCount: tupleCount,
      infeasibleCount: searches.reduce(0) { $0 + $1.infeasibleCount },
      coveredCount: tupleCount - missingCount, missing: Array(missing.prefix(max(limit, 0))),
      forbiddenRows: forbidden.sorted())
  }

  /// The parts of the model with the given rows, each in its part, and the numbers of the rows that
  /// belong to none.
  private func searches(
    with rows: [[Int?]]
  ) throws(CoveringError) -> (parts: [PartSearch], forbidden: [Int]) {
    var searches: [PartSearch] = []
    for part in try parts() { searches.append(try PartSearch(part)) }
    for (number, row) in rows.enumerated() {
      let fits =
        row.count == parameters.count
        && zip(row, parameters).allSatisfy { level, parameter in
          level.map { (0..<parameter.levelCount).contains($0) } ?? true
        }
      if !fits { throw .rowShape(row: number) }
    }
    var forbidden: [Int] = []
    // Complete rows come first, so that free cells hold what those do not.
    let free = rows.map { row in row.count { $0 == nil } }
    for number in rows.indices.sorted(by: { (free[$0], $0) < (free[$1], $1) }) {
      var isKept = false
      for part in searches.indices where !isKept {
        isKept = searches[part].keep(rows[number], number: number)
      }
      if !isKept { forbidden.append(number) }
    }
    return (searches, forbidden)
  }
}
