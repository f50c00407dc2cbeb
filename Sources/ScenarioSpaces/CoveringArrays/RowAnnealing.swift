/// Makes a complete array smaller for longer than ``RowReduction``: repairs by annealing at a
/// constant temperature.
///
/// A step looks at the changes of one cell that cover an uncovered tuple. The best is made if it
/// loses no more than it gains, and else by a chance that halves with each tuple more. What a change
/// loses is counted beforehand, so that a change that is not made costs little.
struct RowAnnealing {
  let constraints: RowConstraints
  /// How many rows at the start stay as they are.
  let kept: Int
  private var random: SplitMix
  /// The smallest complete array found.
  private(set) var best: [UInt16]
  private var rows: SoleTuples
  private var open = OpenTuples()
  private var levelRows: LevelRows
  /// The number of changes until which a cell may not change.
  private var isTabuUntil: [Int] = []
  private var changeCount = 0
  /// The fewest uncovered tuples since a row was removed.
  private var fewest = 0
  /// How many entries were looked at.
  private var work = 0

  private var width: Int { constraints.sizes.count }

  /// - Parameters:
  ///   - rows: A complete array.
  ///   - kept: How many rows at the start stay as they are.
  ///   - constraints: What every row fulfils.
  ///   - counts: The counts of the array's tuples.
  ///   - random: Decides between equal changes, and by chance.
  init(
    _ rows: [UInt16], kept: Int, constraints: RowConstraints, counts: TupleCounts, random: SplitMix
  ) {
    self.constraints = constraints
    self.kept = kept
    self.random = random
    best = rows
    self.rows = SoleTuples(rows, counts: counts)
    levelRows = LevelRows([], from: 0, sizes: constraints.sizes)
  }

  /// Searches until so many entries were looked at.
  ///
  /// - Parameters:
  ///   - limit: The number of entries.
  ///   - bound: The number of rows below which there is no array.
  mutating func run(work limit: Int, atLeast bound: Int) {
    guard LevelRows.fits(rows.rowCount, sizes: constraints.sizes) else { return }
    while work < limit, rows.rowCount > max(kept, bound) {
      removeRow()
      while open.count > 0 {
        if work >= limit { return }
        step()
      }
      best = rows.cells
    }
  }

  private mutating func removeRow() {
    rows.remove(rows.poorest(from: kept))
    levelRows = LevelRows(rows.cells, from: kept, sizes: constraints.sizes)
    isTabuUntil = [Int](repeating: 0, count: rows.cells.count)
    changeCount = 0
    open.update(rows.counts)
    fewest = open.count
    work += rows.cells.count + 2 * rows.counts.index.sets.count
  }

  /// A change of a row.
  private struct Move {
    var row = -1
    /// The cell that it gets; others change with it where constraints require it.
    var cell: OpenTuples.Cell = (0, 0)
    var loss = Int.max
  }

  /// Tries to cover one tuple.
  private mutating func step() {
    let tuple = open[random.next(below: open.count)]
    let (move, rejected) = moves(covering: tuple)
    var (row, changes, loss) = (move.row, [move.cell], move.loss)
    if row < 0 || rejected >= 0 {
      let other = rejected >= 0 ? rejected : kept + random.next(below: rows.rowCount - kept)
      let repair = repair(other, holding: tuple, losing: loss)
      if let repair { (row, changes, loss) = (other, repair.changes, repair.loss) }
    }
    if row >= 0, isTaken(loss) { make(changes, row) }
  }

  /// The fewest changes by which a row holds a tuple, if they lose less than others.
  private mutating func repair(
    _ row: Int, holding tuple: [OpenTuples.Cell], losing limit: Int
  ) -> (changes: [OpenTuples.Cell], loss: Int)? {
    let start = row * width
    let levels = rows.cells[start..<start + width]
    let changes = constraints.changes(of: levels, holding: tuple)
    work += constraints.edgeCount + 60
    let gain = open.gain(levels, changes)
    // At least what any one of them loses.
    let least = changes.reduce(0) { max($0, Int(rows.sole[start + $1.parameter])) }
    if changes.isEmpty || least - gain >= limit { return nil }
    work += changes.dropFirst().reduce(0) { $0 + columnWork($1.parameter) }
    let loss = rows.lost(row, changes.map(\.parameter)) - gain
    return loss < limit ? (changes, loss) : nil
  }

  /// The best change of one cell, and a row that could be as good if constraints allowed it, or -1.
  private mutating func moves(covering tuple: [OpenTuples.Cell]) -> (best: Move, rejected: Int) {
    var best = Move()
    var (rejected, rejectedCount, ties) = (-1, 0, 0)
    // Now and then any change will do: where some always lose nothing, others get a chance, too.
    let isAny = random.next(below: 16) == 0
    let aspired = fewest - open.count
    work += 40
    for (number, cell) in tuple.enumerated() {
      open.choose(cell)
      work += open.count / 2
      for word in 0..<levelRows.words {
        var found = levelRows.lacking(number, of: tuple, word)
        work += 1 + found.nonzeroBitCount * (2 + open.work / 2)
        while found != 0 {
          let row = word * 64 + found.trailingZeroBitCount
          found &= found - 1
          let start = row * width
          let loss = Int(rows.sole[start + cell.parameter]) - open.gain(rows.cells, from: start)
          if loss > best.loss, !isAny { continue }
          if isTabuUntil[start + cell.parameter] > changeCount, loss >= aspired { continue }
          if constraints.allows(
            rows.cells, from: start, parameter: cell.parameter, level: cell.level)
          {
            ties = loss < best.loss && !isAny ? 1 : ties + 1
            guard ties == 1 || random.next(below: ties) == 0 else { continue }
            best = Move(row: row, cell: cell, loss: loss)
          } else {
            rejectedCount += 1
            if random.next(below: rejectedCount) == 0 { rejected = row }
          }
        }
      }
    }
    return (best, rejected)
  }

  /// Whether a change that loses so many tuples more than it gains is made.
  private mutating func isTaken(_ loss: Int) -> Bool {
    loss <= 0 || random.next().trailingZeroBitCount >= loss
  }

  private mutating func make(_ changes: [OpenTuples.Cell], _ row: Int) {
    changeCount += 1
    for (parameter, level) in changes {
      let start = row * width
      levelRows.flip(row, parameter, Int(rows.cells[start + parameter]))
      levelRows.flip(row, parameter, level)
      rows.change(row, parameter, to: level)
      isTabuUntil[start + parameter] = changeCount + 3 + random.next(below: 4)
      work += 4 * columnWork(parameter)
    }
    open.update(rows.counts)
    fewest = min(fewest, open.count)
    work += 10 * open.count
  }

  /// How many tuples of a row hold a parameter.
  private func columnWork(_ parameter: Int) -> Int {
    let index = rows.counts.index
    return (index.starts[parameter + 1] - index.starts[parameter]) / index.width
  }
}
