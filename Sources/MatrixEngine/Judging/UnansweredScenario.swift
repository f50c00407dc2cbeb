import InsetCore

/// A scenario in which a strategy has not answered.
package struct UnansweredScenario: Hashable, Sendable {
  /// The scenario's position in the space.
  package let position: Int
  /// Why there is no answer, in words that go on after "the program".
  package let reason: String
}

extension [UnansweredScenario] {
  /// The number of scenarios that are kept.
  private static let limit = 5

  /// Keeps those with the lowest positions.
  mutating func keep(_ others: [UnansweredScenario]) {
    if others.isEmpty { return }
    self = Array((self + others).sorted { $0.position < $1.position }.prefix(Self.limit))
  }
}

extension TreeJudge {
  /// Why a strategy has not answered at a node of the tree that was judged last; nil where it has.
  func silence(of strategy: Int, after node: Int) -> String? {
    strategies[strategy].silence(at: node, of: playback)
  }
}
