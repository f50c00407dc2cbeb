import DeviceProfiles
import InsetCore
import InsetOracle
import ScenarioSpaces

/// Plays every scene of one group to every strategy.
struct GroupJudge {
  let model: MatrixModel
  let survey: Survey
  let scopeTable: DiagramTable
  let subjects: [Subject]
  let policies: PolicyChoices
  let crossCheck: CrossCheck?

  private typealias Parameter = MatrixParameter

  /// Adds the diagram of a unit, over the parameters from the locale on.
  func judge(_ index: Int, _ unit: Work.Unit, into sum: inout UnitOutcomes) {
    var table = sum.begin(sizes: scopeTable.sizes, subjects: subjects.count)
    let group = survey.groups[unit.group]
    let grid = survey.grids[group.grid]
    var rows: [RowKey: Diagram] = [:]
    var known: [ShapeKey: Diagram] = [:]
    var settings: [[StageContext]: Settings] = [:]
    var wanted: [Diagram: Wanted] = [:]
    var position = unit.place + [0, 0, 0]
    var scenes = 0
    let walk = ScopeWalk(scopeTable)
    let root = walk.node(.locale, group.scope, &table) { locale, scope, table in
      position[Parameter.locale.rawValue] = locale
      let language = RowKey(row: grid[locale], scope: scope)
      if let diagram = rows[language] { return diagram }
      let row = survey.rows[language.row]
      let diagram = walk.node(.keyboard, scope, &table) { mode, scope, table in
        position[Parameter.keyboard.rawValue] = mode
        return walk.node(.accessory, scope, &table) { accessory, scope, table in
          position[Parameter.accessory.rawValue] = accessory
          if scope.terminal.map({ $0 != 0 }) ?? false { return .terminal(0) }
          let scripts = wanted[scope] ?? Wanted(scope, scopeTable, model.scripted)
          wanted[scope] = scripts
          let cell = row[mode * model.accessories.count + accessory]
          let shape = survey.shapes[cell].limited(to: scripts.appearances)
          let key = ShapeKey(shape: shape, scope: scope)
          if let diagram = known[key] { return diagram }
          var judge = ShapeJudge(
            grounds: group.grounds, shape: shape, scripts: model.plan.scripts, wanted: scripts.mask,
            scope: scope, scopeTable: scopeTable, space: model.space, position: position,
            subjects: subjects, policies: policies, crossCheck: crossCheck)
          let stages = judge.whole.stages
          let diagram = judge.diagram(
            &settings[stages, default: Settings(stages)], &table, &sum)
          scenes += judge.scenes
          known[key] = diagram
          return diagram
        }
      }
      rows[language] = diagram
      return diagram
    }
    sum.crossChecked.endGroup()
    sum.roots[index] = root
    sum.scenes[unit.group] = scenes
    sum.table = table
  }

  /// The number of different scenes of a group.
  func scenes(of group: Int) -> Int {
    var sum = UnitOutcomes()
    judge(0, Work.Unit(group: group, place: [0, 0, 0, 0], places: 1), into: &sum)
    return sum.scenes[group] ?? 0
  }

  /// The keyboards of a language, and what is left of the scope below it.
  private struct RowKey: Hashable {
    var row: Int
    var scope: Diagram
  }

  private struct ShapeKey: Hashable {
    var shape: KeyboardShape
    var scope: Diagram
  }

  /// The scripts that a scope has, and the keyboards that they bring up.
  private struct Wanted {
    var mask: [Bool]
    var appearances: Set<Script.Appearance>

    init(_ scope: Diagram, _ scopeTable: DiagramTable, _ scripted: ScriptedKeyboards) {
      mask = scopeTable.tally(scope, by: [Parameter.script.rawValue], bins: 1) {
        $0 == 0 ? [0] : []
      }.map { $0 > 0 }
      appearances = zip(mask, scripted.appearances).reduce(into: []) {
        if $1.0 { $0.formUnion($1.1) }
      }
    }
  }
}

/// Builds diagrams in the shape of a scope: nothing where nothing applies.
struct ScopeWalk {
  private let scopeTable: DiagramTable

  init(_ scopeTable: DiagramTable) { self.scopeTable = scopeTable }

  /// A node that asks for a parameter; each branch is told its level and the scope that is left.
  func node(
    _ parameter: MatrixParameter, _ scope: Diagram, _ table: inout DiagramTable,
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
