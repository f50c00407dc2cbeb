import InsetCore
import InsetOracle

extension ReplayReport {
  /// A line for each row and one for all of them.
  package var text: String {
    let width = rows.map(\.vector.id.count).max() ?? 0
    let lines = rows.map { row in
      let id = row.vector.id
      return id + String(repeating: " ", count: width - id.count)
        + (row.agrees ? "  agrees   " : "  differs  ") + row.why
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  /// How many rows agree with the rule, and what was left out.
  private var summary: String {
    var parts = ["\(judge): \(agreeing) of \(rows.count) agree"]
    if agreeing < rows.count { parts.append("\(rows.count - agreeing) differ") }
    if skipped > 0 { parts.append("\(skipped) skipped that ask for a mode") }
    if notReplayable > 0 { parts.append("\(notReplayable) not replayable") }
    if let refused = refused.summary { parts.append(refused) }
    return parts.joined(separator: ", ")
  }
}

extension ReplayReport.Row {
  /// What was expected and what came out after the first wrong step, or the last, and how its frame
  /// reads.
  package var why: String {
    let index = firstWrongStep ?? vector.steps.count - 1
    let step = vector.steps[index]
    let place = vector.steps.count == 1 ? "" : "step \(index + 1) of \(vector.steps.count): "
    return place + "expected \(step.expected.words), got \(actual[index].words); "
      + "\(step.event.rawValue) reads as \(words(step))"
  }

  private func words(_ step: RecordedVector.Step) -> String {
    let reading = vector.reading(step)
    guard reading.dockedFrame != nil else { return reading.name }
    return "docked and covers \(Oracle.coveredHeight(vector.truth(step)).inPoints) of the view"
  }
}

extension RecordedVector.Answer {
  fileprivate var words: String {
    switch self {
    case .inset(let length): length.inPoints
    case .mode(let name): name
    }
  }
}
