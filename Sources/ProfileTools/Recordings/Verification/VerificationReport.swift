import DeviceProfiles
package import InsetCore
package import InsetOracle
package import TextFormats

/// What a real app did, judged: whether its insets were right whenever nothing was underway.
package struct VerificationReport: JudgedRecording, Sendable {
  /// A state that was judged.
  package struct Row: Sendable {
    package let state: TraceState
    /// How the keyboard's last notification reads.
    package let reading: KeyboardReading
    /// How much of the view the keyboard covers, in points.
    package let covered: Double
    package let expected: Expectation
    package let actual: SettledLayout
    package let judgement: Judgement
    /// The choice of Apple's that allows what is not expected.
    package let policy: Policy?

    /// Whether the view is right, by what is expected or by another choice that is allowed.
    package var isRight: Bool { judgement.isExact || policy != nil }
    /// Whether it is wrong although no keyboard covers anything.
    package var isNotRestored: Bool { !isRight && covered == 0 }
  }

  /// A state that nobody can judge.
  package struct Unjudged: Sendable {
    package let line: Int
    package let reason: String
  }

  package let header: TraceHeader?
  /// What was judged, in the order of the file.
  package let rows: [Row]
  package let unjudged: [Unjudged]
  /// The lines that cannot be read.
  package let refused: RefusedRows

  package var judged: Int { rows.count }
  package var right: Int { rows.count { $0.isRight } }

  /// Judges the states of a trace.
  ///
  /// - Parameters:
  ///   - trace: What a recorder wrote.
  ///   - choices: What the oracle chooses where Apple leaves a choice open.
  ///   - judgesField: Whether the focused field must be visible, too.
  package init(
    _ trace: Trace, _ choices: PolicyChoices = PolicyChoices(), judgesField: Bool = false
  ) {
    let walk = TraceWalk(trace)
    var rows: [Row] = []
    var unjudged: [Unjudged] = []
    for state in walk.states {
      if let rest = state.rest, state.reason == nil {
        rows.append(Row(state, rest, choices, judgesField: judgesField))
      } else {
        unjudged.append(Unjudged(line: state.line, reason: state.reason ?? ""))
      }
    }
    header = trace.header
    self.rows = rows
    self.unjudged = unjudged
    refused = trace.refused
  }
}

extension VerificationReport.Row {
  fileprivate init(
    _ state: TraceState, _ rest: TraceState.Rest, _ choices: PolicyChoices, judgesField: Bool
  ) {
    let truth = state.truth(rest)
    let actual = state.settled(rest)
    func judgement(_ expectation: Expectation) -> Judgement {
      expectation.judge(actual, mechanism: state.mechanism, scrolls: judgesField)
    }
    self.state = state
    self.actual = actual
    reading = state.keyboard.reading(state.layout.chain)
    covered = Oracle.coveredHeight(truth, choices)
    expected = Oracle.expectation(truth, choices)
    self.judgement = judgement(expected)
    policy =
      self.judgement.isExact
      ? nil
      : Oracle.alternatives(truth, choices).first { judgement($0.expectation).isExact }?.policy
  }
}

extension VerificationReport {
  package var json: JSONValue {
    [
      "app": header.map { .string($0.app) } ?? .null,
      "device": header.map { .string($0.device) } ?? .null,
      "notJudged": .array(
        unjudged.map { ["line": .integer($0.line), "reason": .string($0.reason)] }),
      "os": header.map { .string($0.os.description) } ?? .null,
      "states": .array(rows.map(\.json)),
      "summary": counts(judge: "oracle", notJudged: unjudged.count),
    ]
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
