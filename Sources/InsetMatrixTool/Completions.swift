import ArgumentParser
import DeviceProfiles
import InsetMatrixProfiles
import InsetOracle
import InsetStrategies
import MatrixModels
import ProfileAuthoring
import ProfileFiles
import ProfileLint
import Reporting
import ScenarioSpaces

/// What shells offer for the words of a command line.
///
/// Names come from the profiles that the command line points to; where those are wrong nothing is
/// offered.
enum Completions {
  static let strategies = CompletionKind.list(Strategies.all.map(\.id))
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
  static let json = CompletionKind.list([JSONReporter.id])

  static func levels(_ parameter: MatrixParameter) -> CompletionKind {
    .custom { words, _, _ in model(words)?.space.parameters[parameter.rawValue].levels ?? [] }
  }

  /// The next part of a value's name, or of the last one in a question: as the name itself and,
  /// where it goes on, as its beginning.
  static let keys = CompletionKind.custom { _, _, prefix in
    let key = prefix.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    let head = prefix.dropLast(key.count)
    let depth = key.count { $0 == "." }
    var seen: Set<String> = []
    return ProfilePath.all.filter { $0.parts.count > depth }.flatMap { path in
      let name = path.parts[...depth].joined(separator: ".")
      return path.parts.count == depth + 1 ? [name] : [name, name + "."]
    }
    .filter { $0.hasPrefix(key) && seen.insert($0).inserted }.map { head + $0 }
  }

  /// The next part of a scenario's id.
  static let scenarios = CompletionKind.custom { words, _, prefix in
    guard let parameters = model(words)?.space.parameters else { return [] }
    let parts = prefix.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.isEmpty, parts.count <= parameters.count else {
      return parts.isEmpty ? parameters[0].levels : []
    }
    let head = parts.dropLast().map { $0 + "/" }.joined()
    let tail = parts.count == parameters.count ? "" : "/"
    return parameters[parts.count - 1].levels.map { head + $0 + tail }
  }

  /// The parameter, or the level, at the end of a query.
  static let queries = CompletionKind.custom { words, _, prefix in
    guard let parameters = model(words)?.space.parameters else { return [] }
    let term = (prefix.split(separator: " ", omittingEmptySubsequences: false).last ?? "")
      .drop { $0 == "'" || $0 == "\"" }
    func names(_ names: [String], startingWith typed: Substring) -> [String] {
      // Shells drop what does not begin as it was typed, and queries do not care for case.
      names.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
        .map { prefix + $0.dropFirst(typed.count) }
    }
    guard let sign = term.firstIndex(where: { ":<>".contains($0) }) else {
      return names(parameters.map(\.name), startingWith: term).map { $0 + ":" }
    }
    guard let levels = parameters.first(where: { $0.name == term[..<sign].lowercased() })?.levels
    else { return [] }
    if term[sign] == ":" {
      let value = term.split(omittingEmptySubsequences: false) { ":,!".contains($0) }.last ?? ""
      return names(levels, startingWith: value)
    }
    // The part after a `+` is not compared.
    let versions = levels.map { String($0.prefix { $0 != "+" }) }.filter { OSVersion($0) != nil }
    return names(
      Set(versions).sorted(), startingWith: term[sign...].drop { "<>=".contains($0) })
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
