@_exported public import InsetMatrix
public import Testing

extension ScenarioMatrix {
  /// Judges strategies and records an issue for each of the five causes that are used most, with a
  /// picture attached to the test.
  ///
  /// ```swift
  /// @Test func `My insets are exact on every iPhone 15`() throws {
  ///   try ScenarioMatrix.shipped.expectExact(MyInsets.self, where: "device:iphone-15* os>=17")
  /// }
  /// ```
  ///
  /// The first issue says how often content is right. Each has the cause in words, what to change, and a
  /// scenario with its steps, its arithmetic and the name of its picture. A run that was cancelled, or that judged nothing, is an issue, too.
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
    for strategy in result.strategies where strategy.failing > 0 {
      let diagnosis = result.diagnosis(of: strategy.id)
      let headline = "\(strategy.id): " + (diagnosis?.headline ?? "\(strategy)")
      let causes = diagnosis?.causes ?? []
      if causes.isEmpty { Issue.record("\(headline)", sourceLocation: sourceLocation) }
      for (index, cause) in causes.enumerated() {
        let name = "\(strategy.id)-\(index + 1).svg"
        if let picture = cause.picture {
          Attachment.record(picture, named: name, sourceLocation: sourceLocation)
        }
        Issue.record(
          "\(index == 0 ? headline + "\n\n" : "\(strategy.id): ")\(cause)\npicture: \(name)\n\n\(cause.explanation)",
          sourceLocation: sourceLocation)
      }
    }
    return result
  }
}
