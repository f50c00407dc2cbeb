import DeviceProfiles
import InsetCore
import InsetOracle
import TextFormats

extension VerificationReport {
  /// The report for programs: the same bytes for the same file.
  package var json: String {
    let json: JSONValue = [
      "app": header.map { .string($0.app) } ?? .null,
      "device": header.map { .string($0.device) } ?? .null,
      "notJudged": .array(
        unjudged.map { ["line": .integer($0.line), "reason": .string($0.reason)] }),
      "os": header.map { .string($0.os.description) } ?? .null,
      "states": .array(rows.map(\.json)),
      "summary": [
        "notJudged": .integer(unjudged.count), "refused": .integer(refused.count),
        "right": .integer(right), "states": .integer(rows.count),
        "wrong": .integer(rows.count - right),
      ],
    ]
    return json.text(.foundation)
  }
}

extension VerificationReport.Row {
  fileprivate var json: JSONValue {
    [
      "actual": .insets(actual.content, indicators: actual.indicators),
      "bottom": .decimal(judgement.bottom.hundredths), "covered": .decimal(covered.hundredths),
      "expected": .insets(expected.content, indicators: expected.indicators),
      "fieldHidden": .bool(judgement.hasWrongOffset),
      "indicator": .bool(judgement.hasWrongIndicator),
      "keyboard": [
        "event": .string(state.keyboard.notification.event.logged),
        "line": .integer(state.keyboard.line), "reading": .string(reading.name),
      ],
      "line": .integer(state.line), "marker": state.marker.map { .string($0) } ?? .null,
      "notRestored": .bool(isNotRestored), "otherEdges": .bool(judgement.hasWrongEdge),
      "policy": policy.map { .string("\($0.rawValue)=\($0.alternative)") } ?? .null,
      "right": .bool(isRight), "verdict": .string(verdict), "why": .string(why),
    ]
  }
}

extension JSONValue {
  /// The insets of a view, in points.
  fileprivate static func insets(_ content: Insets, indicators: Insets) -> JSONValue {
    func list(_ insets: Insets) -> JSONValue {
      .array(
        [insets.top, insets.left, insets.bottom, insets.right].map { .decimal($0.hundredths) })
    }
    return ["content": list(content), "indicators": list(indicators)]
  }
}
