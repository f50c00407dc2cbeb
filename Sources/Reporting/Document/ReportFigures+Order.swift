import InsetCore
import MatrixResults
import TextFormats

extension ReportFigures {
  /// The numbers of the strategies, the best first: by how often they are right where they are
  /// available, then by how rarely content is hidden, then by name, and controls last;
  /// by scenarios where nothing weighs them.
  var orderByHarm: [Int] {
    let all = shares?.order ?? orderByScenarios
    func isControl(_ number: Int) -> Bool { strategies[number].result.about.group == .control }
    return all.filter { !isControl($0) } + all.filter(isControl)
  }

  private var orderByScenarios: [Int] {
    func key(_ number: Int) -> (Int, Double, Int, Int, String) {
      let (strategy, total) = (strategies[number], strategies[number].total)
      let isMissing = total.judged == 0
      let right = total.judged == 0 ? 0 : Double(total.exact) / Double(total.judged)
      return (isMissing ? 1 : 0, -right, total.hidden, total.gap, strategy.result.id)
    }
    return strategies.indices.sorted { key($0) < key($1) }
  }

  /// The five strategies that are right most often, without controls.
  private var leading: [Int] {
    Array(orderByHarm.filter { strategies[$0].result.about.group != .control }.prefix(5))
  }

  /// The strategies that are right most often, for the first screen.
  var leadingTable: ReportTable {
    let id = "leading-table"
    let caption =
      strategies.count > 5
      ? "The five of \(strategies.count) strategies that are right most often."
      : "Strategies, those that are right most often first."
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
