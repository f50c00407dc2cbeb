import InsetCore
import InsetOracle

/// Plays trees of scripts and says only how far the bottom is off where it first is.
struct BottomJudge {
  private struct Node {
    var expectation: Expectation
    var isJudged: Bool
    /// Where ``BottomJudge/points`` has the node before it on its path.
    var before: Int
  }

  private let policies: PolicyChoices
  private var playback = Playback()
  private var nodes: [Node] = []
  /// How far the bottom is off where it first is on the way to each node of the tree that was played
  /// last, in points, 0 where it never is; before the first stands 0 for where paths begin.
  private var points: [Double] = [0]

  init(_ policies: PolicyChoices) { self.policies = policies }

  /// Readies the judge for a tree in a setting.
  mutating func expect(_ script: ScriptTree, in setting: Setting) {
    nodes.removeAll(keepingCapacity: true)
    for (node, parent) in zip(script.tree.nodes, script.parents) {
      let step = node.step
      let truth = Truth(
        covered: step.covered, own: step.own, isBar: step.isBar,
        view: setting.truth(at: step.stage))
      nodes.append(
        Node(
          expectation: Oracle.expectation(truth, policies), isJudged: step.isJudged,
          before: parent.map { $0 + 1 } ?? 0))
    }
    points = [Double](repeating: 0, count: nodes.count + 1)
  }

  /// Plays the tree to a subject.
  mutating func play(_ script: ScriptTree, in setting: Setting, to subject: Subject) {
    subject.play(script.tree, in: setting, &playback)
    for index in nodes.indices {
      let before = points[nodes[index].before]
      points[index + 1] =
        before == 0 && nodes[index].isJudged
        ? abs(
          nodes[index].expectation.judge(playback.settled[index], design: subject.design).bottom)
        : before
    }
  }

  /// How far the bottom is off after a node, in points.
  func points(after node: Int) -> Double { points[node + 1] }
}
