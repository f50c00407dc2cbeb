@_exported public import InsetMatrix
public import Testing

extension ScenarioMatrix {
  /// Judges strategies and records an issue for each failure rule, with a picture attached to the
  /// test.
  ///
  /// ```swift
  /// @Test func `My insets are exact on every iPhone 15`() throws {
  ///   try ScenarioMatrix.shipped.expectExact(MyInsets.self, where: "device:iphone-15* os>=17")
  /// }
  /// ```
  ///
  /// An issue has the rule in words, a scenario, the steps and the arithmetic of that scenario, and
  /// the name of its picture. A run that was cancelled, or that judged nothing, is an issue, too.
  ///
  /// - Parameters:
  ///   - strategies: The strategies, each with another id.
  ///   - query: Narrows the plan, as in ``run(_:where:options:)-(any InsetStrategy.Type...,_,_)``.
  ///   - options: How to run.
  ///   - sourceLocation: Where issues are recorded.
  /// - Throws: ``MatrixError`` where the query cannot be read or selects nothing, or two strategies
  ///   have the same id.
  /// - Returns: The result.
  @discardableResult
  public func expectExact(
    _ strategies: any InsetStrategy.Type..., where query: String = "",
    options: Options = Options(), sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws(MatrixError) -> Result {
    let result = try run(strategies, where: query, options: options)
    if !result.isComplete {
      Issue.record("the run is incomplete: \(result)", sourceLocation: sourceLocation)
    }
    for strategy in result.strategies where strategy.exact + strategy.failing == 0 {
      Issue.record("\(strategy.id) was judged in no scenario", sourceLocation: sourceLocation)
    }
    for strategy in result.strategies {
      for (index, rule) in strategy.failureRules.enumerated() {
        let name = "\(strategy.id)-\(index + 1).svg"
        if let picture = result.picture(of: rule) {
          Attachment.record(picture, named: name, sourceLocation: sourceLocation)
        }
        let steps = result.explanation(of: rule) ?? ""
        Issue.record("\(rule)\npicture: \(name)\n\n\(steps)", sourceLocation: sourceLocation)
      }
    }
    return result
  }
}
