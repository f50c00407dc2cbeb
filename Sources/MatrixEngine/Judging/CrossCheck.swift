import InsetCore
package import InsetOracle
import MatrixScenes

/// The comparison of the oracle's rule with the pixel sweep.
package struct CrossChecked: Hashable, Sendable {
  /// A truth for which the two expect different ends.
  package struct Disagreement: Hashable, Sendable {
    /// The position of the first scenario that has the truth.
    package let position: Int
    /// The number of its step, counted from 1.
    package let step: Int
    /// The step's action, such as `show`.
    package let action: String
    package let rule: Expectation
    package let sweep: Expectation
  }

  /// The number of different truths that were checked, of each equivalence class.
  package private(set) var truths = 0
  /// The disagreement at the lowest position; nil where there is none.
  package private(set) var disagreement: Disagreement?
  /// The truths of the class that is being judged.
  private var seen: Set<Truth> = []

  /// Whether a truth is new to its class; it counts as checked from then on.
  fileprivate mutating func begin(_ truth: Truth) -> Bool {
    guard seen.insert(truth).inserted else { return false }
    truths += 1
    return true
  }

  /// Forgets the truths of a class, so that memory is bounded by those of one.
  mutating func endClass() { seen.removeAll() }

  /// Adds what another part of the run found.
  mutating func merge(_ next: CrossChecked) {
    truths += next.truths
    if let disagreement = next.disagreement { keep(disagreement) }
  }

  fileprivate mutating func keep(_ next: Disagreement) {
    if let current = disagreement,
      (current.position, current.step) <= (next.position, next.step)
    {
      return
    }
    disagreement = next
  }
}

/// Compares the oracle's rule with the pixel sweep.
struct CrossCheck: Sendable {
  /// The rule; another one only to prove that a wrong one is found.
  var rule: @Sendable (Truth, PolicyChoices) -> Expectation = { Oracle.expectation($0, $1) }
  /// The second opinion.
  var sweep = PixelSweep()

  /// Checks the truths of all judged steps of some scripts in one layout.
  ///
  /// Scripts are walked in their order, so that a truth is found where it first occurs.
  ///
  /// - Parameters:
  ///   - script: The steps.
  ///   - layout: The view and its environments.
  ///   - policies: The choices where Apple leaves one open.
  ///   - sum: Takes what is found.
  ///   - position: The position of the scenario with a script.
  func check(
    _ script: ScriptTree, in layout: SceneLayout, _ policies: PolicyChoices,
    into sum: inout CrossChecked, position: (_ script: Int) -> Int
  ) {
    var isVisited = [Bool](repeating: false, count: script.tree.nodes.count)
    for (number, path) in script.paths.enumerated() {
      for (index, node) in path.enumerated() where !isVisited[node] {
        isVisited[node] = true
        let step = script.tree.nodes[node].step
        let truth = layout.truth(after: step)
        check(truth, after: step, index + 1, policies, into: &sum) { position(number) }
      }
    }
  }

  /// Checks the truth after a step, if the step is judged and the truth is new.
  func check(
    _ truth: Truth, after step: Step, _ number: Int, _ policies: PolicyChoices,
    into sum: inout CrossChecked, position: () -> Int
  ) {
    guard step.isJudged, sum.begin(truth) else { return }
    let expectation = rule(truth, policies)
    if sweep.confirms(expectation, of: truth, policies) { return }
    sum.keep(
      CrossChecked.Disagreement(
        position: position(), step: number, action: step.name, rule: expectation,
        sweep: sweep.expectation(truth, policies)))
  }
}
