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
}
