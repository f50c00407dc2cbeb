/// For each level of each parameter the rows that have it, as bits.
struct LevelRows {
  /// How many words of bits each level has.
  let words: Int
  private let starts: [Int]
  private var bits: [UInt64]
  private let movable: [UInt64]

  /// - Parameters:
  ///   - cells: The rows, one after the other.
  ///   - kept: How many rows at the start are left out.
  ///   - sizes: The number of levels of each parameter.
  init(_ cells: [UInt16], from kept: Int, sizes: [Int]) {
    let rowCount = cells.count / max(sizes.count, 1)
    words = (rowCount + 63) / 64
    starts = sizes.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    bits = [UInt64](repeating: 0, count: words * (starts.last ?? 0))
    var movable = [UInt64](repeating: 0, count: words)
    for row in kept..<max(rowCount, kept) { movable[row / 64] |= 1 << UInt64(row % 64) }
    self.movable = movable
    for row in kept..<max(rowCount, kept) {
      for parameter in sizes.indices {
        flip(row, parameter, Int(cells[row * sizes.count + parameter]))
      }
    }
  }

  /// Whether the bits of so many rows are few enough.
  static func fits(_ rowCount: Int, sizes: [Int]) -> Bool {
    sizes.reduce(0, +) * rowCount <= CoveringLimits.bits
  }

  @inline(__always)
  mutating func flip(_ row: Int, _ parameter: Int, _ level: Int) {
    bits[(starts[parameter] + level) * words + row / 64] ^= 1 << UInt64(row % 64)
  }

  /// The rows of a word that have all cells of a tuple but one.
  func lacking(
    _ number: Int, of tuple: [(parameter: Int, level: Int)], _ word: Int
  ) -> UInt64 {
    var rows = tuple.count == 1 ? movable[word] : ~0
    for (other, cell) in tuple.enumerated() {
      let having = bits[(starts[cell.parameter] + cell.level) * words + word]
      rows &= other == number ? ~having : having
    }
    return rows
  }
}
