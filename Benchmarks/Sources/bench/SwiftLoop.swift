import InsetCore
import InsetOracle

/// Plays scenes in Swift: the engine's inner loop, over scenes composed beforehand.
struct SwiftLoop {
  private final class Stage {
    let setting: Setting
    let tree: StepTree
    let steps: [(covered: Rect?, stage: Int)]

    init(_ scene: KeyboardScene) {
      setting = scene.setting
      tree = StepTree(scene.steps)
      steps = scene.steps.map { ($0.covered, $0.stage) }
    }
  }

  private let stages: [Stage]

  /// Prepares scenes.
  init(_ scenes: [KeyboardScene]) {
    stages = scenes.map { Stage($0) }
  }

  /// Plays every scene to every subject, and counts what each came to.
  func judge(_ subjects: [Subject]) -> [Tally] {
    var tallies = [Tally](repeating: Tally(), count: subjects.count)
    var expectations: [Expectation] = []
    var playback = Playback()
    for stage in stages {
      expect(stage, &expectations)
      for subject in subjects.indices {
        subjects[subject].play(stage.tree, in: stage.setting, &playback)
        let (settled, expected) = (playback.settled.span, expectations.span)
        let design = subjects[subject].design
        var verdict = Verdict()
        for step in stage.steps.indices {
          verdict.take(
            expected[step].judge(settled[step], design: design),
            step: step + 1, isCovered: stage.steps[step].covered != nil)
        }
        tallies[subject].count(verdict)
      }
    }
    return tallies
  }

  /// What is needed after each step: the same for every subject.
  private func expect(_ stage: Stage, _ expectations: inout [Expectation]) {
    while expectations.count < stage.steps.count {
      expectations.append(
        Oracle.expectation(Truth(covered: nil, view: stage.setting.truth(at: 0))))
    }
    var expected = expectations.mutableSpan
    for index in stage.steps.indices {
      expected[index] = Oracle.expectation(
        Truth(
          covered: stage.steps[index].covered,
          view: stage.setting.truth(at: stage.steps[index].stage)))
    }
  }
}
