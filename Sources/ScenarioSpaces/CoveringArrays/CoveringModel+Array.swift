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
    let all =
      kept.sorted { $0.number < $1.number }.map(\.row)
      + searches.flatMap { $0.rows.dropFirst($0.kept.count) }
    return CoveringArray(
      rows: all, keptCount: kept.count, fewestRows: searches.reduce(0) { $0 + $1.fewestRows },
      forbiddenRows: forbidden, tupleCount: searches.reduce(0) { $0 + $1.tupleCount },
      impossibleLevels: impossibleLevels(searches), openCells: openCells(of: all, searches))
  }

  private func impossibleLevels(_ parts: [PartSearch]) -> [ParameterLevel] {
    let any = [Int?](repeating: nil, count: parameters.count)
    let possible = parts.map { $0.levels(any) }
    return parameters.enumerated().flatMap { number, parameter in
      let found = Set(possible.lazy.flatMap { $0[number] })
      return (0..<parameter.levelCount).filter {
        !parameter.isExcluded[$0] && !found.contains($0)
      }.map { ParameterLevel(number, $0) }
    }
  }

  /// For each row the results that could have another level: as in PICT, a negative one in place of
  /// a positive one, or the other way round, is none.
  private func openCells(of rows: [[Int]], _ parts: [PartSearch]) -> [[Int]] {
    let results = results
    if results.isEmpty { return rows.map { _ in [] } }
    return rows.map { row in
      var free: [Int?] = row
      for parameter in results { free[parameter] = nil }
      guard let levels = parts.first(where: { $0.holds(row) })?.levels(free) else { return [] }
      return results.filter { levels[$0].count > 1 }
    }
  }

  /// What some rows cover; those that violate the conditions cover nothing.
  ///
  /// - Parameter rows: Rows that are complete but for results.
  /// - Throws: ``CoveringError`` where the model is not valid or too large, or a row does not fit.
  /// - Returns: The counts of what can be covered and of what is.
  package func measure(_ rows: [[Int?]]) throws(CoveringError) -> CoverageMeasurement {
    let searches = try searches(with: rows).parts
    let tupleCount = searches.reduce(0) { $0 + $1.tupleCount }
    let missing = searches.reduce(0) { $0 + $1.greedy.counts.uncovered.count }
    return CoverageMeasurement(tupleCount: tupleCount, coveredCount: tupleCount - missing)
  }

  /// The parts of the model with the given rows, each in its part, and the numbers of the rows that
  /// belong to none.
  private func searches(
    with rows: [[Int?]]
  ) throws(CoveringError) -> (parts: [PartSearch], forbidden: [Int]) {
    var searches: [PartSearch] = []
    for part in try parts() { searches.append(try PartSearch(part, after: searches.last)) }
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
