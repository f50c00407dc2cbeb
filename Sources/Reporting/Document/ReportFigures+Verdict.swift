import DeviceProfiles
import MatrixResults
import TextFormats

extension ReportFigures {
  /// Why the verdict is what it is, as a sentence without its full stop.
  var reason: InlineText {
    switch verdict {
    case .pass, .fail: leftOutWords + gateReason
    case .notRun(let missing): missing.map { "\(code: $0) was not run" as InlineText }.joined("; ")
    case .noGate, .empty, .interrupted, .part: "\(verdict.reason ?? "")"
    }
  }

  /// The OS behaviors that the run leaves out, in words.
  private var leftOutWords: InlineText {
    let names = result.model.without.map { "\(code: $0)" as InlineText }.joined(", ")
    return result.model.without.isEmpty ? "" : "without " + names + ", "
  }

  /// How many scenarios of each strategy of the gate fail.
  private var gateReason: InlineText {
    let exceptions = exceptions
    let stale = zip(result.model.gate.except, exceptions.failing).filter { $0.1 == 0 }
    let all = result.model.gate.exact.map { id -> InlineText in
      guard let strategy = strategies.first(where: { $0.result.id == id }) else {
        return "\(code: id) was not run"
      }
      let (total, judged) = (strategy.total, Numbers.grouped(strategy.total.judged))
      if total.judged == 0 { return "\(code: id) was judged in no scenario" }
      if total.failing == 0 { return "\(code: id) is exact in all \(judged) judged scenarios" }
      let tolerated = exceptions.tolerated(strategy.result)
      let known =
        "\(Numbers.grouped(tolerated)) (\(Numbers.percent(tolerated, of: total.judged)))"
      if total.failing == tolerated {
        return """
          \(code: id) is exact in \(Numbers.grouped(total.judged - tolerated)) of \(judged) judged \
          scenarios, and the gate tolerates the other \(known)
          """
      }
      let failing = Numbers.grouped(total.failing - tolerated)
      return """
        \(code: id) is not exact: \(failing) of \(judged) judged scenarios \
        fail\(tolerated == 0 ? "" : ", beside \(known) that the gate tolerates")
        """
    }
    let unused =
      verdict == .fail && result.model.query.isEmpty
      ? stale.map { "no scenario of the exception \(code: $0.0) fails" as InlineText } : []
    return (all + unused).joined("; ")
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
