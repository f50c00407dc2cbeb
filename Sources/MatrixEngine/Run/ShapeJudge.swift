import DeviceProfiles
import InsetCore
import InsetOracle
import ScenarioSpaces

/// Plays one keyboard shape in every setting of a group.
struct ShapeJudge {
  private let script: ScriptTree
  /// For each node of the tree, the one before it on its path.
  private let parents: [Int?]
  private let scope: Diagram
  private let scopeTable: DiagramTable
  private let space: ScenarioSpace
  private let subjects: [Subject]
  /// The levels of the first scenario with this shape, up to the accessory.
  private let position: [Int]
  private var known: [SettingKey: Diagram] = [:]
  private var settled: [Settled] = []
  private var truths: [ViewTruth] = []
  private var expectations: [Expectation] = []
  /// For each subject, what it came to after each node, all steps on the way there included.
  private var assessments: [Assessment] = []
  private var scales: [AmountScale] = []
  private let group: Survey.Group
  private let accessory: Double
  /// The number of different scenes so far.
  private(set) var scenes = 0

  private struct SettingKey: Hashable {
    var setting: Int
    var scope: Diagram
  }

  private typealias Parameter = MatrixParameter

  init(
    group: Survey.Group, shape: KeyboardShape, scope: Diagram, scopeTable: DiagramTable,
    space: ScenarioSpace, position: [Int], subjects: [Subject]
  ) {
    self.group = group
    accessory = shape.accessory
    self.scope = scope
    self.scopeTable = scopeTable
    self.space = space
    self.position = position
    self.subjects = subjects
    let wanted = scopeTable.tally(scope, by: [Parameter.script.rawValue], bins: 1) {
      $0 == 0 ? [0] : []
    }
    script = ScriptTree(
      Staging(stages: group.stages, shape: shape), scripts: Script.all,
      wanted: wanted.map { $0 > 0 })
    var path: [Int] = []
    parents = script.tree.nodes.enumerated().map { number, node in
      path.replaceSubrange(node.depth..., with: [number])
      return node.depth == 0 ? nil : path[node.depth - 1]
    }
  }

  /// The diagram over the parameters from the bars on.
  mutating func diagram(
    _ settings: Settings, _ table: inout DiagramTable, _ sum: inout UnitOutcomes
  ) -> Diagram {
    var cell = 0
    var levels = [0, 0, 0, 0]
    return node(0, scope, &cell, &levels, settings, &table, &sum)
  }

  private static let layout: [MatrixParameter] = [.bars, .placement, .adjustment, .base]

  private mutating func node(
    _ depth: Int, _ scope: Diagram, _ cell: inout Int, _ levels: inout [Int],
    _ settings: Settings, _ table: inout DiagramTable, _ sum: inout UnitOutcomes
  ) -> Diagram {
    if depth == Self.layout.count {
      defer { cell += 1 }
      let key = SettingKey(setting: settings.numbers[cell], scope: scope)
      if let diagram = known[key] { return diagram }
      let diagram = scripts(
        settings.distinct[key.setting], scope, levels, &table, &sum)
      known[key] = diagram
      return diagram
    }
    let parameter = Self.layout[depth].rawValue
    var branches: [Diagram] = []
    branches.reserveCapacity(table.sizes[parameter])
    for level in 0..<table.sizes[parameter] {
      levels[depth] = level
      let rest = scopeTable.child(of: scope, parameter: parameter, level: level)
      branches.append(node(depth + 1, rest, &cell, &levels, settings, &table, &sum))
    }
    return table.node(parameter, branches)
  }

  /// The diagram over the scripts in one setting.
  private mutating func scripts(
    _ setting: Setting, _ scope: Diagram, _ levels: [Int], _ table: inout DiagramTable,
    _ sum: inout UnitOutcomes
  ) -> Diagram {
    if let terminal = scope.terminal, terminal != 0 { return .terminal(0) }
    judge(setting)
    sum.evaluations += assessments.count
    var branches: [Diagram] = []
    for number in script.paths.indices {
      let rest = scopeTable.child(
        of: scope, parameter: Parameter.script.rawValue, level: number)
      guard rest.terminal == 0, !script.paths[number].isEmpty else {
        branches.append(.terminal(0))
        continue
      }
      scenes += 1
      let outcome = outcomes(number, levels + [number], &sum)
      branches.append(.terminal(sum.number(of: outcome)))
    }
    return table.node(Parameter.script.rawValue, branches)
  }

  /// The outcomes of all strategies for a script, from the last assessments.
  private func outcomes(
    _ number: Int, _ levels: [Int], _ sum: inout UnitOutcomes
  ) -> OutcomeClass {
    let path = script.paths[number]
    if let misreport = path.lazy.compactMap({ script.misreports[$0] }).first {
      let outcome = UInt16(Outcome.misreported(misreport).terminal)
      return OutcomeClass(repeating: outcome, count: subjects.count)
    }
    guard let last = path.last else { return [] }
    return subjects.indices.map { subject in
      let assessment = assessments[subject * script.tree.nodes.count + last]
      sum.extremes[subject].note(assessment) { space.position(of: position + levels) }
      return UInt16(assessment.outcome.terminal)
    }
  }

  /// Plays the tree to every strategy and judges where the view stands after each step.
  private mutating func judge(_ setting: Setting) {
    expect(setting)
    assessments.removeAll(keepingCapacity: true)
    for subject in subjects {
      settled.removeAll(keepingCapacity: true)
      subject.play(script.tree, in: setting, into: &settled)
      let first = assessments.count
      for node in settled.indices {
        var assessment = parents[node].map { assessments[first + $0] } ?? Assessment()
        assessment.take(
          expectations[node].judge(settled[node], design: subject.design),
          isCovered: script.tree.nodes[node].step.covered != nil, scale: scales[node])
        assessments.append(assessment)
      }
    }
  }

  /// What is needed after each step: the same for every strategy.
  private mutating func expect(_ setting: Setting) {
    truths.removeAll(keepingCapacity: true)
    for stage in setting.stages.indices { truths.append(setting.truth(at: stage)) }
    expectations.removeAll(keepingCapacity: true)
    scales.removeAll(keepingCapacity: true)
    for node in script.tree.nodes {
      let truth = Truth(covered: node.step.covered, view: truths[node.step.stage])
      expectations.append(Oracle.expectation(truth))
      scales.append(
        AmountScale(
          truth, safeArea: group.stages[node.step.stage].safeArea.bottom, accessory: accessory))
    }
  }
}
