import ScenarioSpaces

/// Chooses scenarios so that all levels are used about equally often.
///
/// Each walk down a diagram takes, at each parameter, the level that was taken least often of those
/// that lead somewhere; of several the first. The choice depends on nothing else.
struct SpreadWalk {
  private var table: DiagramTable
  /// How often each level of each parameter was taken.
  private var uses: [[Int]]
  private(set) var chosen: Set<[Int]> = []

  init(_ table: DiagramTable) {
    self.table = table
    uses = table.sizes.map { [Int](repeating: 0, count: $0) }
  }

  /// The scenarios of some sets, one of each in turn, until there are enough or none is left.
  ///
  /// - Parameters:
  ///   - sets: Diagrams that are 1 at their scenarios and 0 elsewhere.
  ///   - limit: The maximum number of scenarios.
  /// - Returns: The scenarios in the order of the space.
  mutating func scenarios(of sets: [Diagram], limit: Int) -> [[Int]] {
    var sets = sets
    var index = 0
    while chosen.count < limit, !sets.isEmpty {
      index %= sets.count
      if take(from: &sets[index]) { index += 1 } else { sets.remove(at: index) }
    }
    return chosen.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Takes a scenario of a set that was not taken before; false where there is none.
  private mutating func take(from set: inout Diagram) -> Bool {
    while set != .terminal(0) {
      let scenario = walk(set)
      if chosen.insert(scenario).inserted {
        for (parameter, level) in scenario.enumerated() { uses[parameter][level] += 1 }
        return true
      }
      var one = Diagram.terminal(0)
      for parameter in scenario.indices.reversed() {
        var branches = [Diagram](repeating: .terminal(1), count: table.sizes[parameter])
        branches[scenario[parameter]] = one
        one = table.node(parameter, branches)
      }
      set = table.apply(set, one) { $0 & $1 }
    }
    return false
  }

  private func walk(_ set: Diagram) -> [Int] {
    var (rest, scenario) = (set, [Int]())
    for parameter in table.sizes.indices {
      let levels = (0..<table.sizes[parameter]).filter {
        table.child(of: rest, parameter: parameter, level: $0) != .terminal(0)
      }
      let level = levels.min { uses[parameter][$0] < uses[parameter][$1] } ?? 0
      scenario.append(level)
      rest = table.child(of: rest, parameter: parameter, level: level)
    }
    return scenario
  }
}
