import DeviceProfiles
import Foundation
import InsetCore
import InsetOracle
import MatrixEngine
import MatrixResults
import ScenarioSpaces

/// What the scripts of a page are given: what they count from, and what they draw from.
///
/// Names stand once and numbers refer to them. Lengths are in points, in the upright screen space
/// unless a name says otherwise; insets are top, left, bottom, right.
struct PageData {
  private let report: Report
  private let figures: ReportFigures
  private let diagrams: AspectDiagrams

  init(_ figures: ReportFigures, of report: Report) {
    self.report = report
    self.figures = figures
    diagrams = AspectDiagrams(report.result, since: report.comparison.changes)
  }

  /// The nodes of the diagrams as ``CompactDiagrams`` packs them, in Base64.
  var nodes: String { Data(diagrams.compact.bytes).base64EncodedString() }

  /// What they need beside the nodes to count what a query asks for; and all the rest.
  var parts: (counted: JSONText, drawn: JSONText) {
    var scenes = PageScenes(result: report.result)
    for explanations in report.pictures?.scenes ?? [] { scenes.add(explanations) }
    var phrases = TextTable()
    let strategies = figures.strategies.indices.map { strategy($0, scenes, &phrases) }
    let model = report.result.model
    let counted = JSONText.object([
      (
        "parameters",
        .array(
          model.space.parameters.map {
            .object([("name", .string($0.name)), ("levels", .strings($0.levels))])
          })
      ), ("constraints", .strings(model.constraints)),
      ("behaviors", .strings(OSBehavior.allCases.map(\.rawValue))),
      ("provenances", .strings(Provenance.allCases.map(\.rawValue))),
      (
        "changes",
        report.comparison.changes == nil
          ? .null : .strings(AspectDiagrams.Change.allCases.map(\.rawValue))
      ), ("firstMisreport", .count(AspectDiagrams.firstMisreport)),
      ("roots", .array(diagrams.compact.roots.map { .count($0) })),
      ("strategies", .array(strategies)),
    ])
    let drawn = JSONText.object([
      ("phrases", .strings(phrases.texts)),
      ("devices", .array(report.pictures.map(PageDevices.init)?.json ?? [])),
      ("environments", .array(scenes.environments)), ("texts", .strings(scenes.told.texts)),
      ("scenes", .array(scenes.json)),
    ])
    return (counted, drawn)
  }

  private func strategy(
    _ number: Int, _ scenes: PageScenes, _ phrases: inout TextTable
  ) -> JSONText {
    let strategy = figures.strategies[number]
    let rules = (strategy.rules?.rules ?? []).map {
      rule($0, scene: scenes.number(of: $0.representative), &phrases)
    }
    return .object([
      ("id", .string(strategy.result.id.tamed)),
      ("summary", .string(strategy.result.about.summary.tamed)),
      ("writesInsets", .bool(strategy.result.design == .insets)),
      ("padding", .points(strategy.result.design.padding)),
      ("gated", .bool(strategy.isGated)), ("failing", .count(strategy.total.failing)),
      (
        "worst",
        .array(
          strategy.examples.compactMap { scenes.number(of: $0.explanation.scenario) }
            .map { .count($0) })
      ), ("rules", .array(rules)),
    ])
  }

  /// A rule: its words as numbers of phrases, its representative as the number of a scene.
  private func rule(
    _ rule: FailureRule, scene: Int?, _ phrases: inout TextTable
  ) -> JSONText {
    .object([
      (
        "words",
        .array(
          rule.words.components(separatedBy: ", ").map { .count(phrases.number(of: $0)) })
      ), ("amount", .string(rule.amount)),
      ("aspect", .string(rule.signature.aspect.rawValue)),
      ("step", .count(rule.signature.step)),
      ("count", .count(rule.scenarios)), ("new", .count(rule.newlyExplained)),
      ("cube", cube(rule.cube)), ("scene", scene.map { .count($0) } ?? .null),
    ])
  }

  /// The parameters that a query narrows, each with its levels: four to a hexadecimal digit, the
  /// first in the lowest bit.
  private func cube(_ query: Query) -> JSONText {
    .array(
      query.allowed.enumerated().filter { $0.element.contains(false) }.map { parameter, levels in
        let digits = stride(from: 0, to: levels.count, by: 4).map { start in
          let digit = levels[start..<min(start + 4, levels.count)].reversed()
            .reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
          return String(digit, radix: 16)
        }
        return .array([.count(parameter), .string(digits.joined())])
      })
  }
}
