package import ScenarioSpaces

/// The levels of which something was run.
package struct RunLevels: Sendable {
  /// For each parameter whether each level was run.
  package let all: [[Bool]]
  /// The same for each device.
  private let byDevice: [[[Bool]]]

  /// The same levels for every device.
  package init(_ all: [[Bool]]) {
    self.all = all
    byDevice = all[0].map { _ in all }
  }

  /// The levels of a function's scenarios.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - table: Its table.
  ///   - isRun: Whether scenarios with a value were run.
  /// - Complexity: O(*e* · *l*) for a diagram of *e* edges and *l* levels.
  package init(of diagram: Diagram, in table: DiagramTable, where isRun: (Int) -> Bool) {
    var walk = LevelWalk(table)
    all = walk.levels(walk.levels(of: diagram, after: -1, isRun))
    byDevice =
      table.parameter(of: diagram) == 0
      ? table.children(of: diagram).map { walk.levels(walk.levels(of: $0, after: 0, isRun)) }
      : all[0].map { [all] _ in all }
  }

  /// Whether each level of a parameter was run on a device.
  package func levels(of parameter: MatrixParameter, on device: Int) -> [Bool] {
    byDevice[device][parameter.rawValue]
  }
}

/// The levels below each node, as bits.
private struct LevelWalk {
  private let table: DiagramTable
  /// The bit of each parameter's first level, and the number of all levels.
  private let starts: [Int]
  private var known = NodeMap<[UInt64]?>()

  init(_ table: DiagramTable) {
    self.table = table
    starts = table.sizes.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  /// What was run of a function's parameters behind one; nil for nothing.
  mutating func levels(
    of diagram: Diagram, after parameter: Int, _ isRun: (Int) -> Bool
  ) -> [UInt64]? {
    guard var bits = levels(of: diagram, isRun) else { return nil }
    for bit in starts[parameter + 1]..<starts[table.parameter(of: diagram)] { Self.set(bit, &bits) }
    return bits
  }

  private mutating func levels(of diagram: Diagram, _ isRun: (Int) -> Bool) -> [UInt64]? {
    let none = [UInt64](repeating: 0, count: (starts[starts.count - 1] + 63) / 64)
    if let value = diagram.terminal { return isRun(value) ? none : nil }
    if let found = known[diagram] { return found }
    let parameter = table.parameter(of: diagram)
    var all: [UInt64]?
    for (level, child) in table.children(of: diagram).enumerated() {
      guard let below = levels(of: child, after: parameter, isRun) else { continue }
      var bits = all ?? none
      for word in bits.indices { bits[word] |= below[word] }
      Self.set(starts[parameter] + level, &bits)
      all = bits
    }
    known[diagram] = .some(all)
    return all
  }

  /// For each parameter whether each level has its bit.
  func levels(_ bits: [UInt64]?) -> [[Bool]] {
    table.sizes.indices.map { parameter in
      (starts[parameter]..<starts[parameter + 1]).map { bit in
        bits.map { $0[bit / 64] >> UInt64(bit % 64) & 1 == 1 } ?? false
      }
    }
  }

  private static func set(_ bit: Int, _ bits: inout [UInt64]) {
    bits[bit / 64] |= 1 << UInt64(bit % 64)
  }
}
