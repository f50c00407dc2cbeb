import DeviceProfiles
import InsetCore
import MatrixResults
import TextFormats

/// The strategies by how they treat people: right for nearly all, right but for a gap, or hiding
/// content.
struct StrategyTiers {
  /// A tier, the best first.
  enum Tier: String, CaseIterable {
    case right = "Right for nearly all"
    case gap = "Right but for a gap"
    case hiding = "Hides content"
    case control = "Controls, wrong on purpose"
  }

  /// A strategy's parts of what was judged where it is available, from 0 to 1; together 1.
  struct Row {
    let name: String
    var right = 0.0
    var gap = 0.0
    var hidden = 0.0
    /// How far sources of shares disagree about `hidden`; nil where scenarios are counted.
    var hiddenRange: ClosedRange<Double>?
    var otherwise = 0.0
    /// The part of everything in which it is not available.
    var notAvailable = 0.0

    /// The part that hides content, with its range where it has one.
    var hiddenWords: String {
      let point = Numbers.percent(ofUse: hidden)
      let range = hiddenRange.map { Numbers.percent(ofUse: $0) } ?? point
      return point == range ? point : "\(point) (\(range))"
    }
  }

  /// The tiers that have a strategy, each with its rows: those that are right most often first.
  let tiers: [(tier: Tier, rows: [Row])]
  /// What the parts are of, as a sentence.
  let caption: String

  init(_ figures: ReportFigures) {
    let numbers = figures.orderByHarm.filter { figures.strategies[$0].total.judged > 0 }
    let rows = numbers.map { number in
      let row = Row(number, figures)
      let isControl = figures.strategies[number].result.about.group == .control
      let tier: Tier =
        isControl
        ? .control : row.right >= 0.95 ? .right : row.hidden < 0.01 ? .gap : .hiding
      return (tier: tier, row: row)
    }
    tiers = Tier.allCases.compactMap { tier in
      let members = rows.filter { $0.tier == tier }.map(\.row)
      return members.isEmpty ? nil : (tier, members)
    }
    caption =
      figures.shares.map {
        "Shares of judged keyboard appearances where the strategy is available, weighted by "
          + "\($0.usage.model.name); in parentheses, the range where sources disagree. "
          + Self.whole("appearances")
      }
      ?? "Shares of the scenarios that were judged where the strategy is available, each counted "
      + "once. " + Self.whole("scenarios")
  }

  /// What availability and the order are of.
  private static func whole(_ noun: String) -> String {
    "Not available, and the order by how often it is right, are of all \(noun)."
  }

  /// A table for each tier but the controls.
  var tables: [ReportTable] {
    tiers.filter { $0.tier != .control }.map { tier, rows in
      ReportTable(
        id: "tier-\(tier)", caption: tier.rawValue,
        columns: [.init(title: "strategy")]
          + ["right", "gap", "hides content", "otherwise wrong", "not available"].map {
            .init(title: $0, isNumber: true)
          },
        rows: rows.map {
          [
            .text($0.name), .number(Numbers.percent(ofUse: $0.right)),
            .number(Numbers.percent(ofUse: $0.gap)), .number($0.hiddenWords),
            .number(Numbers.percent(ofUse: $0.otherwise)),
            .number(Numbers.percent(ofUse: $0.notAvailable)),
          ]
        })
    }
  }
}

extension UsageShares.Strategy {
  /// The part in which the strategy is judged and available.
  var known: Double { 1 - self[.ambiguous] - self[.notAvailable] }
}

extension StrategyTiers.Row {
  init(_ number: Int, _ figures: ReportFigures) {
    let strategy = figures.strategies[number]
    name = strategy.result.name
    guard let shares = figures.shares?.strategies[number] else {
      let total = strategy.total
      func part(_ count: Int) -> Double { Double(count) / Double(max(1, total.judged)) }
      (right, gap, hidden) = (part(total.exact), part(total.gap), part(total.hidden))
      otherwise = part(total.failing - total.hidden - total.gap)
      notAvailable = Double(total.notAvailable) / Double(max(1, figures.counts.applicable))
      return
    }
    func part(_ share: Double) -> Double { shares.known > 0 ? share / shares.known : 0 }
    (right, gap, hidden) = (part(shares[.exact]), part(shares[.gap]), part(shares.hidden))
    hiddenRange = part(shares.hiddenRange.lowerBound)...part(shares.hiddenRange.upperBound)
    otherwise = part(
      shares[.paddingLost] + shares[.otherInsets] + shares[.offset] + shares[.scrollBar])
    notAvailable = shares[.notAvailable]
  }
}
