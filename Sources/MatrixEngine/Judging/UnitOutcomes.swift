import MatrixResults
import ScenarioSpaces

/// The outcomes of all strategies for one scene, as terminals.
struct OutcomeVector: Hashable, Sendable {
  var terminals: [UInt32]

  /// Feeds a mixture of all: to feed one after the other takes several times as long.
  func hash(into hasher: inout Hasher) {
    var mixed: UInt64 = 0x9E37_79B9_7F4A_7C15
    for terminal in terminals {
      mixed = (mixed ^ UInt64(terminal)) &* 0xFF51_AFD7_ED55_8CCD
      mixed ^= mixed >> 32
    }
    hasher.combine(mixed)
  }
}

/// The outcomes of a chunk of units: a diagram for each, whose terminals are interned vectors.
struct UnitOutcomes: Accumulator, Sendable {
  var table: DiagramTable?
  /// The vectors behind the terminals; terminal 0 is "not judged" and has none.
  var vectors: [OutcomeVector] { vectorTable.values }
  private var vectorTable = InternTable<OutcomeVector>()
  /// The diagram of each unit over the parameters from the locale on; missing where interrupted.
  var roots: [Int: Diagram] = [:]
  /// For each unit, each strategy's worst scenarios, from the locale's first level on.
  var worst: [Int: [WorstScenarios]] = [:]
  /// For each equivalence class, the number of distinct scenes.
  var scenes: [Int: Int] = [:]
  var evaluations = 0

  init() {}

  mutating func merge(_ next: UnitOutcomes) {
    guard let other = next.table else { return }
    // Taken out, since a second owner would make each merge copy it.
    guard var table = table.take() else {
      self = next
      return
    }
    let terminals = next.vectors.map { terminal(of: $0) }
    var cache = NodeMap<Diagram>()
    for (unit, root) in next.roots.sorted(by: { $0.key < $1.key }) {
      roots[unit] = table.transfer(root, from: other, cache: &cache) {
        $0 == 0 ? 0 : terminals[$0 - 1]
      }
    }
    self.table = table
    worst.merge(next.worst) { $1 }
    scenes.merge(next.scenes) { $1 }
    evaluations += next.evaluations
  }

  /// Drops the classes of which only some configurations were judged: a result has whole classes
  /// only.
  mutating func keepWholeClasses(of work: WorkPlan) {
    let cut = Set(
      work.units.indices.filter { roots[$0] == nil }.map { work.units[$0].classIndex })
    if cut.isEmpty { return }
    for index in work.units.indices where cut.contains(work.units[index].classIndex) {
      roots[index] = nil
    }
    for index in cut { scenes[index] = nil }
  }

  mutating func terminal(of vector: OutcomeVector) -> Int { vectorTable.index(of: vector) + 1 }

  /// Takes the sum's table out.
  mutating func begin(sizes: [Int]) -> DiagramTable {
    table.take() ?? DiagramTable(sizes: sizes)
  }
}
