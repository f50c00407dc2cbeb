extension Construction {
  /// Triples after Raaphorst, Moura and Stevens: the runs of a shift register, in both directions.
  ///
  /// The register has a length of three. Three columns on a line of the projective plane in one direction
  /// are on none in the other.
  static func shiftRegister(_ levels: Int, _ columns: Int, _ strength: Int) -> Self? {
    guard strength == 3, levels <= 9, let field = GaloisField.smallest(from: levels) else {
      return nil
    }
    let order = field.order
    let length = order * order + order + 1
    guard columns <= length else { return nil }
    return Construction(rowCount: 2 * order * order * order - 1) {
      let run = longestRun(in: field)
      let count = run.count
      var rows: [[Int]] = [[Int](repeating: 0, count: length)]
      for start in 0..<count {
        rows.append((0..<length).map { run[(start + $0) % count] })
        rows.append((0..<length).map { run[(start + count - $0) % count] })
      }
      return rows
    }
  }

  /// One period of a shift register that passes through all states but zero.
  private static func longestRun(in field: GaloisField) -> [Int] {
    let period = field.order * field.order * field.order - 1
    for taps in tuples(of: field.order, 3) where taps[0] != 0 {
      var run = [0, 0, 1]
      repeat {
        let end = run[(run.count - 3)...]
        run.append(zip(taps, end).reduce(0) { field.sum($0, field.product($1.0, $1.1)) })
      } while run[(run.count - 3)...] != [0, 0, 1] && run.count <= period + 3
      if run.count == period + 3 { return Array(run[..<period]) }
    }
    return []
  }
}
