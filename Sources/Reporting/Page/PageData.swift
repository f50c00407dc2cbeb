import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixResults
import ScenarioSpaces
import TextFormats

/// What the scripts of a page are given: what they count from, and what they draw from.
///
/// Names are written once, and numbers refer to them. Lengths are in points, in the upright screen
/// space unless a name says otherwise; insets are top, left, bottom, right.
struct PageData {
  private let report: Report
  private let figures: ReportFigures
  private let diagrams: AspectDiagrams

  init(_ report: Report) {
    self.report = report
    figures = report.figures
    diagrams = AspectDiagrams(report.result, since: report.comparison.changes)
  }

  /// The nodes of the diagrams as ``CompactDiagrams`` packs them.
  var nodes: [UInt8] { diagrams.compact.bytes }

  /// What they need beside the nodes to count what a query asks for; and all the rest.
  var parts: (counted: JSONValue, drawn: JSONValue) {
    let scenes = report.pictures?.scenes ?? PageScenes()
    let model = report.result.model
    let trust = PageTrust(report)
    let counted: JSONValue = [
      "verdict": trust.verdict, "run": trust.run,
      "behaviors": .array(report.osChanges.map { behavior($0, report) }),
      "parameters": .array(MatrixParameter.allCases.map { parameter($0, model) }),
      "synonyms": .object(
        report.words.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }),
      "constraints": .strings(model.constraints.map(ConstraintWords.words)),
      // What each of them looks at.
      "constrained": .array(
        model.constraints.map {
          .integers(ConstraintWords.parameters(of: $0).map(\.rawValue))
        }),
      "provenances": .strings(Provenance.allCases.map(\.rawValue)),
      "changes": report.comparison.changes == nil
        ? .null : .strings(AspectDiagrams.Change.allCases.map(\.rawValue)),
      "gone": .strings((report.comparison.changes?.gone ?? []).map(\.tamed)),
      "explainOptions": .string(model.explainOptions + figures.files.profiles),
      "usage": figures.shares.map(\.usage.pageData) ?? .null,
      "ownInsets": figures.shares.map { .decimal($0.ownInsets) } ?? .null,
      "roots": .integers(diagrams.compact.roots),
      "strategies": .array(figures.strategies.indices.map(strategy)),
    ]
    let drawn: JSONValue = [
      "devices": .array((report.pictures?.devices ?? []).map(Self.device)),
      "environments": .array(scenes.environments), "texts": .strings(scenes.events.texts),
      "plays": .array(scenes.plays), "scenes": .array(scenes.json),
    ]
    return (counted, drawn)
  }

  private static func device(_ device: DeviceProfile) -> JSONValue {
    [
      "name": .string(device.name.tamed), "radius": .points(device.cornerRadius.value),
      "since": .integer(device.os.first.major),
      "screen": [.points(device.screen.value.width), .points(device.screen.value.height)],
    ]
  }

  private func parameter(_ parameter: MatrixParameter, _ model: RunModel) -> JSONValue {
    [
      "name": .string(parameter.name), "title": .string(parameter.title),
      "levels": .strings(model.space.parameters[parameter.rawValue].levels),
      "labels": .strings(model.labels[parameter.rawValue].map(\.tamed)),
    ]
  }

  private func strategy(_ number: Int) -> JSONValue {
    let strategy = figures.strategies[number]
    let range = figures.shares?.strategies[number].hiddenRange
    let about = strategy.result.about
    let json: JSONValue = [
      "id": .string(strategy.result.id.tamed), "name": .string(strategy.result.name.tamed),
      "group": .string(about.group.rawValue),
      "link": .string(about.link.tamed),
      "version": .string(about.version.tamed), "summary": .string(about.summary.tamed),
      "writesInsets": .bool(strategy.result.mechanism == .insets),
      "padding": .points(strategy.result.mechanism.padding), "gated": .bool(strategy.isGated),
      "failing": .integer(strategy.total.failing),
      "causes": .array(causes(of: number)), "calls": .array(calls(of: number)),
    ]
    return json.adding([
      "hiddenRange": range.map {
        ["low": .decimal($0.lowerBound), "high": .decimal($0.upperBound)]
      },
      "otherwise": figures.singleReports[number].map { .string($0.words) },
      "animation": about.animation == .unknown ? nil : .string(about.animation.words.tamed),
    ])
  }

  private func causes(of number: Int) -> [JSONValue] {
    let strategy = figures.strategies[number]
    return FailureCause.all(of: strategy.result, strategy.rules, in: report.result.space).map {
      cause in
      let json: JSONValue = ["words": .string(cause.words.tamed), "cube": cube(cause.cube)]
      return json.adding(["query": cause.query.map { .string($0.tamed) }])
    }
  }

  /// The cases that Apple leaves open and that decide results of a strategy, with the share of use that
  /// each decides, or of scenarios without a usage.
  private func calls(of number: Int) -> [JSONValue] {
    let strategy = figures.strategies[number]
    let shares = figures.shares?.strategies[number].policies
    return strategy.policies.compactMap { counts -> JSONValue? in
      let policy = counts.policy
      let changed = counts.failing + counts.exact
      let share =
        shares?[policy.number] ?? Double(changed) / Double(max(1, figures.counts.applicable))
      guard changed > 0 else { return nil }
      let other = counts.choice == policy.preferred ? policy.alternative : policy.preferred
      return [
        "subject": .string(policy.subject), "share": .decimal(share),
        "option": .string("\(policy.rawValue)=\(other)"),
      ]
    }
  }

  /// What a version of iOS changed, with the scenarios in which it can show: a cube, and `more` where
  /// it takes several.
  private func behavior(_ change: OSChange, _ report: Report) -> JSONValue {
    let cubes = change.queries.map(cube)
    return PageTrust.behavior(change, report).adding([
      "cube": cubes.first, "more": cubes.count > 1 ? .array(Array(cubes.dropFirst())) : nil,
    ])
  }

  /// The parameters that a query narrows, each with its levels: four to a hexadecimal digit, the
  /// first in the lowest bit.
  private func cube(_ query: Query) -> JSONValue {
    .array(
      query.allowed.enumerated().filter { $0.element.contains(false) }.map { parameter, levels in
        let digits = stride(from: 0, to: levels.count, by: 4).map { start in
          let digit = levels[start..<min(start + 4, levels.count)].reversed()
            .reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
          return String(digit, radix: 16)
        }
        return .array([.integer(parameter), .string(digits.joined())])
      })
  }
}
