import InsetCore
import InsetOracle

/// Plays scenes in Swift: the engine's inner loop, over scenes composed beforehand.
struct SwiftLoop {
  /// A node as the judge sees it.
  private struct Node {
    var depth: Int
    var covered: Rect?
    var stage: Int
  }

  private final class Place {
    let setting: SceneLayout
    let tree: StepTree
    let nodes: [Node]

    init(_ scenes: SceneTree) {
      setting = scenes.setting
      tree = scenes.tree
      nodes = tree.nodes.map {
        Node(depth: $0.depth, covered: $0.step.covered, stage: $0.step.stage)
      }
    }
  }

  private let places: [Place]
  private let height: Int

  /// Prepares scenes.
  init(_ scenes: [SceneTree]) {
    places = scenes.map { Place($0) }
    height = scenes.map(\.tree.height).max() ?? 0
  }

  /// Plays every scene to every subject, and counts what each came to after each step.
  func judge(_ subjects: [AnyInsetStrategy]) -> [Tally] {
    var tallies = [Tally](repeating: Tally(), count: subjects.count)
    var expectations: [Expectation] = []
    var path = [Verdict](repeating: Verdict(), count: height + 1)
    var playback = Playback()
    for place in places {
      expect(place, &expectations)
      for subject in subjects.indices {
        subjects[subject].play(place.tree, in: place.setting, &playback)
        let (settled, expected) = (playback.settled.span, expectations.span)
        var verdicts = path.mutableSpan
        let mechanism = subjects[subject].mechanism
        var tally = tallies[subject]
        for node in place.nodes.indices {
          let depth = place.nodes[node].depth
          var verdict = verdicts[depth]
          verdict.take(
            expected[node].judge(settled[node], mechanism: mechanism), step: depth + 1,
            isCovered: place.nodes[node].covered != nil)
          verdicts[depth + 1] = verdict
          tally.count(verdict)
        }
        tallies[subject] = tally
      }
    }
    return tallies
  }

  /// What is needed after each step: the same for every subject.
  private func expect(_ place: Place, _ expectations: inout [Expectation]) {
    while expectations.count < place.nodes.count {
      expectations.append(
        Oracle.expectation(Truth(covered: nil, view: place.setting.truth(at: 0))))
    }
    var expected = expectations.mutableSpan
    for node in place.nodes.indices {
      expected[node] = Oracle.expectation(
        Truth(
          covered: place.nodes[node].covered,
          view: place.setting.truth(at: place.nodes[node].stage)))
    }
  }
}
