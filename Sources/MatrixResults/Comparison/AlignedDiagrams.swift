import ScenarioSpaces

/// The outcomes of two results as diagrams of one table over the union of their spaces: what is equal
/// in both is one diagram.
struct AlignedDiagrams {
  let alignment: SpaceAlignment
  private(set) var table: DiagramTable
  /// The outcomes of each result's strategies, by their names.
  private(set) var earlier: [String: Diagram] = [:]
  private(set) var later: [String: Diagram] = [:]
  private(set) var numbers = OutcomeChangeNumbers()

  /// - Complexity: O(*e*) for the edges of both results, times the parameters where their levels
  ///   differ.
  init(_ alignment: SpaceAlignment, _ old: consuming RunResult, _ new: RunResult) {
    self.alignment = alignment
    // Of two results of one space, the earlier one's table becomes the table.
    guard !alignment.isOneSpace else {
      for strategy in old.strategies { earlier[strategy.id] = strategy.outcomes }
      table = (consume old).takeTable()
      var cache = table.common(with: new.table)
      for strategy in new.strategies {
        later[strategy.id] = table.transfer(strategy.outcomes, from: new.table, cache: &cache)
      }
      return
    }
    table = DiagramTable(sizes: alignment.joint.parameters.map(\.levels.count))
    earlier = transfer(old, alignment.earlier)
    later = transfer(new, alignment.later)
  }

  private mutating func transfer(_ result: RunResult, _ levels: [[Int?]]) -> [String: Diagram] {
    var cache = NodeMap<Diagram>()
    var diagrams: [String: Diagram] = [:]
    for strategy in result.strategies {
      diagrams[strategy.id] = table.transfer(
        strategy.outcomes, from: result.table, levels: levels, missing: 0, cache: &cache)
    }
    return diagrams
  }

  /// The ``ScenarioChange`` of every scenario of a strategy; nil where only one result has it.
  ///
  /// - Complexity: Grows with what differs.
  mutating func changes(of strategy: String) -> Diagram? {
    guard let before = earlier[strategy], let now = later[strategy] else { return nil }
    // The same pairs of outcomes come again and again.
    var cache: [UInt64: Int] = [:]
    return table.difference(before, now, equal: ScenarioChange.unchanged.rawValue) { old, new in
      let pair = UInt64(old) << 32 | UInt64(new)
      if let change = cache[pair] { return change }
      let change = ScenarioChange(
        from: Outcome(terminal: old), to: Outcome(terminal: new)
      ).rawValue
      cache[pair] = change
      return change
    }
  }

  /// The number of the ``OutcomeChange`` of every scenario of a strategy; nil where nothing changed, or
  /// only one result has it.
  ///
  /// - Complexity: Grows with the strategy's diagrams.
  mutating func outcomeChanges(of strategy: String) -> Diagram? {
    guard let before = earlier[strategy], let now = later[strategy], before != now else {
      return nil
    }
    var numbers = numbers
    defer { self.numbers = numbers }
    return table.apply(before, now) { numbers.number(from: $0, to: $1) }
  }
}
