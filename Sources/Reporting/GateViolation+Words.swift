import DeviceProfiles
package import MatrixResults
import TextFormats

extension GateViolation {
  /// What is wrong, in words without a full stop, with the ids of strategies.
  package var words: String { words { $0 } }

  /// What is wrong, in words without a full stop.
  ///
  /// - Parameter name: What readers call a strategy.
  /// - Returns: The words.
  package func words(naming name: (String) -> String) -> String {
    switch self {
    case .unknownFailures(let strategy, let scenarios):
      "\(name(strategy)) fails in \(Self.scenarios(scenarios)) that the baseline does not have"
    case .hiddenOfUse(let strategy, let share, let limit):
      "\(name(strategy)) hides content in "
        + Numbers.percent(share * 100, above: limit, usually: Numbers.percent(ofUse: share))
        + " of use, and the limit is \(limit.shortest) %"
    case .hidden(let strategy, let scenarios, let judged, let limit):
      "\(name(strategy)) hides content in "
        + Numbers.percent(
          100 * Double(scenarios) / Double(judged), above: limit,
          usually: Numbers.percent(scenarios, of: judged))
        + " of its scenarios (\(Numbers.grouped(scenarios))), and the limit is \(limit.shortest) %"
    case .unjudged(let strategy): "\(name(strategy)) was judged in no scenario"
    case .unweighed(let strategy):
      "the limit of use of \(name(strategy)) cannot be judged: what was run is not used at all"
    case .known(let known): known.words
    case .few(let scenarios, let least):
      "\(Self.scenarios(scenarios)) \(scenarios == 1 ? "was" : "were") run, and the least number is "
        + Numbers.grouped(least)
    case .shrunk(let scenarios, let before, let limit):
      "\(Self.scenarios(scenarios)) \(scenarios == 1 ? "was" : "were") run after "
        + "\(Numbers.grouped(before)) the time before, and the limit is \(Numbers.points(limit)) % "
        + "fewer"
    }
  }

  /// A number of scenarios, in words.
  static func scenarios(_ count: Int) -> String {
    "\(Numbers.grouped(count)) scenario\(count == 1 ? "" : "s")"
  }
}

extension KnownFailure {
  fileprivate var words: String {
    let place = entry.place.map { "\($0.file):\($0.line)" }
    let subject = place.map { "the known failure at \($0)" } ?? "an exception of the gate"
    let advice = place == nil ? ": take it out of `gate.except` in matrix.yaml" : ""
    return switch state {
    case .fixed: "\(subject) is fixed, and still listed\(advice)"
    case .stale: "\(subject) matches no judged scenario\(advice)"
    case .changed:
      "\(subject) has changed: \(GateViolation.scenarios(failing)) fail"
        + "\(failing == 1 ? "s" : ""), and \(Numbers.grouped(entry.failing ?? 0)) are listed"
    case .expired: "\(subject) has expired with \(entry.expires ?? ""): mend it, or renew `expires`"
    case .known, .uncounted: "\(subject) is as it is listed"
    }
  }
}
