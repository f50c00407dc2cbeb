import MatrixEngine
import ScenarioSpaces
import TextFormats

extension Run {
  /// The result of a cross-check, in a line; where rule and sweep differ, nothing of the run holds.
  static func summary(
    _ crossChecked: CrossChecked, in space: ScenarioSpace
  ) throws(Failure) -> String {
    guard let disagreement = crossChecked.disagreement else {
      return "cross-check: rule and sweep agree on \(Numbers.grouped(crossChecked.truths)) truths"
    }
    throw Failure(
      status: .fault,
      message: "error: the oracle's rule and the sweep over pixels disagree\n"
        + disagreement.text(in: space))
  }
}
