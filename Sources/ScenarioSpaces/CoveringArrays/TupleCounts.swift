/// How many rows hold each tuple, and the tuples that no row holds.
struct TupleCounts: Sendable {
  /// The count of a tuple that no allowed row can hold.
  static let excluded: UInt32 = 1 << 31

  let index: TupleIndex
  private(set) var counts: [UInt32]
  /// The tuples without a row, in no order.
  private(set) var uncovered: [Int32] = []
  /// Where each uncovered tuple is in `uncovered`.
  private var positions: [Int32]
  /// How many entries were looked at: what a search may spend is counted in these.
  var work = 0

  /// - Parameters:
  ///   - index: The tuples.
  ///   - isWanted: Whether each tuple is to be covered.
  init(_ index: TupleIndex, isWanted: [Bool]) {
    self.index = index
    counts = [UInt32](repeating: 0, count: index.count)
    positions = [Int32](repeating: 0, count: index.count)
    for tuple in isWanted.indices {
      if isWanted[tuple] {
        positions[tuple] = Int32(uncovered.count)
        uncovered.append(Int32(tuple))
      } else {
        counts[tuple] = Self.excluded
      }
    }
  }

  /// For each set, how many of its tuples are without a row.
  func uncoveredBySet() -> [Int] {
    index.sets.indices.map { set in
      counts[index.offsets[set]..<index.offsets[set + 1]].count { $0 == 0 }
    }
  }

  /// Calls a function with the first tuple and the stride of each set that holds a parameter: those
  /// of the row are `first + stride * level`.
  @inline(__always)
  private func forEach(
    _ parameter: Int, _ cells: [UInt16], _ start: Int, _ body: (Int, Int) -> Void
  ) {
    let (entries, width) = (index.entries, index.width)
    var entry = index.starts[parameter]
    let end = index.starts[parameter + 1]
    switch index.strength {
    case 1:
      while entry < end {
        body(Int(entries[entry]), Int(entries[entry + 1]))
        entry += width
      }
    case 2:
      while entry < end {
        let other = Int(entries[entry + 3]) * Int(cells[start + Int(entries[entry + 2])])
        body(Int(entries[entry]) + other, Int(entries[entry + 1]))
        entry += 4
      }
    case 3:
      while entry < end {
        let others =
          Int(entries[entry + 3]) * Int(cells[start + Int(entries[entry + 2])])
          + Int(entries[entry + 5]) * Int(cells[start + Int(entries[entry + 4])])
        body(Int(entries[entry]) + others, Int(entries[entry + 1]))
        entry += 6
      }
    default:
      while entry < end {
        var first = Int(entries[entry])
        for other in stride(from: entry + 2, to: entry + width, by: 2) {
          first += Int(entries[other + 1]) * Int(cells[start + Int(entries[other])])
        }
        body(first, Int(entries[entry + 1]))
        entry += width
      }
    }
  }

  /// How many more tuples are without a row after a cell changes; negative where it gets better.
  @inline(__always)
  mutating func loss(_ cells: [UInt16], from start: Int, parameter: Int, to level: Int) -> Int {
    let old = Int(cells[start + parameter])
    var loss = 0
    forEach(parameter, cells, start) { first, stride in
      loss += counts[first + stride * old] == 1 ? 1 : 0
      loss -= counts[first + stride * level] == 0 ? 1 : 0
    }
    // A call takes as long as some entries.
    work += (index.starts[parameter + 1] - index.starts[parameter]) / index.width + 10
    return loss
  }

  /// For each level of a parameter, how many tuples without a row the row would hold with it.
  mutating func gains(
    _ cells: [UInt16], from start: Int, parameter: Int, into gains: inout [Int]
  ) {
    let size = index.sizes[parameter]
    for level in 0..<size { gains[level] = 0 }
    forEach(parameter, cells, start) { first, stride in
      var tuple = first
      for level in 0..<size {
        gains[level] += counts[tuple] == 0 ? 1 : 0
        tuple += stride
      }
    }
    work += size * (index.starts[parameter + 1] - index.starts[parameter]) / index.width
  }

  /// The same for a row of which only some cells have a level; tuples with others do not count.
  mutating func gains(
    _ cells: [UInt16], among levels: [Int], parameter: Int, into gains: inout [Int]
  ) {
    let (entries, width, size) = (index.entries, index.width, index.sizes[parameter])
    for level in 0..<size { gains[level] = 0 }
    for entry in stride(
      from: index.starts[parameter], to: index.starts[parameter + 1], by: width)
    {
      var tuple = Int(entries[entry])
      var isComplete = true
      for other in stride(from: entry + 2, to: entry + width, by: 2) where entries[other + 1] > 0 {
        let level = levels[Int(entries[other])]
        if level < 0 { isComplete = false }
        tuple += Int(entries[other + 1]) * level
      }
      guard isComplete else { continue }
      for level in 0..<size {
        gains[level] += counts[tuple] == 0 ? 1 : 0
        tuple += Int(entries[entry + 1])
      }
    }
    work += size * (index.starts[parameter + 1] - index.starts[parameter]) / width
  }

  /// Changes a cell.
  mutating func change(
    _ cells: inout [UInt16], from start: Int, parameter: Int, to level: Int
  ) {
    let old = Int(cells[start + parameter])
    let (entries, width) = (index.entries, index.width)
    for entry in stride(
      from: index.starts[parameter], to: index.starts[parameter + 1], by: width)
    {
      var first = Int(entries[entry])
      for other in stride(from: entry + 2, to: entry + width, by: 2) {
        first += Int(entries[other + 1]) * Int(cells[start + Int(entries[other])])
      }
      let stride = Int(entries[entry + 1])
      remove(first + stride * old)
      add(first + stride * level)
    }
    cells[start + parameter] = UInt16(level)
    work += 2 * (index.starts[parameter + 1] - index.starts[parameter]) / width + 10
  }

  /// Counts the tuples of a row.
  mutating func add(_ cells: [UInt16], from start: Int) {
    for set in index.sets.indices { add(index.tuple(of: set, in: cells, from: start)) }
    work += index.sets.count
  }

  /// Counts the tuples of a row no longer.
  mutating func remove(_ cells: [UInt16], from start: Int) {
    for set in index.sets.indices { remove(index.tuple(of: set, in: cells, from: start)) }
    work += index.sets.count
  }

  /// How many tuples only this row holds.
  mutating func ownTuples(_ cells: [UInt16], from start: Int) -> Int {
    work += index.sets.count
    return index.sets.indices.reduce(0) {
      $0 + (counts[index.tuple(of: $1, in: cells, from: start)] == 1 ? 1 : 0)
    }
  }

  @inline(__always)
  private mutating func add(_ tuple: Int) {
    if counts[tuple] == 0, let last = uncovered.last {
      let position = positions[tuple]
      uncovered[Int(position)] = last
      positions[Int(last)] = position
      uncovered.removeLast()
    }
    counts[tuple] &+= 1
  }

  @inline(__always)
  private mutating func remove(_ tuple: Int) {
    counts[tuple] &-= 1
    if counts[tuple] == 0 {
      positions[tuple] = Int32(uncovered.count)
      uncovered.append(Int32(tuple))
    }
  }
}
