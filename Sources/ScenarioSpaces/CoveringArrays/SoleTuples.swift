/// The rows of an array with what each cell holds alone: what a change loses is known without a look
/// at the row's tuples.
struct SoleTuples {
  private(set) var cells: [UInt16]
  private(set) var counts: TupleCounts
  let width: Int
  /// For each cell, how many tuples with it no other row holds.
  private(set) var sole: [Int32]
  /// For each tuple the numbers of the rows that hold it, combined by exclusive or: the number of
  /// the row where there is only one.
  private var holders: [Int32]
  /// Scratch for ``lost(_:_:)``: whether a parameter is among those counted so far.
  private var isCounted: [Bool]

  /// - Parameters:
  ///   - cells: The rows, one after the other.
  ///   - counts: The counts of their tuples.
  init(_ cells: [UInt16], counts: TupleCounts) {
    self.cells = cells
    self.counts = counts
    width = counts.index.sizes.count
    sole = [Int32](repeating: 0, count: cells.count)
    holders = [Int32](repeating: 0, count: counts.index.count)
    isCounted = [Bool](repeating: false, count: width)
    for row in 0..<rowCount {
      for set in counts.index.sets.indices { holders[tuple(set, row)] ^= Int32(row) }
    }
    for row in 0..<rowCount {
      for set in counts.index.sets.indices where counts.counts[tuple(set, row)] == 1 {
        count(1, row, set)
      }
    }
  }

  var rowCount: Int { cells.count / max(width, 1) }

  private func tuple(_ set: Int, _ row: Int) -> Int {
    counts.index.tuple(of: set, in: cells, from: row * width)
  }

  private mutating func count(_ change: Int32, _ row: Int, _ set: Int) {
    for parameter in counts.index.sets[set] { sole[row * width + parameter] += change }
  }

  /// The row from a number on whose cells hold the fewest tuples alone.
  func poorest(from first: Int) -> Int {
    var (fewest, choice) = (Int32.max, first)
    for row in first..<rowCount {
      let held = sole[row * width..<(row + 1) * width].reduce(0, +)
      if held < fewest { (fewest, choice) = (held, row) }
    }
    return choice
  }

  /// Removes a row; the last one takes its number.
  mutating func remove(_ row: Int) {
    for set in counts.index.sets.indices {
      let tuple = tuple(set, row)
      holders[tuple] ^= Int32(row)
      if counts.remove(tuple) == 1 { count(1, Int(holders[tuple]), set) }
    }
    let last = rowCount - 1
    if row < last {
      for set in counts.index.sets.indices { holders[tuple(set, last)] ^= Int32(row ^ last) }
      for parameter in 0..<width {
        cells[row * width + parameter] = cells[last * width + parameter]
        sole[row * width + parameter] = sole[last * width + parameter]
      }
    }
    cells.removeLast(width)
    sole.removeLast(width)
  }

  /// Changes a cell.
  mutating func change(_ row: Int, _ parameter: Int, to level: Int) {
    let start = row * width
    let old = Int(cells[start + parameter])
    for entry in stride(
      from: counts.index.starts[parameter], to: counts.index.starts[parameter + 1],
      by: counts.index.width)
    {
      let left = counts.index.tuple(ofEntry: entry, in: cells, from: start, level: old)
      let entered = left + Int(counts.index.entries[entry + 1]) * (level - old)
      holders[left] ^= Int32(row)
      switch counts.remove(left) {
      case 0: count(-1, row, parameter, entry)
      case 1: count(1, Int(holders[left]), parameter, entry)
      default: break
      }
      switch counts.add(entered) {
      case 1: count(1, row, parameter, entry)
      case 2: count(-1, Int(holders[entered]), parameter, entry)
      default: break
      }
      holders[entered] ^= Int32(row)
    }
    cells[start + parameter] = UInt16(level)
  }

  /// Counts a tuple of an entry for each of its cells.
  @inline(__always)
  private mutating func count(_ change: Int32, _ row: Int, _ parameter: Int, _ entry: Int) {
    sole[row * width + parameter] += change
    for other in stride(from: entry + 2, to: entry + counts.index.width, by: 2)
    where counts.index.entries[other + 1] > 0 {
      sole[row * width + Int(counts.index.entries[other])] += change
    }
  }

  /// How many tuples are left without a row when some cells of one change.
  mutating func lost(_ row: Int, _ parameters: [Int]) -> Int {
    var lost = 0
    for (number, parameter) in parameters.enumerated() {
      lost += Int(sole[row * width + parameter]) - (number > 0 ? shared(row, parameter) : 0)
      isCounted[parameter] = true
    }
    for parameter in parameters { isCounted[parameter] = false }
    return lost
  }

  /// How many tuples that only a row holds have a cell and one that is counted already.
  private func shared(_ row: Int, _ parameter: Int) -> Int {
    let level = Int(cells[row * width + parameter])
    var shared = 0
    for entry in stride(
      from: counts.index.starts[parameter], to: counts.index.starts[parameter + 1],
      by: counts.index.width)
    {
      var isShared = false
      for other in stride(from: entry + 2, to: entry + counts.index.width, by: 2)
      where isCounted[Int(counts.index.entries[other])] && counts.index.entries[other + 1] > 0 {
        isShared = true
      }
      guard isShared else { continue }
      let tuple = counts.index.tuple(
        ofEntry: entry, in: cells, from: row * width, level: level)
      if counts.counts[tuple] == 1 { shared += 1 }
    }
    return shared
  }
}
