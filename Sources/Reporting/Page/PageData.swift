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
    var phrases = StringTable()
    let strategies = figures.strategies.indices.map { strategy($0, &phrases) }
    let model = report.result.model
    let trust = PageTrust(report)
    let counted: JSONValue = [
      "verdict": trust.verdict, "run": trust.run,
      "behaviors": .array(report.osChanges.map { behavior($0, report) }),
      "parameters": .array(MatrixParameter.allCases.map { parameter($0, model) }),
      "synonyms": .object(
        Query.synonyms.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }),
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
      "strategies": .array(strategies),
    ]
    let drawn: JSONValue = [
      "phrases": .strings(phrases.texts),
      "devices": .array((report.pictures?.devices ?? []).map(Self.device)),
      "environments": .array(scenes.environments), "texts": .strings(scenes.events.texts),
      "plays": .array(scenes.plays), "scenes": .array(scenes.json),
    ]
    return (counted, drawn.adding(["trends": report.trends.flatMap(PageTrends.json)]))
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

  private func strategy(
    _ number: Int, _ phrases: inout StringTable
  ) -> JSONValue {
    let strategy = figures.strategies[number]
    let range = figures.shares?.strategies[number].hiddenRange
    let rules = (strategy.rules?.rules ?? []).map { rule($0, &phrases) }
    let about = strategy.result.about
    let json: JSONValue = [
      "id": .string(strategy.result.id.tamed), "name": .string(strategy.result.name.tamed),
      "group": .string(about.group.rawValue),
      "link": .string(about.link.tamed),
      "version": .string(about.version.tamed), "summary": .string(about.summary.tamed),
      "writesInsets": .bool(strategy.result.mechanism == .insets),
      "padding": .points(strategy.result.mechanism.padding), "gated": .bool(strategy.isGated),
      "failing": .integer(strategy.total.failing),
      "rules": .array(rules),
    ]
    return json.adding([
      "hiddenRange": range.map {
        ["low": .decimal($0.lowerBound), "high": .decimal($0.upperBound)]
      },
      "otherwise": figures.singleReports[number].map { .string($0.words) },
    ])
  }

  /// A rule, its words as indices of phrases.
  private func rule(_ rule: FailureRule, _ phrases: inout StringTable) -> JSONValue {
    [
      "words": .integers(
        rule.words.parts(separatedBy: "; ").map {
          phrases.number(of: String($0))
        }),
      "title": .string(rule.title.tamed),
      "aspect": .string(rule.signature.aspect.rawValue),
      "step": .integer(rule.signature.step), "count": .integer(rule.scenarios),
      "new": .integer(rule.newlyExplained), "cube": cube(rule.cube),
    ]
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
