import InsetCore
import InsetOracle
import TextFormats

extension VerificationReport {
  package var text: String {
    let judged = rows.map { (line: $0.state.line, verdict: $0.verdict, why: $0.why) }
    let lines = (judged + unjudged.map { ($0.line, "not judged", $0.reason) })
      .sorted { $0.line < $1.line }
    let columns = TextColumns.lines(lines.map { ["line \($0.line)", $0.verdict, $0.why] })
    return (columns + [summary]).joined(separator: "\n") + "\n"
  }

  package var reasonForNothing: String {
    unjudged.isEmpty
      ? "no layout follows a keyboard's notifications" : "no settled state can be judged"
  }

  /// How many states are right, and what was left out.
  private var summary: String {
    var parts = ["\(right) of \(rows.count) settled states are right"]
    if right < rows.count { parts.append("\(rows.count - right) wrong") }
    if !unjudged.isEmpty { parts.append("\(unjudged.count) not judged") }
    if let refused = refused.summary { parts.append(refused) }
    return parts.joined(separator: ", ")
  }
}

extension VerificationReport.Row {
  /// What is wrong, in few words: `exact`, `hidden by 34 pt`, `not restored, gap of 336 pt`.
  package var verdict: String {
    if judgement.isExact { return "exact" }
    if policy != nil { return "allowed" }
    var words: [String] = isNotRestored ? ["not restored"] : []
    if judgement.bottom < 0 { words.append("hidden by \((-judgement.bottom).inPoints)") }
    if judgement.bottom > 0 { words.append("gap of \(judgement.bottom.inPoints)") }
    if judgement.lostPadding > 0 {
      words.append("padding lost by \(judgement.lostPadding.inPoints)")
    }
    if judgement.hasWrongEdge { words.append("other edges") }
    if judgement.hasWrongIndicator { words.append("indicator") }
    if judgement.hasWrongOffset { words.append("field hidden") }
    return words.joined(separator: ", ")
  }

  /// The figures, and how the keyboard's frame reads.
  var why: String {
    let isInset = state.movedFrom == nil
    let figures =
      judgement.isExact && isInset ? "bottom \(actual.content.bottom.inPoints)" : differences
    return "\(figures); \(words)"
  }

  /// What differs from what is expected.
  private var differences: String {
    func edges(_ actual: Insets, _ expected: Insets, of name: String) -> [String] {
      [
        ("\(name)top", actual.top, expected.top), ("\(name)left", actual.left, expected.left),
        ("\(name)bottom", actual.bottom, expected.bottom),
        ("\(name)right", actual.right, expected.right),
      ]
      .filter { abs($0.1 - $0.2) > Judgement.tolerance }
      .map { "\($0.0) \($0.1.inPoints), expected \($0.2.inPoints)" }
    }
    if state.movedFrom != nil {
      return "the content ends at \(actual.lowestLine.inPoints) of the screen, expected "
        + expected.lowestLine.inPoints
    }
    var parts = edges(actual.content, expected.content, of: "")
    parts += edges(actual.indicators, expected.indicators, of: "indicator's ")
    if judgement.hasWrongOffset {
      parts.append(
        "content offset \(actual.contentOffset.inPoints), expected \(expected.offsets.lowest.inPoints) "
          + "to \(expected.offsets.highest.inPoints)")
    }
    if let policy { parts.append("right with \(policy.rawValue)=\(policy.alternative)") }
    return parts.joined(separator: "; ")
  }

  /// How the last notification reads, and which line it is on.
  private var words: String {
    let event = "\(state.keyboard.notification.event.rawValue) (line \(state.keyboard.line))"
    guard reading.dockedFrame != nil else { return "\(event) reads as \(reading.name)" }
    return "\(event) reads as docked and covers \(covered.inPoints) of the view"
  }
}
