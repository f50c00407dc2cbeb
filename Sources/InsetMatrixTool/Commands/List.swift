import ArgumentParser
import DeviceProfiles
import InsetCore
import InsetMatrix
import InsetStrategies
import MatrixResults
import Reporting
import ScenarioSpaces
import TextFormats

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists devices, keyboards, windows, strategies, scenarios and so on.",
    usage: """
      insetmatrix list windows --where 'ipad ios 26'
      insetmatrix list scenarios --where 'iphone 15 tab bar' --limit 3
      insetmatrix list strategies --long
      """,
    discussion: """
      With --where only what occurs in a scenario that the query allows and that can exist; exits \
      with 5 if there is no such scenario. With scenarios, those that people use most, the most used \
      first; --strength chooses a few that cover all combinations instead. Both choose of all that can \
      exist, be they in the plan or not.
      """)

  enum Listing: String, ExpressibleByArgument, CaseIterable {
    case devices, versions, orientations, windows, locales, keyboards, accessories, bars, placements
    case adjustments, bases, fields, scripts, strategies, parameters, reporters, scenarios

    /// The parameters whose levels are listed.
    fileprivate var parameters: [MatrixParameter] {
      switch self {
      case .devices: [.device]
      case .versions: [.os]
      case .orientations: [.orientation]
      case .windows: [.window]
      case .locales: [.locale]
      case .keyboards: [.keyboard]
      case .accessories: [.accessory]
      case .bars: [.bars]
      case .placements: [.placement]
      case .adjustments: [.adjustment]
      case .bases: [.base]
      case .fields: [.field]
      case .scripts: [.script]
      case .parameters: MatrixParameter.allCases
      case .strategies, .reporters, .scenarios: []
      }
    }
  }

  @Argument(help: "What to list.")
  var listing: Listing

  @Flag(
    help:
      "With strategies: also name, source, reading, animation, availability and weaknesses, after tabs."
  )
  var long = false

  @Flag(help: "As JSON; see docs/answers.md.")
  var json = false

  @OptionGroup(title: "Scenarios") var strength: StrengthOptions

  @Option(
    help: ArgumentHelp(
      "With scenarios: the most that are listed; 10 by default.", valueName: "number"))
  var limit: Int?

  @Option(
    help: ArgumentHelp(
      "With scenarios: what people use, as for run; with none all levels are alike.",
      valueName: "file|none"), completion: Completions.yaml)
  var usage: String?

  @OptionGroup(title: "Scenarios") var queries: QueryOptions
  @OptionGroup(title: "Profiles") var profiles: ProfileOptions

  func validate() throws {
    if strength.strength != nil, listing != .scenarios {
      throw ValidationError("--strength does not apply to \(listing.rawValue)")
    }
    if let limit {
      if listing != .scenarios || strength.strength != nil {
        throw ValidationError("--limit applies to scenarios without --strength")
      }
      if !(1...10_000).contains(limit) { throw ValidationError("--limit must be 1 to 10000") }
    }
    if usage != nil, listing != .scenarios {
      throw ValidationError("--usage does not apply to \(listing.rawValue)")
    }
    if queries.query != nil, listing.parameters.isEmpty, listing != .scenarios {
      throw ValidationError("--where does not apply to \(listing.rawValue)")
    }
  }

  mutating func run() throws {
    let rows = try rows()
    if json {
      let names = columnNames
      let data = rows.map { row in
        JSONValue.object(zip(names, row).map { ($0, .string($1)) })
      }
      return try JSONAnswer(data: .array(data)).print()
    }
    let lines =
      listing == .strategies && long
      ? rows.map { $0.joined(separator: "\t") } : TextColumns.lines(rows)
    try Output.print(lines.map { $0 + "\n" }.joined())
  }

  /// The names of the columns, for programs.
  private var columnNames: [String] {
    switch listing {
    case .devices: ["id", "name", "os", "screen"]
    case .locales: ["id", "name", "layout"]
    case .scripts: ["id", "steps"]
    case .parameters: ["id", "count", "levels"]
    case .strategies where long: ["id", "group", "name", "summary", "source", "animation"]
    case .strategies: ["id", "group", "animation", "summary"]
    case .reporters, .scenarios: ["id"]
    default: ["id", "label"]
    }
  }

  private func rows() throws(Failure) -> [[String]] {
    switch listing {
    case .strategies where long:
      return Strategies.all.map {
        [
          $0.id, $0.about.group.rawValue, $0.about.name, $0.about.summary, $0.about.source,
          $0.about.animation.words,
        ] + $0.about.availability.map { "available in \($0.query) (\($0.source))" }
          + $0.about.weaknesses.map(Self.words)
      }
    case .strategies:
      return Strategies.all.map {
        [$0.id, $0.about.group.rawValue, $0.about.animation.timing.rawValue, $0.about.summary]
      }
    case .reporters: return Reporters.all.map { [$0.id] }
    case .scenarios: return try scenarios().map { [$0] }
    default:
      // Who looks for the name of a level may have misspelt it in the matrix.
      let files = try profiles.files()
      let model = try orFailure(files.model(checkingQueries: false))
      return rows(of: model, try occurring(in: model))
    }
  }

  /// The ids of scenarios that --strength chooses, or of those that people use most.
  private func scenarios() throws(Failure) -> [String] {
    let files = try profiles.files()
    let loaded = try profiles.load(files)
    let space = loaded.model.space
    let query = try queries.selection(in: loaded.model)
    let usage = try UsageModel.selected(usage, beside: files, in: space)
    let chosen =
      strength.strength == nil
      ? loaded.mostUsed(where: query ?? Query(all: space), usage, limit: limit ?? 10)
      : try strength.scenarios(of: loaded, where: query, usage: usage)
    guard let chosen, !chosen.isEmpty else {
      let reason =
        StrengthOptions.emptyReason(of: loaded.model, where: query)
        .map { "; \($0)" } ?? ""
      throw Failure(
        status: .incomplete, message: "error: there is no scenario to choose\(reason)")
    }
    return chosen.map(space.id)
  }

  private static func words(_ weakness: Weakness) -> String {
    "\(weakness.sentence): \(weakness.query == nil ? "not in the matrix" : weakness.effectWords)"
  }

  /// For each parameter that is listed, whether each level occurs.
  private func occurring(in model: MatrixModel) throws(Failure) -> [[Bool]] {
    guard let query = try queries.selection(in: model) else {
      return listing.parameters.map { parameter in
        model.space.parameters[parameter.rawValue].levels.map { _ in true }
      }
    }
    let result = model.occurring(listing.parameters, where: query)
    guard result[0].contains(true) else {
      let reason = StrengthOptions.emptyReason(of: model, where: query).map { "; \($0)" } ?? ""
      throw Failure(status: .incomplete, message: "error: no scenario matches the query\(reason)")
    }
    return result
  }

  private func rows(of model: MatrixModel, _ occurring: [[Bool]]) -> [[String]] {
    func kept<Element>(_ elements: [Element], _ parameter: Int = 0) -> [Element] {
      zip(elements, occurring[parameter]).filter { $0.1 }.map { $0.0 }
    }
    switch listing {
    case .devices: return kept(model.profiles.devices).map(Self.row)
    case .locales: return kept(model.profiles.locales).map { [$0.id, $0.name, $0.layout.rawValue] }
    case .scripts:
      return kept(model.plan.scripts).map {
        [$0.id, $0.actions.map(\.rawValue).joined(separator: ", ")]
      }
    case .parameters:
      return model.space.parameters.enumerated().map { number, parameter in
        let levels = kept(parameter.levels, number)
        return [
          parameter.name, levels.count == 1 ? "1 level" : "\(levels.count) levels",
          levels.prefix(6).joined(separator: " ") + (levels.count > 6 ? " ..." : ""),
        ]
      }
    default:
      return listing.parameters.flatMap { parameter in
        let names = model.space.parameters[parameter.rawValue].levels
        return kept(Array(zip(names, model.levelLabels[parameter.rawValue]))).map { [$0, $1] }
      }
    }
  }

  private static func row(of device: DeviceProfile) -> [String] {
    let size = device.screen.value
    return [
      device.id, device.name, "iOS \(device.os)", "\(Int(size.width)) x \(Int(size.height)) pt",
    ]
  }
}
