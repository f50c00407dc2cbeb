import DeviceProfiles
import InsetCore
import MatrixResults
import TextFormats

/// The strategies by how they treat people: right for nearly all, right but for a gap, or hiding
/// content.
struct MarkdownTiers {
  private enum Tier: String, CaseIterable {
    case right = "Right for nearly all"
    case gap = "Right but for a gap"
    case hiding = "Hides content"
    case control = "Controls, wrong on purpose"
  }

  private let figures: ReportFigures

  init(_ figures: ReportFigures) { self.figures = figures }

  /// A table for each tier, and what was judged nowhere.
  var lines: [String] {
    let numbers = figures.orderByHarm.filter { figures.strategies[$0].total.judged > 0 }
    if numbers.isEmpty { return [] }
    let tables = Tier.allCases.compactMap { tier -> [String]? in
      let members = numbers.filter { self.tier(of: $0) == tier }
      return members.isEmpty ? nil : table(tier, members)
    }
    let what =
      figures.shares.map {
        "Shares of keyboard appearances in apps that use the strategy, by \($0.usage.model.name); in "
          + "parentheses how far sources disagree."
      } ?? "Shares of scenarios, each counted once."
    return [MarkdownText.text(what), ""] + Array(tables.joined(separator: [""]))
  }

  /// The parts of what was judged, from 0 to 1; together with others 1.
  private struct Parts {
    var right = 0.0
    var gap = 0.0
    var hidden = 0.0
    var hiddenRange: ClosedRange<Double>?
    var otherwise = 0.0
  }

  private func parts(of number: Int) -> Parts {
    guard let shares = figures.shares?.strategies[number] else {
      let total = figures.strategies[number].total
      func part(_ count: Int) -> Double { Double(count) / Double(max(1, total.judged)) }
      return Parts(
        right: part(total.exact), gap: part(total.gap), hidden: part(total.hidden),
        otherwise: part(total.failing - total.hidden - total.gap))
    }
    let judged = 1 - shares[.ambiguous] - shares[.notAvailable]
    func part(_ share: Double) -> Double { judged > 0 ? share / judged : 0 }
    return Parts(
      right: part(shares[.exact]), gap: part(shares[.gap]), hidden: part(shares.hidden),
      hiddenRange: part(shares.hiddenRange.lowerBound)...part(shares.hiddenRange.upperBound),
      otherwise: part(
        shares[.paddingLost] + shares[.otherInsets] + shares[.offset] + shares[.scrollBar]))
  }

  private func tier(of number: Int) -> Tier {
    if figures.strategies[number].result.about.group == .control { return .control }
    let parts = parts(of: number)
    return parts.right >= 0.95 ? .right : parts.hidden < 0.01 ? .gap : .hiding
  }

  private func table(_ tier: Tier, _ numbers: [Int]) -> [String] {
    let titles = ["strategy", "right", "gap", "hides content", "otherwise wrong"]
    let rows = numbers.map { number -> [String] in
      let parts = parts(of: number)
      let point = Numbers.percent(ofUse: parts.hidden)
      let range = parts.hiddenRange.map { Numbers.percent(ofUse: $0) } ?? point
      return [figures.strategies[number].result.name, Numbers.percent(ofUse: parts.right)]
        + [
          Numbers.percent(ofUse: parts.gap), point == range ? point : "\(point) (\(range))",
          Numbers.percent(ofUse: parts.otherwise),
        ]
    }
    let body =
      ([titles, titles.indices.map { $0 == 0 ? ":--" : "--:" }]).enumerated().map {
        $0.offset == 0 ? $0.element.map { MarkdownText.text($0) } : $0.element
      } + rows.map { $0.map { MarkdownText.text($0) } }
    return ["**\(tier.rawValue)**", ""] + body.map { String(MarkdownText.row($0).dropLast()) }
  }
}
