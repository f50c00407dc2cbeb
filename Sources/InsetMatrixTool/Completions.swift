import ArgumentParser
import DeviceProfiles
import InsetMatrix
import InsetOracle
import InsetStrategies
import MatrixResults
import ProfileTools
import ProfileFiles
import Reporting
import ScenarioSpaces

/// What shells offer for the words of a command line.
///
/// Names come from the profiles that the command line points to; where those are wrong nothing is
/// offered.
enum Completions {
  static let strategies = CompletionKind.list(Strategies.shipped.map(\.id))
  static let reporters = CompletionKind.list(Reporters.all.map { $0.id })
  static let policies = CompletionKind.list(
    Policy.allCases.flatMap { policy in
      [policy.preferred, policy.alternative].map { "\(policy.rawValue)=\($0)" }
    })
  static let yaml = CompletionKind.file(extensions: ["yaml", "yml"])
  static let results = CompletionKind.file(extensions: ["imx", "interrupted"])

  static let devices = CompletionKind.custom { words, _, _ in
    model(words)?.profiles.devices.map(\.id) ?? []
  }
  /// Devices and families.
  static let profiles = CompletionKind.custom { words, _, _ in
    (try? options(words).files()).map { ProfileNames($0.sources).entries.map(\.name) } ?? []
  }
  static let locales = CompletionKind.custom { words, _, _ in
    model(words)?.profiles.locales.map(\.id) ?? []
  }
  static let orientations = CompletionKind.list(
    ["landscape"] + InterfaceOrientation.allCases.map(\.rawValue))
  static let rules = CompletionKind.list(
    LintRules.all.map(\.id) + LintRules.loader.keys.sorted())
  static let lintReporters = CompletionKind.list(LintReporters.all.map { $0.id })

  static func levels(_ parameter: MatrixParameter) -> CompletionKind {
    .custom { words, _, _ in model(words)?.space.parameters[parameter.rawValue].levels ?? [] }
  }

  static let queries = CompletionKind.custom { words, _, prefix in
    queries(startingWith: prefix, in: words)
  }

  /// What goes on at the end of a query: a parameter, or a level of one.
  static func queries(startingWith prefix: String, in words: [String]) -> [String] {
    guard let parameters = model(words)?.space.parameters else { return [] }
    let term = prefix.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    let signs = term.split(omittingEmptySubsequences: false) { ":,!<>=".contains($0) }
    let typed = signs.last ?? ""
    let names =
      signs.count < 2
      ? parameters.map { $0.name + ":" }
      : parameters.first { $0.name == signs[0].lowercased() }?.levels ?? []
    return names.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
      .map { prefix + $0.dropFirst(typed.count) }
  }

  /// The matrix of a command line.
  private static func model(_ words: [String]) -> MatrixModel? {
    try? options(words).files().model(checkingQueries: false)
  }

  private static func options(_ words: [String]) -> ProfileOptions {
    func value(of option: String) -> String? {
      guard let place = words.firstIndex(of: option), place + 1 < words.count else {
        return words.first { $0.hasPrefix(option + "=") }.map {
          String($0.dropFirst(option.count + 1))
        }
      }
      return words[place + 1]
    }
    var options = ProfileOptions()
    options.profiles = value(of: "--profiles")
    options.matrix = value(of: "--matrix")
    return options
  }
}
