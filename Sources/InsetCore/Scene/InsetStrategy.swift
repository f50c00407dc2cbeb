/// A way to keep content clear of the keyboard: a pure state machine over what an app can see.
///
/// A strategy sees observations only. What it has written is judged when a step has settled.
public protocol InsetStrategy: Sendable {
  /// The name in ids, files and reports; lower case with hyphens.
  static var id: String { get }
  /// What it writes, which decides how it is judged.
  static var design: Design { get }
  /// What it is, in words.
  static var about: About { get }
  /// Creates the strategy as it is before its view has been loaded.
  init()
  /// Takes an event and writes into the view what the strategy would.
  mutating func receive(_ event: Event, _ view: inout ViewState)
}

/// What a strategy moves.
public enum Design: Hashable, Sendable {
  /// The scroll view's insets.
  case insets
  /// A constraint under the lowest content, which rests with so much padding, in points.
  case bottomConstraint(padding: Double)
  /// The view itself.
  case translation

  /// The design's own distance to what lies below, in points.
  @inlinable public var padding: Double {
    if case .bottomConstraint(let padding) = self { padding } else { 0 }
  }
}

/// A strategy in words, for lists and reports.
public struct About: Hashable, Sendable {
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
