import DeviceProfiles
/// What a result says of its gate, or why it says nothing.
package enum RunVerdict: Hashable, Sendable {
  /// Every strategy of the gate is exact in every judged scenario, but for the gate's exceptions.
  case pass
  /// A strategy of the gate is not exact.
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
  /// What the result says of its gate.
  ///
  /// A strategy that was judged in no scenario is not exact. What is less than the whole has no
  /// verdict, however it came out so far.
  package var verdict: RunVerdict {
    if !isComplete { return .interrupted }
    if let shard { return .part(shard) }
    if counts.applicable == 0 { return .empty }
    if model.gate.exact.isEmpty { return .noGate }
    let gated = strategies.filter { model.gate.exact.contains($0.id) }
    let exceptions = gateExceptions
    let isExact = gated.allSatisfy { strategy in
      let counts = counts(of: strategy)[0]
      return counts.judged > 0 && counts.failing == exceptions.tolerated(strategy)
    }
    if !isExact { return .fail }
    let missing = model.gate.exact.filter { id in !gated.contains { $0.id == id } }
    if !missing.isEmpty { return .notRun(missing) }
    return model.query.isEmpty && exceptions.hasStale ? .fail : .pass
  }
}
