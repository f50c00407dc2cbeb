import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixResults
import TextFormats

extension ReportFigures {
  /// The strategies by what they do to people; nil where nothing weighs the scenarios.
  var shareTable: ReportTable? {
    shares.map { shareTable($0, id: "share-table", of: orderByHarm, caption: Self.caption($0)) }
  }

  /// Some strategies with their shares of use, in the order given.
  func shareTable(
    _ shares: UsageShares, id: String, of numbers: [Int], caption: String
  ) -> ReportTable {
    let titles = [
      "hides content", "where sources disagree", "50 pt or more", "leaves a gap",
      "padding lost", "other insets", "scroll position", "scroll bar only", "exact",
      "not available", "not judged",
    ]
    let isOpen = numbers.contains { singleReports[$0] != nil }
    return ReportTable(
      id: id, caption: caption,
      columns: [.init(title: "strategy")] + titles.map { .init(title: $0, isNumber: true) }
        + (isOpen ? [.init(title: "exact otherwise")] : []),
      rows: numbers.map { number in
        let strategy = shares.strategies[number]
        let harms: [Harm] = [
          .moreHidden, .gap, .paddingLost, .otherInsets, .offset, .scrollBar, .exact, .notAvailable,
          .ambiguous,
        ]
        return [
          .text(strategies[number].result.name), .number(Numbers.percent(ofUse: strategy.hidden)),
          .number(Numbers.percent(ofUse: strategy.hiddenRange)),
        ] + harms.map { .number(Numbers.percent(ofUse: strategy[$0])) }
          + (isOpen ? [.text(singleReports[number]?.words ?? "")] : [])
      })
  }

  /// How strategies do in apps that set insets of their own; nil where none was run.
  var ownInsetsTable: ReportTable? {
    guard let shares else { return nil }
    let harms: [Harm] = [
      .gap, .paddingLost, .otherInsets, .offset, .scrollBar, .exact, .notAvailable,
    ]
    let rows = orderByHarm.compactMap { number -> [ReportTable.Cell]? in
      guard let own = shares.strategies[number].ownInsets else { return nil }
      let hidden = Harm.hidden.reduce(0) { $0 + own[$1.rawValue] }
      return [.text(strategies[number].result.name)]
        + ([hidden] + harms.map { own[$0.rawValue] }).map {
          .number(Numbers.percent(ofUse: $0))
        }
    }
    if rows.isEmpty { return nil }
    let titles = [
      "hides content", "leaves a gap", "padding lost", "other insets", "scroll position",
      "scroll bar only", "exact", "not available",
    ]
    return ReportTable(
      id: "own-insets-table",
      caption: "The same in apps that set insets of their own, which are "
        + "\(Numbers.percent(ofUse: shares.ownInsets)) of all.",
      columns: [.init(title: "strategy")] + titles.map { .init(title: $0, isNumber: true) },
      rows: rows, folds: .closed)
  }

  /// What the shares are of, and what they rest on.
  private static func caption(_ shares: UsageShares) -> String {
    let usage = shares.usage
    let kinds = usage.kinds.filter { $0.count > 0 }
      .map { "\($0.count) \($0.kind.rawValue)" }.joined(separator: ", ")
    let even = usage.even.map(\.title)
    return "Shares of keyboard appearances, by \(usage.model.name) (\(usage.model.unit)): \(kinds)"
      + (even.isEmpty ? "." : "; the same for every level of \(even.joined(separator: ", ")).")
  }
}
