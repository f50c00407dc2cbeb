import ArgumentParser
import InsetOracle

/// Which choices the oracle makes where Apple leaves one open: options that several commands share.
struct PolicyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Another choice where Apple leaves one open, such as remote-keyboard=local-only.",
      valueName: "name=choice"), completion: Completions.policies)
  var policy: [String] = []

  /// The choices asked for, on top of what the oracle prefers.
  func choices() throws(Failure) -> PolicyChoices {
    var choices = PolicyChoices()
    for text in policy where !choices.choose(text) {
      let known = Policy.allCases.map {
        "  \($0.rawValue)=\($0.preferred) or \($0.alternative)"
      }
      throw Failure(
        status: .usage,
        message: (["error: there is no policy \(text); the policies, preferred first:"] + known)
          .joined(separator: "\n"))
    }
    return choices
  }
}
