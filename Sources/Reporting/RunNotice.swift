package import MatrixResults
import TextFormats

/// What formats that list findings say of a run without a verdict, since an empty list would read as
/// a pass, of one without some OS behaviors or with possible ones, and of a matrix that shrank.
struct RunNotice {
  /// Why there is no verdict, or what was left out, in words.
  let words: String
  /// Whether the run was not done as it was asked for; a part of a run is as good as it can be.
  let isError: Bool

  var severity: SourceAnnotation.Severity { isError ? .error : .note }
}

extension Report {
  /// The notice; nil where there is a verdict, or none was asked for, on iOS as it is known
  /// and in a matrix that has not shrunk.
  var notice: RunNotice? {
    let verdict = gate.verdict
    let model = result.model
    let behaviors = [("left out", model.without), ("taken in", model.with)]
      .compactMap { $1.isEmpty ? nil : "\($0): \($1.joined(separator: ", "))" }
    let reason = verdict.reason.map { "\(verdict.words): \($0)" } ?? verdict.words
    let notes = (behaviors + [comparison.changes?.shrinkage].compactMap(\.self))
      .joined(separator: "; ")
    let words = notes.isEmpty ? reason : "\(reason); \(notes)"
    switch verdict {
    case .pass, .fail, .noGate: return notes.isEmpty ? nil : RunNotice(words: notes, isError: false)
    case .part: return RunNotice(words: words, isError: false)
    case .notRun, .empty, .interrupted: return RunNotice(words: words, isError: true)
    }
  }

  /// The notice of formats that have no other place to say that scenarios were chosen.
  var noticeWithChoice: RunNotice? {
    guard let reach else { return notice }
    let words = [notice?.words, reach.words].compactMap(\.self).joined(separator: ". ")
    return RunNotice(words: words, isError: notice?.isError ?? false)
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
