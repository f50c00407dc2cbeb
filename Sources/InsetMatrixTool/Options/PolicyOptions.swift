import ArgumentParser
import InsetOracle

/// Which choices the oracle makes where Apple leaves one open: options that several commands share.
struct PolicyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Override a policy where Apple's behavior is unspecified, such as remote-keyboard=local-only.",
      valueName: "name=choice"), completion: Completions.policies)
  var policy: [String] = []

  /// The choices asked for, on top of what the oracle prefers.
  func choices() throws(Failure) -> PolicyChoices {
    var choices = PolicyChoices()
    for text in policy where !choices.choose(text) {
      let lines = Policy.allCases.map {
        "\n    \($0.rawValue)=\($0.preferred) or \($0.alternative)"
      }
      throw UnknownName(
        kind: "policy", name: text,
        known: Policy.allCases.flatMap { policy in
          [policy.preferred, policy.alternative].map { "\(policy.rawValue)=\($0)" }
        }, help: "the policies, preferred first:" + lines.joined()
      ).failure
    }
    return choices
  }
}
