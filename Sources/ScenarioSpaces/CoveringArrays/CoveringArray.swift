/// Rows that hold every combination of levels that a model wants and its conditions allow.
package struct CoveringArray: Hashable, Sendable {
  /// For each row a level for each parameter: the given rows first, in their order.
  package var rows: [[Int]]
  /// How many of the rows were given.
  package var keptCount: Int
  /// No array that keeps the given rows has fewer rows: the combinations of one choice of parameters
  /// that no given row holds need a row each.
  package var fewestRows: Int
  /// The numbers of the given rows that violate the conditions; they are left out.
  package var forbiddenRows: [Int]
  /// The number of tuples that allowed rows can hold; the rows hold all of them.
  package var tupleCount: Int
  /// The levels that no allowed row has, without those that the model excludes.
  package var impossibleLevels: [ParameterLevel]
  /// For each row the parameters in no combination that could have another level.
  package var openCells: [[Int]]

  /// The rows without the cells that could have another level.
  package var determinedRows: [[Int?]] {
    zip(rows, openCells).map { row, open in
      row.indices.map { open.contains($0) ? nil : row[$0] }
    }
  }
}

/// How much of a model some rows cover.
package struct CoverageMeasurement: Hashable, Sendable {
  /// The number of tuples that allowed rows can hold.
  package var tupleCount: Int
  /// The number of tuples that the rows hold.
  package var coveredCount: Int
}

/// How long to search for a small array.
package struct SearchEffort: Hashable, Sendable {
  /// How many entries of tuples the greedy start may look at for the rows that it drops.
  var start: Int
  /// How many entries of tuples the search after it looks at.
  var search: Int

  package init(start: Int, search: Int) {
    self.start = start
    self.search = search
  }

  /// Less than a second for pairs.
  package static let `default` = SearchEffort(start: 20_000_000, search: 60_000_000)
}
