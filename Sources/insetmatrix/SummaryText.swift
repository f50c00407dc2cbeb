import MatrixEngine

/// What a run prints when no report was asked for.
enum SummaryText {
  /// One line for the run, one for each strategy.
  static func render(_ result: RunResult) -> String {
    let counts = result.counts
    let misreported = counts.misreported.reduce(0) { $0 + $1.scenarios }
    var lines = [
      "\(Output.grouped(counts.applicable)) scenarios, "
        + "\(Output.grouped(counts.distinctScenes)) distinct scenes, "
        + "\(Output.grouped(misreported)) misreported by the OS"
    ]
    let width = result.strategies.map(\.id.count).max() ?? 0
    for strategy in result.strategies {
      let counts = result.counts(of: strategy)[0]
      let share = counts.judged == 0 ? 0 : Double(counts.exact) / Double(counts.judged)
      let name = strategy.id.padding(toLength: width)
      lines.append(
        counts.failing == 0
          ? "\(name)  exact everywhere"
          : "\(name)  exact in \(Int(share * 1000) / 10).\(Int(share * 1000) % 10) %, "
            + "hides content in \(Output.grouped(counts.hidden)), "
            + "leaves a gap in \(Output.grouped(counts.gap))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text with spaces after it up to a width.
  func padding(toLength width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
