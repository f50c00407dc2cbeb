/// Makes a complete array smaller: removes a row, then repairs what it alone covered by a tabu
/// search over the tuples that are left without a row.
struct RowReduction {
  let constraints: RowConstraints
  /// How many rows at the start stay as they are.
  let kept: Int
  var random: SplitMix
  /// The smallest complete array found.
  private(set) var best: [UInt16]
  private var cells: [UInt16]
  private var counts: TupleCounts
  private var levelRows: LevelRows
  /// The step until which a cell may not change.
  private var isTabuUntil: [Int] = []
  private var step = 0

  private var width: Int { constraints.sizes.count }
  private var rowCount: Int { cells.count / max(width, 1) }

  /// - Parameters:
  ///   - rows: A complete array.
  ///   - kept: How many rows at the start stay as they are.
  ///   - constraints: What every row fulfils.
  ///   - counts: The counts of the array's tuples.
  ///   - random: Decides between equal moves.
  init(
    _ rows: [UInt16], kept: Int, constraints: RowConstraints, counts: TupleCounts, random: SplitMix
  ) {
    self.constraints = constraints
    self.kept = kept
    self.counts = counts
    self.random = random
    best = rows
    cells = rows
    levelRows = LevelRows([], from: 0, sizes: constraints.sizes)
    self.counts.work = 0
  }

  /// Searches until so many entries of tuples were looked at.
  ///
  /// - Parameters:
  ///   - work: The number of entries.
  ///   - bound: The number of rows below which there is no array.
  mutating func run(work: Int, atLeast bound: Int) {
    guard LevelRows.fits(rowCount, sizes: constraints.sizes) else { return }
    while counts.work < work, rowCount > max(kept, bound) {
      removeRow()
      indexRows()
      while !counts.uncovered.isEmpty {
        if counts.work >= work { return }
        repairStep()
      }
      best = cells
    }
  }

  /// Removes the row that alone covers the fewest tuples.
  private mutating func removeRow() {
    var (fewest, choice) = (Int.max, kept)
    for row in kept..<rowCount {
      let own = counts.ownTuples(cells, from: row * width)
      if own < fewest { (fewest, choice) = (own, row) }
    }
    counts.remove(cells, from: choice * width)
    cells.removeSubrange(choice * width..<(choice + 1) * width)
  }

  private mutating func indexRows() {
    levelRows = LevelRows(cells, from: kept, sizes: constraints.sizes)
    isTabuUntil = [Int](repeating: 0, count: cells.count)
    step = 0
  }

  /// Covers one tuple by the best change of one cell, or of one with what constraints make of it.
  private mutating func repairStep() {
    step += 1
    let tuple = Int(counts.uncovered[random.next(below: counts.uncovered.count)])
    let wanted = counts.index.cells(of: tuple)
    var best = Move()
    var rejected: [Int] = []
    var rejectedCount = 0
    for (number, cell) in wanted.enumerated() {
      for word in 0..<levelRows.words {
        var rows = levelRows.lacking(number, of: wanted, word)
        while rows != 0 {
          let row = word * 64 + rows.trailingZeroBitCount
          rows &= rows - 1
          if isTabuUntil[row * width + cell.parameter] > step { continue }
          let start = row * width
          guard
            constraints.allows(cells, from: start, parameter: cell.parameter, level: cell.level)
          else {
            rejectedCount += 1
            sample(row, number: rejectedCount, into: &rejected)
            continue
          }
          let loss = counts.loss(cells, from: start, parameter: cell.parameter, to: cell.level)
          consider(loss, row, [(cell.parameter, cell.level)], &best)
        }
      }
    }
    if best.row < 0 && rejected.isEmpty { rejected = [kept + random.next(below: rowCount - kept)] }
    counts.work += 40 + rejected.count * (constraints.edgeCount + 60)
    for row in rejected {
      let changes = constraints.changes(
        of: cells[row * width..<(row + 1) * width], holding: wanted)
      consider(loss(row, changes), row, changes, &best)
    }
    for (parameter, level) in best.changes { change(best.row, parameter, level) }
  }

  /// Keeps four of the rows that it gets, each with the same chance.
  private mutating func sample(_ row: Int, number: Int, into rows: inout [Int]) {
    if rows.count < 4 { return rows.append(row) }
    let place = random.next(below: number)
    if place < 4 { rows[place] = row }
  }

  /// Cells of a row to change.
  private struct Move {
    var row = -1
    var changes: [(parameter: Int, level: Int)] = []
    var loss = Int.max
    /// How many moves were as good.
    var ties = 0
  }

  private mutating func consider(
    _ loss: Int, _ row: Int, _ changes: @autoclosure () -> [(parameter: Int, level: Int)],
    _ best: inout Move
  ) {
    guard loss <= best.loss else { return }
    let ties = loss < best.loss ? 1 : best.ties + 1
    if ties == 1 || random.next(below: ties) == 0 {
      best = Move(row: row, changes: changes(), loss: loss, ties: ties)
    } else {
      best.ties = ties
    }
  }

  /// How many more tuples are without a row after some changes of one.
  private mutating func loss(_ row: Int, _ changes: [(parameter: Int, level: Int)]) -> Int {
    let before = counts.uncovered.count
    let old = changes.map { Int(cells[row * width + $0.parameter]) }
    for (parameter, level) in changes {
      counts.change(&cells, from: row * width, parameter: parameter, to: level)
    }
    let loss = counts.uncovered.count - before
    for (change, level) in zip(changes, old).reversed() {
      counts.change(&cells, from: row * width, parameter: change.parameter, to: level)
    }
    return loss
  }

  private mutating func change(_ row: Int, _ parameter: Int, _ level: Int) {
    let start = row * width
    levelRows.flip(row, parameter, Int(cells[start + parameter]))
    levelRows.flip(row, parameter, level)
    counts.change(&cells, from: start, parameter: parameter, to: level)
    isTabuUntil[start + parameter] = step + 10 + random.next(below: 10)
  }
}
