import InsetCore
import InsetOracle

/// Plays trees of scripts to strategies and judges where the view stands after each step.
struct TreeJudge {
  let subjects: [Subject]
  let policies: PolicyChoices
  private var playback = Playback()
  private var truths: [ViewTruth] = []
  private var steps = JudgedSteps()
  /// For each subject, what it came to after each node, all steps on the way there included.
  private var assessments: [Assessment] = []

  init(_ subjects: [Subject], _ policies: PolicyChoices) {
    self.subjects = subjects
    self.policies = policies
  }

  /// Judges a tree in a setting.
  ///
  /// - Parameters:
  ///   - script: The steps.
  ///   - setting: Where they are played.
  ///   - accessory: The height of the input accessory view, in points.
  /// - Returns: How many strategies times steps were played.
  mutating func judge(
    _ script: ScriptTree, in setting: Setting, accessory: Double
  ) -> Int {
    truths.removeAll(keepingCapacity: true)
    for stage in script.stages.indices { truths.append(setting.truth(at: stage)) }
    steps.removeAll()
    for node in script.tree.nodes {
      let step = node.step
      let truth = Truth(
        covered: step.covered, own: step.own, isBar: step.isBar, view: truths[step.stage])
      let scale = AmountScale(
        truth, safeArea: script.stages[step.stage].safeArea.bottom, accessory: accessory)
      steps.append(step, truth, scale, policies)
    }
    assessments.removeAll(keepingCapacity: true)
    for subject in subjects {
      let first = assessments.count
      subject.play(script.tree, in: setting, &playback)
      for node in 0..<steps.count {
        var assessment = script.parents[node].map { assessments[first + $0] } ?? Assessment()
        steps.judge(playback.settled[node], of: subject.design, at: node, into: &assessment)
        assessments.append(assessment)
      }
    }
    return assessments.count
  }

  /// What a subject came to after a node of the tree that was judged last.
  func assessment(of subject: Int, after node: Int) -> Assessment {
    assessments[subject * steps.count + node]
  }
}
