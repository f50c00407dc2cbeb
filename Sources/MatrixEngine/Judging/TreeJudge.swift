import InsetCore
import InsetOracle

/// Plays script trees to strategies and judges the view after each step.
struct TreeJudge {
  let strategies: [AnyInsetStrategy]
  /// For each strategy, whether it is played.
  var isAvailable: [Bool]
  let policies: PolicyChoices
  private(set) var playback = Playback()
  private var truths: [ViewTruth] = []
  private var steps = JudgedSteps()
  /// For each strategy, its assessment after each node, with all steps on the path to it.
  private var assessments: [Assessment] = []

  init(_ strategies: [AnyInsetStrategy], _ policies: PolicyChoices) {
    self.strategies = strategies
    isAvailable = [Bool](repeating: true, count: strategies.count)
    self.policies = policies
  }

  /// Judges a limited tree in a layout.
  ///
  /// - Returns: The number of strategies times steps that were played.
  mutating func judge(
    _ script: ScriptTree, in layout: SceneLayout, accessory: Double
  ) -> Int {
    truths.removeAll(keepingCapacity: true)
    for stage in script.stages.indices { truths.append(layout.truth(at: stage)) }
    steps.removeAll()
    for node in script.nodes.indices {
      if script.alike[node] < node {
        steps.repeatStep(at: script.alike[node])
      } else {
        judge(script.nodes[node].step, script, layout, accessory)
      }
    }
    // Those of strategies that are not played are of an earlier tree.
    while assessments.count < strategies.count * steps.count { assessments.append(Assessment()) }
    for index in strategies.indices where isAvailable[index] {
      let (strategy, first) = (strategies[index], index * steps.count)
      strategy.play(layout.followsKeyboard ? script.tree : script.plain, in: layout, &playback)
      for node in 0..<steps.count {
        assessments[first + node] =
          script.parents[node].map { assessments[first + $0] } ?? Assessment()
        steps.judge(
          playback.settled[node], of: strategy, at: node, into: &assessments[first + node])
      }
    }
    return steps.count * isAvailable.count { $0 }
  }

  /// Adds a step to those that strategies are judged after.
  private mutating func judge(
    _ step: Step, _ script: ScriptTree, _ layout: SceneLayout, _ accessory: Double
  ) {
    let truth = layout.truth(after: step, of: truths[step.stage])
    let lengths = ReferenceLengths(
      truth, safeArea: script.stages[step.stage].safeArea.bottom, accessory: accessory)
    steps.append(step, truth, lengths, policies)
  }

  /// The assessment of a strategy after a node of the tree that was judged last.
  func assessment(of strategy: Int, after node: Int) -> Assessment {
    assessments[strategy * steps.count + node]
  }
}
