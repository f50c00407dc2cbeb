import InsetCore
import InsetOracle

/// Plays scenes in Swift: the engine's inner loop, over scenes composed beforehand.
struct SwiftLoop {
  private struct Stage {
    var setting: Setting
    var tree: StepTree
  }

  private let stages: [Stage]
  private var settled: [Settled] = []
  private var truths: [ViewTruth] = []
  private var expectations: [Expectation] = []

  /// Prepares scenes.
  init(_ scenes: [KeyboardScene]) {
    stages = scenes.map { Stage(setting: $0.setting, tree: StepTree($0.steps)) }
  }

  /// Plays every scene to every subject, and counts what each came to.
  mutating func judge(_ subjects: [Subject]) -> [Tally] {
    var tallies = [Tally](repeating: Tally(), count: subjects.count)
    for stage in stages {
      expect(stage)
      let start = stage.setting.view(padding: 0)
      for subject in subjects.indices {
        settled.removeAll(keepingCapacity: true)
        subjects[subject].play(stage.tree, in: stage.setting, from: start, into: &settled)
        tallies[subject].count(verdict(stage.tree, subjects[subject].design))
      }
    }
    return tallies
  }

  /// What is needed after each step: the same for every subject.
  private mutating func expect(_ stage: Stage) {
    truths.removeAll(keepingCapacity: true)
    for place in stage.setting.stages.indices { truths.append(stage.setting.truth(at: place)) }
    expectations.removeAll(keepingCapacity: true)
    for index in stage.tree.nodes.indices {
      let (covered, place) = (
        stage.tree.nodes[index].step.covered, stage.tree.nodes[index].step.stage
      )
      expectations.append(Oracle.expectation(Truth(covered: covered, view: truths[place])))
    }
  }

  private func verdict(_ tree: StepTree, _ design: Design) -> Verdict {
    var verdict = Verdict()
    for index in settled.indices {
      verdict.take(
        expectations[index].judge(settled[index], design: design), step: index + 1,
        isCovered: tree.nodes[index].step.covered != nil)
    }
    return verdict
  }
}
