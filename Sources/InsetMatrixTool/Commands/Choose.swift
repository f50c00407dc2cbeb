import ArgumentParser
import DeviceProfiles
import Foundation
import InsetMatrix
import InsetStrategies
import MatrixEngine
import MatrixResults
import ProfileFiles
import ScenarioSpaces
import TextFormats

/// The few simulators that show most of what goes wrong.
struct Choose: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Chooses the few simulators that show most failures.",
    usage: """
      insetmatrix choose --devices 4
      insetmatrix choose --strategy iq-keyboard-manager --format destinations
      """,
    discussion: """
      Device, iOS, orientation, language and keyboard, step by step those that show the largest share of \
      the failures that people meet, with what the choice misses and what the usual one shows.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, destinations, xctestplan, github
  }

  @Option(help: ArgumentHelp("How many to choose.", valueName: "number"))
  var devices = 4

  @Option(
    help: ArgumentHelp(
      "A table, -destination options of xcodebuild, an .xctestplan, or a matrix for GitHub Actions.",
      valueName: "format"))
  var format = Format.table

  @OptionGroup(title: "Strategies") var strategies: StrategyOptions
  @OptionGroup(title: "Scenarios") var queries: QueryOptions
  @OptionGroup(title: "Profiles") var profiles: ProfileOptions

  /// What a simulator can show of an app that sets nothing itself.
  private static let usual = """
    device:!*-display-zoom,*-larger-text os>=17 accessory:none base:base0 field:middle placement:fill adjustment:automatic \
    script:show-hide,show-emoji-hide,show-rotate-hide
    """

  func validate() throws {
    if !(1...20).contains(devices) { throw ValidationError("--devices must be 1 to 20") }
  }

  mutating func run() throws {
    let files = try profiles.files()
    let scenarios = try profiles.load(files)
    let model = scenarios.model
    var query = try queries.selection(in: model)
    if let usual = try? Query(Self.usual, in: model.space) {
      query = query.map { $0.completed(by: usual) } ?? usual
    }
    let usage = try UsageModel.usual(beside: files, in: model.space)
    let judged = try strategies.selected().filter {
      !strategies.strategy.isEmpty || $0.about.group != .control
    }
    let matrix = try orFailure(scenarios.matrix(judged, where: query, gate: MatrixPlan.Gate.none))
    let progress = Progress()
    let result = try matrix.judged(progress)
    progress.begin("rules", of: result.strategies.count, "strategies")
    let rules = result.failureRules { progress.advance() }
    progress.begin("choosing")
    let choice = SimulatorChoice(of: result, rules, UsageWeights(usage, in: result), count: devices)
    progress.finish()
    if choice.picks.isEmpty {
      return try Output.printLine("nothing that people use fails in what was judged")
    }
    let text = SimulatorText(choice, model, judged.count)
    if format == .destinations || format == .xctestplan {
      for line in text.settings { Output.error("note: \(line)") }
    }
    try Output.print(text.text(format))
  }
}

/// A choice of simulators as text.
private struct SimulatorText {
  let choice: SimulatorChoice
  let model: MatrixModel
  let strategies: Int

  init(_ choice: SimulatorChoice, _ model: MatrixModel, _ strategies: Int) {
    (self.choice, self.model, self.strategies) = (choice, model, strategies)
  }

  func text(_ format: Choose.Format) -> String {
    switch format {
    case .table: table
    case .destinations: destinations.joined()
    case .xctestplan: plan
    case .github: github
    }
  }

  private func device(_ pick: SimulatorChoice.Pick) -> String {
    model.profiles.devices[pick.levels[0]].name
  }

  /// The last simulator of each major version that Apple offers; later releases are for devices alone.
  private static let simulators = [15: "15.5", 16: "16.4", 17: "17.5", 18: "18.6"]

  private func version(_ pick: SimulatorChoice.Pick) -> String {
    let version = model.plan.os[pick.levels[1]].version
    return Self.simulators[version.major] ?? "\(version.major).\(version.minor)"
  }

  /// The options, each once: picks that differ in their settings share one.
  private var destinations: [String] {
    choice.picks.reduce(into: []) { all, pick in
      let line =
        "-destination 'platform=iOS Simulator,name=\(device(pick)),OS=\(version(pick))'\n"
      if !all.contains(line) { all.append(line) }
    }
  }

  /// What each simulator is to be set to, which no option says.
  var settings: [String] {
    choice.picks.map { pick in
      "\(device(pick)), iOS \(version(pick)): "
        + labels(pick).dropFirst(2).joined(separator: ", ")
    }
  }

  /// The names of a pick's levels.
  private func names(_ pick: SimulatorChoice.Pick) -> [String] {
    zip(SimulatorChoice.parameters, pick.levels).map { parameter, level in
      model.space.parameters[parameter.rawValue].levels[level]
    }
  }

  /// The labels of a pick's levels, with the version of the simulator that stands for its own.
  private func labels(_ pick: SimulatorChoice.Pick) -> [String] {
    let own = model.plan.os[pick.levels[1]].version
    return zip(SimulatorChoice.parameters, pick.levels).map { parameter, level in
      let label = model.levelLabels[parameter.rawValue][level]
      return parameter == .os
        ? label.replacing("\(own.major).\(own.minor)", with: version(pick)) : label
    }
  }

  private func percent(_ share: Double) -> String {
    Numbers.percent(Int((share * 1_000_000).rounded()), of: 1_000_000)
  }

  private var table: String {
    var shown = 0.0
    let rows = choice.picks.enumerated().map { number, pick in
      shown += pick.gain
      return ["\(number + 1)"] + labels(pick) + [percent(shown)]
    }
    var lines = TextColumns.lines(
      [["", "device", "iOS", "orientation", "language", "keyboard", "shown"]] + rows)
    let count = choice.picks.count
    lines += [
      "",
      "\(count == 1 ? "This shows" : "These \(count) show") \(percent(choice.shown)) of the failures that people "
        + "meet, over \(strategies) \(strategies == 1 ? "strategy" : "strategies").",
    ]
    if !choice.usual.picks.isEmpty {
      let usual = choice.usual.picks.map(device).joined(separator: ", ")
      lines.append(
        "The usual choice (\(usual), upright, in English) shows \(percent(choice.usual.shown)).")
    }
    if !choice.missed.isEmpty {
      lines += ["", "The most used of what these miss:"]
      lines += choice.missed.prefix(3).map {
        "  \(percent($0.share))  \($0.strategy): \($0.rule.title)"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var github: String {
    let rows = choice.picks.map { pick in
      let names = names(pick)
      return JSONValue.object([
        ("device", .string(device(pick))), ("os", .string(version(pick))),
        ("orientation", .string(names[2])), ("language", .string(names[3])),
        ("keyboard", .string(names[4])),
      ])
    }
    return JSONValue.object([("include", .array(rows))]).text(.expanded) + "\n"
  }

  /// A test plan with a configuration for each language.
  private var plan: String {
    let languages = choice.picks.map { names($0)[3] }
    let distinct = languages.enumerated().filter {
      !languages.prefix($0.offset).contains($0.element)
    }
    .map(\.element)
    let configurations = distinct.enumerated().map { number, name in
      let parts = name.split(separator: "-").map(String.init)
      let region = parts.dropFirst().first { $0.count == 2 }
      let script = parts.dropFirst().first { $0.count == 4 && $0.first?.isUppercase ?? false }
      let language = [parts[0], script].compactMap(\.self).joined(separator: "-")
      return JSONValue.object([
        ("id", .string(Self.identifier(number))), ("name", .string(name)),
        (
          "options",
          .object(
            [("language", .string(language))] + (region.map { [("region", .string($0))] } ?? []))
        ),
      ])
    }
    return JSONValue.object([
      ("configurations", .array(configurations)), ("defaultOptions", .object([])),
      ("testTargets", .array([])), ("version", .integer(1)),
    ]).text(.expanded) + "\n"
  }

  /// The same for the same choice.
  private static func identifier(_ number: Int) -> String {
    "00000000-0000-4000-8000-" + String(number + 1).leftPadded(to: 12)
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }
}
