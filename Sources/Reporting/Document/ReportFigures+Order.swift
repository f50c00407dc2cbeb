import InsetCore
import MatrixResults
import TextFormats

extension ReportFigures {
  /// The numbers of the strategies, the least harmful first: those that are available in most of what
  /// was run, by the share of use with hidden content, then by gaps, then by name; by scenarios where
  /// nothing weighs them.
  var orderByHarm: [Int] {
    if let shares { return shares.order }
    func key(_ number: Int) -> (Int, Int, Int, Int, String) {
      let (strategy, total) = (strategies[number], strategies[number].total)
      let isMissing = total.notAvailable * 2 > counts.applicable
      return (isMissing ? 1 : 0, total.hidden, total.gap, total.failing, strategy.result.id)
    }
    return strategies.indices.sorted { key($0) < key($1) }
  }

  /// The five strategies that hide content least often; what nobody should do is none of them.
  private var leading: [Int] {
    Array(orderByHarm.filter { strategies[$0].result.about.group != .control }.prefix(5))
  }

  /// The strategies that hide content least often, for the first screen.
  var leadingTable: ReportTable {
    let id = "leading-table"
    let caption =
      strategies.count > 5
      ? "The five of \(strategies.count) strategies that hide content least often."
      : "Strategies, those that hide content least often first."
    if let shares { return shareTable(shares, id: id, of: leading, caption: caption) }
    return ReportTable(
      id: id, caption: caption,
      columns: [.init(title: "strategy")]
        + ["hides content", "leaves a gap", "exact", "not available", "not judged"].map {
          .init(title: $0, isNumber: true)
        },
      rows: leading.map { number in
        let (strategy, total) = (strategies[number].result, strategies[number].total)
        return [.text(strategy.name)]
          + [total.hidden, total.gap, total.exact, total.notAvailable, total.ambiguous].map {
            .number(Numbers.percent($0, of: counts.applicable))
          }
      })
  }
}
