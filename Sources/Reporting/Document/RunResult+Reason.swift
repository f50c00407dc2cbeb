import DeviceProfiles
import MatrixResults
import TextFormats

extension RunResult {
  /// Why a gate's verdict is what it is, as a sentence without its full stop.
  func reason(of gate: GateJudgement) -> InlineText {
    switch gate.verdict {
    case .pass, .fail: behaviorWords + words(of: gate)
    case .notRun(let missing): missing.map { "\(code: $0) was not run" as InlineText }.joined("; ")
    case .noGate, .empty, .interrupted, .part: "\(gate.verdict.reason ?? "")"
    }
  }

  /// The OS behaviors that the run leaves out or takes in, in words.
  private var behaviorWords: InlineText {
    func words(_ word: InlineText, _ names: [String]) -> InlineText {
      let list = names.map { "\(code: $0)" as InlineText }.joined(", ")
      return names.isEmpty ? "" : word + list + ", "
    }
    return words("without ", model.without) + words("with ", model.with)
  }

  /// The most strategies and limits that a verdict names.
  private static let mostReasons = 4

  /// How strategies of the gate did, and what else is not as it asks for: what fails is first.
  private func words(of gate: GateJudgement) -> InlineText {
    let failing = gate.violations.compactMap { violation -> String? in
      if case .unknownFailures(let strategy, _) = violation { strategy } else { nil }
    }
    func name(of id: String) -> String { strategies.first { $0.id == id }?.name ?? id }
    func words(of id: String) -> InlineText {
      guard let strategy = strategies.first(where: { $0.id == id }) else {
        return "\(code: id) was not run"
      }
      return Self.reason(
        strategy.name, counts(of: strategy)[0], tolerated: gate.known.tolerated(strategy))
    }
    let others = gate.violations.filter { violation in
      switch violation {
      case .unknownFailures: false
      case .unjudged(let strategy): !model.gate.exact.contains(strategy)
      case .hidden, .hiddenOfUse, .unweighed, .known, .few, .shrunk: true
      }
    }
    let all =
      failing.map(words) + others.map { InlineText(marked: $0.words(naming: name(of:))) }
      + model.gate.exact.filter { !failing.contains($0) }.map(words)
    let rest = all.count - Self.mostReasons
    let shown =
      rest > 0 ? Array(all.prefix(Self.mostReasons)) + ["\(Numbers.grouped(rest)) more"] : all
    return shown.joined("; ")
  }

  private static func reason(
    _ name: String, _ counts: StrategyCounts, tolerated: Int
  ) -> InlineText {
    let judged = Numbers.rounded(counts.judged)
    if counts.judged == 0 { return "\(name) was judged in no scenario" }
    if counts.failing == 0 {
      return "\(name) kept every edge right in all \(judged) judged scenarios"
    }
    let known =
      "\(Numbers.grouped(tolerated)) (\(Numbers.percent(tolerated, of: counts.judged)))"
    if counts.failing == tolerated, tolerated > counts.judged / 100 {
      return "\(name) fails in \(known) of \(judged) judged scenarios, all of them known failures"
    }
    if counts.failing == tolerated {
      return """
        \(name) kept every edge right in \(judged) judged scenarios but \(known), which the gate \
        tolerates
        """
    }
    let failing = Numbers.grouped(counts.failing - tolerated)
    return """
      \(name) fails in \(failing) of \(judged) judged \
      scenarios\(tolerated == 0 ? "" : ", beside \(known) that the gate tolerates")
      """
  }
}

extension RunVerdict {
  /// The sign before the verdict.
  var glyph: String {
    switch self {
    case .pass: "✓"
    case .fail: "✗"
    case .noGate, .notRun, .empty, .interrupted, .part: "–"
    }
  }

  /// The class of the verdict in a page.
  var name: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .noGate, .notRun, .empty, .interrupted, .part: "none"
    }
  }
}
