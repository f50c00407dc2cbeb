import MatrixResults
import ScenarioSpaces

/// What is judged once for all levels that look the same: its diagram, and each strategy's worst
/// scenarios.
///
/// A strategy may be available in some of these levels and not in others. Of each kind of levels the
/// first has the worst scenarios.
struct JudgedLevels<Key: Hashable & Sendable>: Sendable {
  private struct Judged {
    var diagram: Diagram
    /// For each strategy its worst scenarios, from the first of the levels below on.
    var worst: [WorstScenarios]
    /// The kinds that have been met.
    var kinds: [Int] = []
  }

  private var indices: [Key: Int] = [:]
  private var judged: [Judged] = []
  private let kinds: AvailableScenarios.Kinds

  init(_ kinds: AvailableScenarios.Kinds) { self.kinds = kinds }

  /// The diagram of levels that were judged before.
  ///
  /// - Parameters:
  ///   - key: What levels that look the same have in common.
  ///   - levels: The levels.
  ///   - sum: For each strategy its worst scenarios, to which those of the levels are added.
  ///   - position: The position of the levels in the scenarios of the sum.
  /// - Returns: The diagram; nil where the levels were not judged.
  mutating func diagram(
    of key: Key, at levels: [Int], worst sum: inout [WorstScenarios],
    position: @autoclosure () -> Int
  ) -> Diagram? {
    guard let index = indices[key] else { return nil }
    let kind = kinds.kind(of: levels)
    if judged[index].kinds.contains(kind) { return judged[index].diagram }
    judged[index].kinds.append(kind)
    let (first, isAvailable) = (position(), kinds.isAvailable(in: kind))
    for (strategy, worst) in judged[index].worst.enumerated() where isAvailable[strategy] {
      sum[strategy].keep(worst.shifted(by: first))
    }
    return judged[index].diagram
  }

  /// Adds levels that have just been judged.
  mutating func insert(_ diagram: Diagram, worst: [WorstScenarios], of key: Key) {
    indices[key] = judged.count
    judged.append(Judged(diagram: diagram, worst: worst))
  }
}
