/// Numbers all combinations of levels of some sets of parameters.
///
/// The tuples of a set are consecutive and row-major.
struct TupleIndex: Sendable {
  let sizes: [Int]
  /// The sets of parameters, each ascending.
  let sets: [[Int]]
  /// For each set the number of its first tuple, and one more.
  let offsets: [Int]
  /// The largest number of parameters of a set.
  let strength: Int
  /// For each parameter and set that holds it: the offset, the own stride, then parameter and
  /// stride of each other parameter, filled up with zeros.
  private(set) var entries: [Int32] = []
  /// Where the entries of each parameter begin, and one more.
  private(set) var starts: [Int] = []
  /// The number of values of an entry.
  let width: Int

  var count: Int { offsets.last ?? 0 }

  init(sizes: [Int], sets: [[Int]]) {
    self.sizes = sizes
    self.sets = sets
    strength = sets.reduce(1) { max($0, $1.count) }
    width = 2 + 2 * (strength - 1)
    var offsets = [0]
    var columns = [[Int32]](repeating: [], count: sizes.count)
    for set in sets {
      var strides = [Int](repeating: 1, count: set.count)
      for index in set.indices.dropLast().reversed() {
        strides[index] = strides[index + 1] * sizes[set[index + 1]]
      }
      let offset = offsets[offsets.count - 1]
      for (own, parameter) in set.enumerated() {
        var entry = [Int32(offset), Int32(strides[own])]
        for other in set.indices where other != own {
          entry += [Int32(set[other]), Int32(strides[other])]
        }
        entry += [Int32](repeating: 0, count: width - entry.count)
        columns[parameter] += entry
      }
      offsets.append(offset + set.reduce(1) { $0 * sizes[$1] })
    }
    self.offsets = offsets
    for column in columns {
      starts.append(entries.count)
      entries += column
    }
    starts.append(entries.count)
  }
}

extension TupleIndex {
  /// The cells of a tuple, the last parameter first.
  func cells(of tuple: Int) -> [(parameter: Int, level: Int)] {
    var cells: [(parameter: Int, level: Int)] = []
    var (low, high) = (0, sets.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= tuple { low = middle } else { high = middle }
    }
    var rest = tuple - offsets[low]
    for parameter in sets[low].reversed() {
      cells.append((parameter, rest % sizes[parameter]))
      rest /= sizes[parameter]
    }
    return cells
  }

  /// The tuple of a set that a complete row holds.
  func tuple(of set: Int, in cells: [UInt16], from start: Int) -> Int {
    offsets[set] + sets[set].reduce(0) { $0 * sizes[$1] + Int(cells[start + $1]) }
  }
}
