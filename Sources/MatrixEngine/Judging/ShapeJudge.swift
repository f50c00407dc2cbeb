import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixResults
import ScenarioSpaces

/// Plays one keyboard shape in every layout of an equivalence class.
struct ShapeJudge {
  /// The number of distinct scenes so far.
  private(set) var scenes = 0

  /// The steps of all scripts that any layout has.
  private var whole: ScriptTree
  /// The steps of the scripts of each scope over the scripts.
  private var trees: [ScriptTree] = []
  private var treeOfScope: [Diagram: Int] = [:]
  /// The scope that was asked for last: neighbors mostly have the same.
  private var last: (scope: Diagram, tree: Int)?
  private var layouts: JudgedLevels<LayoutKey>
  /// For each strategy its worst scenarios, from the first levels of the layout on.
  private(set) var worst: [WorstScenarios]
  private let context: JudgingContext
  private let scope: Diagram
  /// The levels of the first scenario with this shape, up to the accessory.
  private let position: [Int]
  private let accessory: Double
  /// The index of the keyboards in the class's ambiguities; -1 where they leave nothing open.
  private let keyboard: Int
  private var judge: TreeJudge
  /// For each strategy, whether it is available in any of the layouts.
  private let isAvailable: [Bool]

  private struct LayoutKey: Hashable {
    var layout: Int
    var scope: Diagram
    var ambiguous: Int
  }

  init(
    _ context: JudgingContext, _ windows: ScriptWindows, _ shape: KeyboardShape,
    _ selection: ScriptSelection, _ scope: Diagram, at position: [Int],
    keyboard: Int, isAvailable: [Bool]
  ) {
    self.context = context
    self.scope = scope
    self.position = position
    accessory = shape.accessory
    self.keyboard = keyboard
    worst = context.noWorst
    layouts = JudgedLevels(context.available.layouts)
    self.isAvailable = isAvailable
    judge = TreeJudge(context.strategies, context.policies)
    whole = ScriptTree(
      windows, shape: shape, scripts: context.model.scripted,
      wanted: selection.isSelected)
  }

  /// Leaves out the scripts that have the same steps with other windows and another shape.
  mutating func leaveOut(
    _ windows: ScriptWindows, _ shape: KeyboardShape, _ selection: ScriptSelection,
    except isAlwaysJudged: [Bool]
  ) {
    let other = ScriptTree(
      windows, shape: shape, scripts: context.model.scripted, wanted: selection.isSelected)
    whole = whole.limited(
      to: zip(whole.differences(from: other), isAlwaysJudged).map { $0 || $1 })
  }

  /// The contexts that the scripts lead to.
  var stages: [WindowContext] { whole.stages }

  /// The diagram over the parameters from the layout on.
  mutating func judge(
    _ variants: inout LayoutVariants, _ ambiguous: inout AmbiguousScripts,
    _ table: inout DiagramTable, into sum: inout UnitOutcomes
  ) -> Diagram {
    if whole.nodes.isEmpty { return .terminal(0) }
    return context.diagram(over: LayoutLevels.parameters, of: scope, in: &table) {
      levels, scope, table in
      let tree = tree(scope)
      if trees[tree].nodes.isEmpty { return .terminal(0) }
      let key = LayoutKey(
        layout: variants.index(of: levels), scope: scope,
        ambiguous: ambiguous.scripts(keyboard, in: levels))
      if let diagram = layouts.diagram(of: key, at: levels) { return diagram }
      judge.isAvailable = isAvailable.and(layouts.isAvailable(at: levels))
      if layouts.isNew(key) { scenes += trees[tree].paths.count { !$0.isEmpty } }
      let (diagram, worstOfScripts) = judge(
        trees[tree], in: variants.layouts[key.layout], except: ambiguous.isAmbiguous(key.ambiguous),
        at: self.position + levels, &table, into: &sum)
      worst.keep(
        worstOfScripts,
        from: LayoutLevels.number(of: levels) * context.model.plan.scripts.count)
      layouts.insert(diagram, of: key, at: levels)
      return diagram
    }
  }

  /// The diagram over the scripts in one layout, and for each strategy its worst scripts.
  private mutating func judge(
    _ script: ScriptTree, in layout: SceneLayout, except ambiguous: [Bool], at position: [Int],
    _ table: inout DiagramTable, into sum: inout UnitOutcomes
  ) -> (Diagram, worst: [WorstScenarios]) {
    sum.evaluations += judge.judge(script, in: layout, accessory: accessory)
    context.willJudge?(script, layout, position)
    var worst = context.noWorst
    let branches = script.paths.indices.map { level -> Diagram in
      guard !script.paths[level].isEmpty else { return .terminal(0) }
      let isAmbiguous = !ambiguous.isEmpty && ambiguous[level]
      let vector = outcomes(script, level, isAmbiguous: isAmbiguous, &worst)
      return .terminal(sum.terminal(of: vector))
    }
    return (table.node(MatrixParameter.script.rawValue, branches), worst)
  }

  /// The index of the tree with the scripts of a scope over the scripts.
  private mutating func tree(_ scope: Diagram) -> Int {
    if let last, last.scope == scope { return last.tree }
    if let cached = treeOfScope[scope] {
      last = (scope, cached)
      return cached
    }
    (last, treeOfScope[scope]) = ((scope, trees.count), trees.count)
    trees.append(
      whole.limited(
        to: context.scopes.levels(of: MatrixParameter.script.rawValue, in: scope) { $0 == 0 }))
    return trees.count - 1
  }

  /// The outcomes of all strategies for a script, from the last assessments, as if each of them that
  /// was played were available in it.
  private func outcomes(
    _ script: ScriptTree, _ level: Int, isAmbiguous: Bool, _ worst: inout [WorstScenarios]
  ) -> OutcomeVector {
    guard let last = script.paths[level].last else { return OutcomeVector(terminals: []) }
    let scripts = context.available.scripts
    let isAvailable = scripts.isAvailable(in: scripts.kind(of: [level]))
    let terminals = context.strategies.indices.map { strategy -> UInt32 in
      if isAmbiguous { return UInt32(Outcome.ambiguous.terminal) }
      if !judge.isAvailable[strategy] { return UInt32(Outcome.notAvailable.terminal) }
      let assessment = judge.assessment(of: strategy, after: last)
      if isAvailable[strategy] { worst[strategy].keep(assessment, at: level) }
      return assessment.terminal
    }
    return OutcomeVector(terminals: terminals)
  }
}
