import InsetCore
import InsetOracle
@testable import MatrixEngine
import PixelSweep
import ScenarioSpaces
import Synchronization

/// The comparison of the oracle's rule with the pixel sweep, for each truth that a run judges.
final class TruthSweep: Sendable {
  /// A truth for which rule and sweep expect different ends.
  struct Difference: Equatable {
    /// The first scenario that has the truth.
    var scenario: [Int]
    /// The step's number, counted from 1, and its action.
    var step: String
    var rule: InsetOracle.Expectation
    var sweep: InsetOracle.Expectation
  }

  private struct State {
    var seen: Set<Truth> = []
    var differences: [Difference] = []
  }

  private let rule: @Sendable (Truth) -> InsetOracle.Expectation
  private let state = Mutex(State())
  private let count = Atomic(0)
  /// The most truths that are kept, so that memory is bounded; one that comes again is swept again.
  private static let limit = 300_000

  init(rule: @escaping @Sendable (Truth) -> InsetOracle.Expectation = { Oracle.expectation($0) }) {
    self.rule = rule
  }

  /// The number of truths that were swept.
  var truths: Int { count.load(ordering: .relaxed) }

  /// Runs a matrix and returns the difference in the first scenario that has one.
  func firstDifference(in matrix: Matrix, threads: Int? = nil) throws -> Difference? {
    var options = Matrix.Options(threads: threads)
    options.willJudge = { [self] in take($0, $1, $2) }
    _ = try matrix.run(options)
    return state.withLock(\.differences).min { a, b in
      a.scenario.lexicographicallyPrecedes(b.scenario)
    }
  }

  private func take(_ script: ScriptTree, _ layout: SceneLayout, _ position: [Int]) {
    let truths = script.judgedTruths(in: layout)
    let new = state.withLock { state in
      if state.seen.count > Self.limit { state.seen.removeAll() }
      return truths.filter { state.seen.insert($0.truth).inserted }
    }
    count.add(new.count, ordering: .relaxed)
    for (truth, script, step) in new {
      let (sweep, expectation) = (PixelSweep(), rule(truth))
      if sweep.confirms(expectation, of: truth) { continue }
      let difference = Difference(
        scenario: position + [script], step: step, rule: expectation,
        sweep: sweep.expectation(truth))
      state.withLock { $0.differences.append(difference) }
    }
  }
}

extension ScriptTree {
  /// The truths of all judged steps in a layout, with the first script that has each and the step's number,
  /// counted from 1, and action.
  func judgedTruths(in layout: SceneLayout) -> [(truth: Truth, script: Int, step: String)] {
    var isVisited = [Bool](repeating: false, count: tree.nodes.count)
    var truths: [(truth: Truth, script: Int, step: String)] = []
    for (number, path) in paths.enumerated() {
      for (index, node) in path.enumerated() where !isVisited[node] {
        isVisited[node] = true
        let step = tree.nodes[node].step
        if step.isJudged {
          truths.append((layout.truth(after: step), number, "\(index + 1): \(step.name)"))
        }
      }
    }
    return truths
  }
}
