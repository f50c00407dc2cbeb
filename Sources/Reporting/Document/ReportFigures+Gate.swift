import DeviceProfiles
import MatrixResults
import TextFormats

/// Why a gate passes or not.
extension ReportFigures {
  /// How each strategy of the gate did, and what else is not as it asks for.
  var gateReason: InlineText {
    let exact = result.model.gate.exact.map(reason)
    let others = gate.violations.filter { violation in
      switch violation {
      case .unknownFailures, .unjudged: false
      case .hidden, .known, .few, .shrunk: true
      }
    }
    return (exact + others.map { "\($0.words)" }).joined("; ")
  }

  private func reason(of id: String) -> InlineText {
    guard let strategy = strategies.first(where: { $0.result.id == id }) else {
      return "\(code: id) was not run"
    }
    let (total, judged) = (strategy.total, Numbers.grouped(strategy.total.judged))
    if total.judged == 0 { return "\(code: id) was judged in no scenario" }
    if total.failing == 0 { return "\(code: id) is exact in all \(judged) judged scenarios" }
    let tolerated = gate.known.tolerated(strategy.result)
    let known = "\(Numbers.grouped(tolerated)) (\(Numbers.percent(tolerated, of: total.judged)))"
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
}
