import MatrixResults
import ScenarioSpaces

/// What is judged once for all levels that look the same: its diagram.
///
/// A strategy may be available in some of these levels and not in others, and is played only where it
/// is: what looks the same is judged once for each kind of levels, and has its worst scenarios where a
/// kind is met first.
struct JudgedLevels<Key: Hashable & Sendable>: Sendable {
  private struct KeyOfKind: Hashable {
    var key: Key
    var kind: Int
  }

  private var diagrams: [KeyOfKind: Diagram] = [:]
  private var keys: Set<Key> = []
  private let kinds: AvailableScenarios.Kinds

  init(_ kinds: AvailableScenarios.Kinds) { self.kinds = kinds }

  /// The diagram of levels that look like others of their kind; nil where none of them was judged.
  func diagram(of key: Key, at levels: [Int]) -> Diagram? {
    diagrams[KeyOfKind(key: key, kind: kinds.kind(of: levels))]
  }

  /// Whether nothing that looks the same was judged, in levels of any kind.
  func isNew(_ key: Key) -> Bool { !keys.contains(key) }

  /// For each strategy, whether it is available in levels of a kind.
  func isAvailable(at levels: [Int]) -> [Bool] { kinds.isAvailable(in: kinds.kind(of: levels)) }

  /// Adds levels that have just been judged.
  mutating func insert(_ diagram: Diagram, of key: Key, at levels: [Int]) {
    diagrams[KeyOfKind(key: key, kind: kinds.kind(of: levels))] = diagram
    keys.insert(key)
  }
}

extension [WorstScenarios] {
  /// Adds the worst scenarios of each strategy, counted from a position on.
  mutating func keep(_ worst: [WorstScenarios], from position: Int) {
    for (strategy, worst) in worst.enumerated() { self[strategy].keep(worst.shifted(by: position)) }
  }
}

extension [Bool] {
  /// What is true in both.
  func and(_ other: [Bool]) -> [Bool] { zip(self, other).map { $0 && $1 } }
}
