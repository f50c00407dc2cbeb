/// The cells of the tuples that no row holds.
struct OpenTuples {
  typealias Cell = (parameter: Int, level: Int)

  private var cells: [Cell] = []
  /// Where the cells of each tuple begin, and one more.
  private var starts = [0]
  /// The tuples that hold the chosen cell, without it, in the same form.
  private var others: [Cell] = []
  private var otherStarts = [0]

  var count: Int { starts.count - 1 }

  subscript(tuple: Int) -> [Cell] { Array(cells[starts[tuple]..<starts[tuple + 1]]) }

  /// Takes the tuples that are uncovered now.
  mutating func update(_ counts: TupleCounts) {
    cells.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    for tuple in counts.uncovered {
      counts.index.appendCells(of: Int(tuple), to: &cells)
      starts.append(cells.count)
    }
  }

  /// Chooses a cell for ``gain(_:from:)``.
  mutating func choose(_ cell: Cell) {
    others.removeAll(keepingCapacity: true)
    otherStarts.removeAll(keepingCapacity: true)
    otherStarts.append(0)
    for tuple in 0..<count {
      let own = starts[tuple]..<starts[tuple + 1]
      guard own.contains(where: { cells[$0] == cell }) else { continue }
      for place in own where cells[place].parameter != cell.parameter {
        others.append(cells[place])
      }
      otherStarts.append(others.count)
    }
  }

  /// How many entries a call of ``gain(_:from:)`` looks at.
  var work: Int { others.count }

  /// How many tuples a row holds when it gets the chosen cell.
  @inline(__always)
  func gain(_ row: [UInt16], from start: Int) -> Int {
    var gain = 0
    for tuple in 0..<otherStarts.count - 1 {
      var fits = true
      for place in otherStarts[tuple]..<otherStarts[tuple + 1]
      where Int(row[start + others[place].parameter]) != others[place].level {
        fits = false
        break
      }
      gain += fits ? 1 : 0
    }
    return gain
  }

  /// How many tuples a row holds after some changes.
  func gain(_ row: ArraySlice<UInt16>, _ changes: [Cell]) -> Int {
    var levels = row.map { Int($0) }
    for cell in changes { levels[cell.parameter] = cell.level }
    return (0..<count).count { tuple in
      (starts[tuple]..<starts[tuple + 1]).allSatisfy {
        levels[cells[$0].parameter] == cells[$0].level
      }
    }
  }
}
