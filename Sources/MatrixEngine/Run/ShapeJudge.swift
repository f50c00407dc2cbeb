import DeviceProfiles
import InsetCore
import InsetOracle
import ScenarioSpaces

/// Plays one keyboard shape in every setting of a group.
struct ShapeJudge {
  /// The steps of all scripts that any setting has.
  let whole: ScriptTree
  /// The steps of the scripts that a setting has, and which a scope over the scripts asks for.
  private var trees: [ScriptTree] = []
  private var treeNumbers: [Diagram: Int] = [:]
  private let scope: Diagram
  private let scopeTable: DiagramTable
  private let space: ScenarioSpace
  private var judge: TreeJudge
  /// The levels of the first scenario with this shape, up to the accessory.
  private let position: [Int]
  private var known: [SettingKey: Diagram] = [:]
  private let accessory: Double
  private let crossCheck: CrossCheck?
  /// The number of different scenes so far.
  private(set) var scenes = 0

  private struct SettingKey: Hashable {
    var setting: Int
    var scope: Diagram
  }

  private typealias Parameter = MatrixParameter

  init(
    grounds: Grounds, shape: KeyboardShape, scripts: [Script], wanted: [Bool], scope: Diagram,
    scopeTable: DiagramTable, space: ScenarioSpace, position: [Int], subjects: [Subject],
    policies: PolicyChoices, crossCheck: CrossCheck?
  ) {
    accessory = shape.accessory
    self.crossCheck = crossCheck
    self.scope = scope
    self.scopeTable = scopeTable
    self.space = space
    self.position = position
    judge = TreeJudge(subjects, policies)
    whole = ScriptTree(grounds, shape: shape, scripts: scripts, wanted: wanted)
  }

  /// The diagram over the parameters from the bars on.
  mutating func diagram(
    _ settings: inout Settings, _ table: inout DiagramTable, _ sum: inout UnitOutcomes
  ) -> Diagram {
    var cell = 0
    var levels = [0, 0, 0, 0]
    return node(0, scope, &cell, &levels, &settings, &table, &sum)
  }

  private static let layout: [MatrixParameter] = [.bars, .placement, .adjustment, .base]

  private mutating func node(
    _ depth: Int, _ scope: Diagram, _ cell: inout Int, _ levels: inout [Int],
    _ settings: inout Settings, _ table: inout DiagramTable, _ sum: inout UnitOutcomes
  ) -> Diagram {
    if depth == Self.layout.count {
      defer { cell += 1 }
      let tree = tree(scope)
      if trees[tree].tree.nodes.isEmpty { return .terminal(0) }
      let key = SettingKey(setting: settings.number(of: cell), scope: scope)
      if let diagram = known[key] { return diagram }
      let diagram = scripts(
        settings.distinct[key.setting], trees[tree], levels, &table, &sum)
      known[key] = diagram
      return diagram
    }
    let parameter = Self.layout[depth].rawValue
    var branches: [Diagram] = []
    branches.reserveCapacity(table.sizes[parameter])
    for level in 0..<table.sizes[parameter] {
      levels[depth] = level
      let rest = scopeTable.child(of: scope, parameter: parameter, level: level)
      branches.append(node(depth + 1, rest, &cell, &levels, &settings, &table, &sum))
    }
    return table.node(parameter, branches)
  }

  /// The diagram over the scripts in one setting.
  private mutating func scripts(
    _ setting: Setting, _ script: ScriptTree, _ levels: [Int], _ table: inout DiagramTable,
    _ sum: inout UnitOutcomes
  ) -> Diagram {
    sum.evaluations += judge.judge(script, in: setting, accessory: accessory)
    crossCheck?.check(script, in: setting, judge.policies, into: &sum.crossChecked) {
      space.position(of: position + levels + [$0])
    }
    var branches: [Diagram] = []
    for number in script.paths.indices {
      guard !script.paths[number].isEmpty else {
        branches.append(.terminal(0))
        continue
      }
      scenes += 1
      let outcome = outcomes(script, number, levels + [number], &sum)
      branches.append(.terminal(sum.number(of: outcome)))
    }
    return table.node(Parameter.script.rawValue, branches)
  }

  /// The number of the tree with the scripts that a scope over the scripts has.
  private mutating func tree(_ scope: Diagram) -> Int {
    if let known = treeNumbers[scope] { return known }
    let parameter = Parameter.script.rawValue
    trees.append(
      whole.limited(
        to: whole.paths.indices.map {
          scopeTable.child(of: scope, parameter: parameter, level: $0).terminal == 0
        }))
    treeNumbers[scope] = trees.count - 1
    return trees.count - 1
  }

  /// The outcomes of all strategies for a script, from the last assessments.
  private func outcomes(
    _ script: ScriptTree, _ number: Int, _ levels: [Int], _ sum: inout UnitOutcomes
  ) -> OutcomeClass {
    let path = script.paths[number]
    if let misreport = path.lazy.compactMap({ script.misreports[$0] }).first {
      let outcome = UInt16(Outcome.misreported(misreport).terminal)
      return OutcomeClass(repeating: outcome, count: judge.subjects.count)
    }
    guard let last = path.last else { return [] }
    return judge.subjects.indices.map { subject in
      let assessment = judge.assessment(of: subject, after: last)
      sum.extremes[subject].note(assessment) { space.position(of: position + levels) }
      return UInt16(assessment.outcome.terminal)
    }
  }
}
