import ScenarioSpaces

/// The outcomes of all strategies for one scene, as terminals; equal ones are one class.
typealias OutcomeClass = [UInt16]

/// What a chunk of units came to: a diagram for each unit whose terminals are outcome classes.
struct UnitOutcomes: Accumulator, Sendable {
  var table: DiagramTable?
  /// The classes behind the terminals; terminal 0 is "not judged" and has none.
  var classes: [OutcomeClass] { classList.all }
  private var classList = Numbered<OutcomeClass>()
  /// The diagram of each unit over the parameters from the locale on; missing where interrupted.
  var roots: [Int: Diagram] = [:]
  var extremes: [Extremes] = []
  /// For each unit, the number of different scenes.
  var scenes: [Int: Int] = [:]
  var evaluations = 0
  var crossChecked = CrossChecked()

  init() {}

  mutating func merge(_ next: UnitOutcomes) {
    guard let other = next.table else { return }
    guard var table else {
      self = next
      return
    }
    let numbers = next.classes.map { number(of: $0) }
    var known: [Diagram: Diagram] = [:]
    for (unit, root) in next.roots.sorted(by: { $0.key < $1.key }) {
      roots[unit] = table.adopt(root, from: other, known: &known) {
        $0 == 0 ? 0 : numbers[$0 - 1]
      }
    }
    self.table = table
    for index in extremes.indices { extremes[index].keep(next.extremes[index]) }
    scenes.merge(next.scenes) { $1 }
    evaluations += next.evaluations
    crossChecked.merge(next.crossChecked)
  }

  /// Drops the groups of which only some places were judged: a result knows whole groups only.
  mutating func keepWholeGroups(of work: Work) {
    let cut = Set(work.units.indices.filter { roots[$0] == nil }.map { work.units[$0].group })
    if cut.isEmpty { return }
    for index in work.units.indices where cut.contains(work.units[index].group) {
      roots[index] = nil
    }
    for group in cut { scenes[group] = nil }
  }

  /// The terminal of a class.
  mutating func number(of outcome: OutcomeClass) -> Int { classList.number(of: outcome) + 1 }

  /// Readies the sum for the outcomes of so many strategies.
  mutating func begin(sizes: [Int], subjects: Int) -> DiagramTable {
    if extremes.isEmpty { extremes = [Extremes](repeating: Extremes(), count: subjects) }
    return table.take() ?? DiagramTable(sizes: sizes)
  }
}
