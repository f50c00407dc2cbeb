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
  private let whole: ScriptTree
  /// The steps of the scripts of each scope over the scripts.
  private var trees: [ScriptTree] = []
  private var treeOfScope: [Diagram: Int] = [:]
  /// The scope that was asked for last: neighbors mostly have the same.
  private var last: (scope: Diagram, tree: Int)?
  private var cache: [LayoutKey: Diagram] = [:]
  private let context: JudgingContext
  private let scope: Diagram
  /// The levels of the first scenario with this shape, up to the accessory.
  private let position: [Int]
  private let accessory: Double
  /// The index of the keyboards in the class's ambiguities; -1 where they leave nothing open.
  private let keyboard: Int
  /// For each strategy, whether the OS has what it is made of.
  private let isAvailable: [Bool]
  private var judge: TreeJudge

  private struct LayoutKey: Hashable {
    var layout: Int
    var scope: Diagram
    var ambiguous: [Bool]
  }

  init(
    _ context: JudgingContext, _ windows: ScriptWindows, _ shape: KeyboardShape,
    _ selection: ScriptSelection, _ scope: Diagram, at position: [Int],
    keyboard: Int
  ) {
    self.context = context
    self.scope = scope
    self.position = position
    accessory = shape.accessory
    self.keyboard = keyboard
    isAvailable = context.strategies.map {
      $0.isAvailable(on: windows.first.capabilities)
    }
    judge = TreeJudge(context.strategies, context.policies)
    whole = ScriptTree(
      windows, shape: shape, scripts: context.model.scripted,
      wanted: selection.isSelected)
  }

  /// The contexts that the scripts lead to.
  var stages: [WindowContext] { whole.stages }

  /// The diagram over the parameters from the layout on.
  mutating func judge(
    _ variants: inout LayoutVariants, _ ambiguous: inout AmbiguousScripts,
    _ table: inout DiagramTable, into sum: inout UnitOutcomes
  ) -> Diagram {
    context.diagram(over: LayoutLevels.parameters, of: scope, in: &table) { levels, scope, table in
      let tree = tree(scope)
      if trees[tree].tree.nodes.isEmpty { return .terminal(0) }
      let key = LayoutKey(
        layout: variants.index(of: levels), scope: scope,
        ambiguous: ambiguous.scripts(keyboard, in: levels))
      if let cached = cache[key] { return cached }
      let diagram = judge(
        trees[tree], in: variants.layouts[key.layout], except: key.ambiguous,
        at: position + levels, &table, into: &sum)
      cache[key] = diagram
      return diagram
    }
  }

  /// The diagram over the scripts in one layout.
  private mutating func judge(
    _ script: ScriptTree, in layout: SceneLayout, except ambiguous: [Bool], at position: [Int],
    _ table: inout DiagramTable, into sum: inout UnitOutcomes
  ) -> Diagram {
    sum.evaluations += judge.judge(script, in: layout, accessory: accessory)
    context.willJudge?(script, layout, position)
    let branches = script.paths.indices.map { level -> Diagram in
      guard !script.paths[level].isEmpty else { return .terminal(0) }
      scenes += 1
      let isAmbiguous = !ambiguous.isEmpty && ambiguous[level]
      let vector = outcomes(script, position + [level], isAmbiguous: isAmbiguous, into: &sum)
      return .terminal(sum.terminal(of: vector))
    }
    return table.node(MatrixParameter.script.rawValue, branches)
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

  /// The outcomes of all strategies for a scenario, from the last assessments.
  private func outcomes(
    _ script: ScriptTree, _ scenario: [Int], isAmbiguous: Bool, into sum: inout UnitOutcomes
  ) -> OutcomeVector {
    let path = script.paths[scenario[MatrixParameter.script.rawValue]]
    guard let last = path.last else { return [] }
    return context.strategies.indices.map { strategy in
      if isAmbiguous { return UInt32(Outcome.ambiguous.terminal) }
      if !isAvailable[strategy] { return UInt32(Outcome.notAvailable.terminal) }
      let assessment = judge.assessment(of: strategy, after: last)
      sum.worstScenarios[strategy].keep(assessment) {
        context.model.space.position(of: scenario)
      }
      return UInt32(assessment.outcome.terminal)
    }
  }
}
