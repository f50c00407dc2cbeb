import DeviceProfiles
/// What a result says of its gate, or why it says nothing.
package enum RunVerdict: Hashable, Sendable {
  /// Every strategy of the gate is exact in every judged scenario, but for known failures, and
  /// these are as they are listed.
  case pass
  /// Something is not as the gate asks for it.
  case fail
  /// No strategy must be exact.
  case noGate
  /// Strategies of the gate that were not run; the others are exact.
  case notRun([String])
  /// No scenario was selected.
  case empty
  /// The run was ended before everything was judged.
  case interrupted
  /// The result is a part of a run.
  case part(Shard)

  /// The verdict in a word or two, such as "PASS" or "part 1 of 3".
  package var words: String {
    switch self {
    case .pass: "PASS"
    case .fail: "FAIL"
    case .noGate: "no gate"
    case .notRun: "no verdict"
    case .empty: "empty"
    case .interrupted: "interrupted"
    case .part(let shard): shard.words
    }
  }

  /// Whether the result is all that was asked for.
  package var isWhole: Bool {
    switch self {
    case .pass, .fail, .noGate, .notRun: true
    case .empty, .interrupted, .part: false
    }
  }
}

extension RunResult {
  /// What the result says of its gate by itself, without a baseline.
  package var verdict: RunVerdict { judgement(by: GateCriteria()).verdict }
}
