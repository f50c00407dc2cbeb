/// A strategy in words, for lists and reports.
public struct StrategyDescription: Hashable, Sendable {
  /// The name that people know it by; empty where that is its id.
  public var name: String
  /// One sentence that says what it does.
  public var summary: String
  /// The rule it applies, in UIKit's terms.
  public var formula: String
  /// Where it leaves content hidden or a gap.
  public var causes: [FailureCause]
  /// Where it was published, and which version it is.
  public var source: String

  /// Creates a description from its parts.
  public init(
    name: String = "", summary: String, formula: String, causes: [FailureCause] = [],
    source: String
  ) {
    self.name = name
    self.summary = summary
    self.formula = formula
    self.causes = causes
    self.source = source
  }
}
