/// A strategy in words, for lists and reports.
public struct StrategyDescription: Hashable, Sendable {
  /// One sentence that says what it does.
  public var summary: String
  /// The rule it applies, in UIKit's terms.
  public var formula: String
  /// Where it leaves content hidden or a gap, by inspection or as its author says.
  public var failsWhen: String
  /// Where it was published.
  public var source: String

  /// Creates a description from its four parts.
  public init(summary: String, formula: String, failsWhen: String, source: String) {
    self.summary = summary
    self.formula = formula
    self.failsWhen = failsWhen
    self.source = source
  }
}
