import InsetCore
import InsetOracle

/// Plays scenes to strategies: the engine's inner loop, over scenes composed beforehand.
struct SceneLoop {
  /// A node as the judge sees it.
  private struct Node {
    var depth: Int
    var covered: Rect?
    var stage: Int
  }

  private final class Place {
    let layout: SceneLayout
    let tree: StepTree
    let nodes: [Node]

    init(_ scenes: SceneTree) {
      layout = scenes.layout
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

  /// Plays every scene to every strategy, and counts the verdicts after each step.
  func judge(_ strategies: [AnyInsetStrategy]) -> [Tally] {
    var tallies = [Tally](repeating: Tally(), count: strategies.count)
    var expectations: [Expectation] = []
    var path = [Verdict](repeating: Verdict(), count: height + 1)
    var playback = Playback()
    for place in places {
      expect(place, &expectations)
      for strategy in strategies.indices {
        strategies[strategy].play(place.tree, in: place.layout, &playback)
        let (settled, expected) = (playback.settled.span, expectations.span)
        var verdicts = path.mutableSpan
        let mechanism = strategies[strategy].mechanism
        var tally = tallies[strategy]
        for node in place.nodes.indices {
          let depth = place.nodes[node].depth
          var verdict = verdicts[depth]
          verdict.take(
            expected[node].judge(settled[node], mechanism: mechanism), step: depth + 1,
            isCovered: place.nodes[node].covered != nil)
          verdicts[depth + 1] = verdict
          tally.count(verdict)
        }
        tallies[strategy] = tally
      }
    }
    return tallies
  }

  /// What is needed after each step: the same for every strategy.
  private func expect(_ place: Place, _ expectations: inout [Expectation]) {
    while expectations.count < place.nodes.count {
      expectations.append(
        Oracle.expectation(Truth(covered: nil, view: place.layout.truth(at: 0))))
    }
    var expected = expectations.mutableSpan
    for node in place.nodes.indices {
      expected[node] = Oracle.expectation(
        Truth(
          covered: place.nodes[node].covered,
          view: place.layout.truth(at: place.nodes[node].stage)))
    }
  }
}
