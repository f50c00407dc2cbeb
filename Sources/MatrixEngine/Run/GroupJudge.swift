import DeviceProfiles
import InsetCore
import InsetOracle
import ScenarioSpaces

/// The outcomes of all strategies for one scene, as terminals; equal ones are one class.
typealias OutcomeClass = [UInt16]

/// What a chunk of groups came to: a diagram for each group whose terminals are outcome classes.
struct GroupOutcomes: Accumulator, Sendable {
  var table: DiagramTable?
  /// The classes behind the terminals; terminal 0 is "not judged" and has none.
  var classes: [OutcomeClass] = []
  var classNumbers: [OutcomeClass: Int] = [:]
  /// The diagram of each group, in order.
  var roots: [Diagram] = []
  var extremes: [Extremes] = []
  var distinctScenes = 0
  var evaluations = 0

  init() {}

  mutating func merge(_ next: GroupOutcomes) {
    guard let other = next.table else { return }
    guard var table else {
      self = next
      return
    }
    let numbers = next.classes.map { number(of: $0) }
    var known: [Diagram: Diagram] = [:]
    for root in next.roots {
      roots.append(
        table.adopt(root, from: other, known: &known) { $0 == 0 ? 0 : numbers[$0 - 1] })
    }
    self.table = table
    for index in extremes.indices { extremes[index].keep(next.extremes[index]) }
    distinctScenes += next.distinctScenes
    evaluations += next.evaluations
  }

  /// The terminal of a class.
  mutating func number(of outcome: OutcomeClass) -> Int {
    if let known = classNumbers[outcome] { return known }
    classes.append(outcome)
    classNumbers[outcome] = classes.count
    return classes.count
  }
}

/// Plays every scene of one group to every strategy.
struct GroupJudge {
  let model: MatrixModel
  let survey: Survey
  let scopeTable: DiagramTable
  let subjects: [Subject]

  private typealias Parameter = MatrixParameter

  /// Adds a group's diagram, over the parameters from the locale on.
  func judge(_ index: Int, into sum: inout GroupOutcomes) {
    var table = sum.table.take() ?? DiagramTable(sizes: scopeTable.sizes)
    if sum.extremes.isEmpty {
      sum.extremes = [Extremes](repeating: Extremes(), count: subjects.count)
    }
    let group = survey.groups[index]
    let settings = Settings(group.stages)
    let grid = survey.grids[group.grid]
    var known: [ShapeKey: Diagram] = [:]
    var position = survey.firstPlace[index] + [0, 0, 0]
    let root = node(.locale, group.scope, &table) { locale, scope, table in
      position[Parameter.locale.rawValue] = locale
      return node(.keyboard, scope, &table) { mode, scope, table in
        position[Parameter.keyboard.rawValue] = mode
        return node(.accessory, scope, &table) { accessory, scope, table in
          position[Parameter.accessory.rawValue] = accessory
          if scope.terminal.map({ $0 != 0 }) ?? false { return .terminal(0) }
          let cell =
            (locale * KeyboardMode.allCases.count + mode) * Accessory.allCases.count + accessory
          let key = ShapeKey(shape: grid[cell], scope: scope)
          if let diagram = known[key] { return diagram }
          var judge = ShapeJudge(
            group: group, shape: survey.shapes[key.shape], scope: scope, scopeTable: scopeTable,
            space: model.space, position: position, subjects: subjects)
          let diagram = judge.diagram(settings, &table, &sum)
          known[key] = diagram
          return diagram
        }
      }
    }
    sum.roots.append(root)
    sum.table = table
  }

  private struct ShapeKey: Hashable {
    var shape: Int
    var scope: Diagram
  }

  private func node(
    _ parameter: Parameter, _ scope: Diagram, _ table: inout DiagramTable,
    _ branch: (Int, Diagram, inout DiagramTable) -> Diagram
  ) -> Diagram {
    if let terminal = scope.terminal, terminal != 0 { return .terminal(0) }
    var branches: [Diagram] = []
    branches.reserveCapacity(table.sizes[parameter.rawValue])
    for level in 0..<table.sizes[parameter.rawValue] {
      let rest = scopeTable.child(of: scope, parameter: parameter.rawValue, level: level)
      branches.append(branch(level, rest, &table))
    }
    return table.node(parameter.rawValue, branches)
  }
}

/// The settings of a group: every combination of bars, placement, adjustment and base, equal ones
/// once.
struct Settings: Sendable {
  private(set) var distinct: [Setting] = []
  /// For each combination, in the parameters' order, the number of its setting.
  private(set) var numbers: [Int] = []

  init(_ stages: [StageContext]) {
    var known: [Setting: Int] = [:]
    for bars in BarSet.allCases {
      for placement in Placement.allCases {
        for behavior in ContentInsetAdjustmentBehavior.allCases {
          let environments = stages.map { $0.environment(bars, placement, behavior) }
          for base in BaseInsets.allCases {
            let setting = Setting(
              stages: environments, base: base.content, indicatorBase: base.indicators)
            let number = known[setting, default: distinct.count]
            if number == distinct.count {
              known[setting] = number
              distinct.append(setting)
            }
            numbers.append(number)
          }
        }
      }
    }
  }
}
