import InsetCore
import MatrixResults
import TextFormats

extension ReportFigures {
  /// The numbers of the strategies, the least harmful first: by scenarios with hidden content, then
  /// by gaps, then by name.
  var orderByHarm: [Int] {
    func key(_ number: Int) -> (Int, Int, String) {
      let strategy = strategies[number]
      return (strategy.total.hidden, strategy.total.gap, strategy.result.id)
    }
    return strategies.indices.sorted { key($0) < key($1) }
  }

  /// The strategies that hide content least often, for the first screen.
  var leadingTable: ReportTable {
    ReportTable(
      id: "leading-table",
      caption: strategies.count > 5
        ? "The five of \(strategies.count) strategies that hide content least often."
        : "Strategies, those that hide content least often first.",
      columns: [.init(title: "strategy")]
        + ["hides content", "leaves a gap", "exact", "not available", "not judged"].map {
          .init(title: $0, isNumber: true)
        },
      rows: orderByHarm.prefix(5).map { number in
        let (strategy, total) = (strategies[number].result, strategies[number].total)
        return [.text(strategy.displayName)]
          + [total.hidden, total.gap, total.exact, total.notAvailable, total.ambiguous].map {
            .number(Numbers.percent($0, of: counts.applicable))
          }
      })
  }
}

extension StrategyResult {
  /// The name that people know it by.
  var displayName: String { about.name.isEmpty ? id : about.name }
}
