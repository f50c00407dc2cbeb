import InsetCore
import InsetOracle
package import ScenarioSpaces

extension CrossChecked.Disagreement {
  /// The scenario, the step and both expectations, a line for each.
  package func text(in space: ScenarioSpace) -> String {
    """
    scenario  \(space.id(of: space[position]))
    step      \(step): \(action)
    rule      \(rule.words)
    sweep     \(sweep.words)
    """
  }
}

extension Expectation {
  fileprivate var words: String {
    "content \(content.words); indicators \(indicators.words); line \(points(lowestLine)); "
      + "offset \(points(offsets.lowest)) to \(points(offsets.highest))"
  }
}

extension Insets {
  fileprivate var words: String {
    "(top \(points(top)), left \(points(left)), bottom \(points(bottom)), right \(points(right)))"
  }
}

/// A length to a thousandth of a point, finer than the sweep can see, without a zero behind the point.
private func points(_ length: Double) -> String {
  let text = "\((length * 1000).rounded() / 1000)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
