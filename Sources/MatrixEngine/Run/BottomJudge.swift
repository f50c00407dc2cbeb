import InsetCore
import InsetOracle

/// Plays trees of scripts and says only how far the bottom is off where it first is.
struct BottomJudge {
  private let policies: PolicyChoices
  private var playback = Playback()
  private var expectations: [Expectation] = []
  private var isJudged: [Bool] = []
  private var parents: [Int?] = []
  /// For each node of the tree that was played last, how far the bottom is off where it first is on
  /// the way there, in points; 0 where it never is.
  private(set) var points: [Double] = []

  init(_ policies: PolicyChoices) { self.policies = policies }

  /// Readies the judge for a tree in a setting.
  mutating func expect(_ script: ScriptTree, in setting: Setting) {
    expectations.removeAll(keepingCapacity: true)
    isJudged.removeAll(keepingCapacity: true)
    for node in script.tree.nodes {
      let step = node.step
      let truth = Truth(
        covered: step.covered, own: step.own, isBar: step.isBar,
        view: setting.truth(at: step.stage))
      expectations.append(Oracle.expectation(truth, policies))
      isJudged.append(step.isJudged)
    }
    parents = script.parents
  }

  /// Plays the tree to a subject.
  mutating func play(_ script: ScriptTree, in setting: Setting, to subject: Subject) {
    subject.play(script.tree, in: setting, &playback)
    points.removeAll(keepingCapacity: true)
    for node in expectations.indices {
      let before = parents[node].map { points[$0] } ?? 0
      let isOpen = before == 0 && isJudged[node]
      points.append(
        isOpen
          ? abs(expectations[node].judge(playback.settled[node], design: subject.design).bottom)
          : before)
    }
  }
}
