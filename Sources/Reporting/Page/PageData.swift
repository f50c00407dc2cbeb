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

  /// The nodes of the diagrams as ``CompactDiagrams`` packs them, in Base64.
  var nodes: String { Base64.text(diagrams.compact.bytes) }

  /// What they need beside the nodes to count what a query asks for; and all the rest.
  var parts: (counted: JSONValue, drawn: JSONValue) {
    var scenes = PageScenes(result: report.result)
    for explanations in report.pictures?.scenes ?? [] { scenes.add(explanations) }
    var phrases = StringTable()
    let strategies = figures.strategies.indices.map { strategy($0, scenes, &phrases) }
    let model = report.result.model
    let trust = PageTrust(report)
    let counted: JSONValue = [
      "verdict": trust.verdict, "run": trust.run, "trust": trust.trust,
      "parameters": .array(
        model.space.parameters.map { ["name": .string($0.name), "levels": .strings($0.levels)] }),
      "constraints": .strings(model.constraints),
      "provenances": .strings(Provenance.allCases.map(\.rawValue)),
      "changes": report.comparison.changes == nil
        ? .null : .strings(AspectDiagrams.Change.allCases.map(\.rawValue)),
      "firstUnjudged": .integer(AspectDiagrams.firstUnjudged),
      "explainOptions": .string(model.explainOptions),
      "roots": .integers(diagrams.compact.roots),
      "strategies": .array(strategies),
    ]
    let drawn: JSONValue = [
      "phrases": .strings(phrases.texts),
      "devices": .array(report.pictures.map(PageDevices.init)?.json ?? []),
      "environments": .array(scenes.environments), "texts": .strings(scenes.events.texts),
      "scenes": .array(scenes.json),
    ]
    return (counted, drawn)
  }

  private func strategy(
    _ number: Int, _ scenes: PageScenes, _ phrases: inout StringTable
  ) -> JSONValue {
    let strategy = figures.strategies[number]
    let rules = (strategy.rules?.rules ?? []).map {
      rule($0, scene: scenes.number(of: $0.representative), &phrases)
    }
    let about = strategy.result.about
    return [
      "id": .string(strategy.result.id.tamed), "name": .string(strategy.result.name.tamed),
      "group": .string(about.group.rawValue), "link": .string(about.link.tamed),
      "version": .string(about.version.tamed), "summary": .string(about.summary.tamed),
      "reading": .string(about.reading.tamed),
      "writesInsets": .bool(strategy.result.mechanism == .insets),
      "padding": .points(strategy.result.mechanism.padding), "gated": .bool(strategy.isGated),
      "failing": .integer(strategy.total.failing),
      "worst": .integers(
        strategy.examples.compactMap { scenes.number(of: $0.explanation.scenario) }),
      "rules": .array(rules),
    ]
  }

  /// A rule: its words as indices of phrases, its representative as the index of a scene.
  private func rule(
    _ rule: FailureRule, scene: Int?, _ phrases: inout StringTable
  ) -> JSONValue {
    [
      "words": .integers(
        rule.words.parts(separatedBy: ", ").map {
          phrases.number(of: String($0))
        }),
      "amount": .string(rule.amount), "aspect": .string(rule.signature.aspect.rawValue),
      "step": .integer(rule.signature.step), "count": .integer(rule.scenarios),
      "new": .integer(rule.newlyExplained), "cube": cube(rule.cube),
      "scene": scene.map { .integer($0) } ?? .null,
    ]
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
