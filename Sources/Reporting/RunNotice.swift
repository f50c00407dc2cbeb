package import MatrixResults
import TextFormats

/// What formats that list findings say of a run without a verdict: an empty list would read as a
/// pass.
struct RunNotice {
  /// Why there is no verdict, in words.
  let words: String
  /// Whether the run was not done as it was asked for; a part of a run is as good as it can be.
  let isError: Bool

  var severity: SourceAnnotation.Severity { isError ? .error : .note }
}

extension Report {
  /// The notice; nil where there is a verdict, or none was asked for.
  var notice: RunNotice? {
    let verdict = result.verdict
    let reason = verdict.reason.map { ": \($0)" } ?? ""
    switch verdict {
    case .pass, .fail, .noGate: return nil
    case .part: return RunNotice(words: verdict.words + reason, isError: false)
    case .notRun, .empty, .interrupted:
      return RunNotice(words: verdict.words + reason, isError: true)
    }
  }
}

extension RunVerdict {
  /// Why there is no verdict, as a sentence without its full stop; nil where there is one.
  package var reason: String? {
    switch self {
    case .pass, .fail: nil
    case .noGate: "no strategy must be exact"
    case .notRun(let strategies):
      strategies.joined(separator: ", ") + (strategies.count == 1 ? " was" : " were") + " not run"
    case .empty: "no scenario was selected"
    case .interrupted: "the run was ended before everything was judged"
    case .part: "a part of a run has no verdict"
    }
  }
}
