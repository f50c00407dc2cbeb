/// A way to keep content clear of the keyboard: a state machine over what an app can see.
///
/// Implement the following method:
///
/// ```swift
/// struct MyInsets: InsetStrategy {
///   mutating func receive(_ event: Event, _ view: inout ViewState) {
///     guard let end = event.keyboard.endFrame else { return }
///     view.contentInset.bottom = event.isKeyboardHide ? 0 : end.height
///   }
/// }
/// ```
///
/// A strategy sees observations only. What it has written is judged when a step has settled. Its
/// outcome must depend on the events of one scenario alone.
public protocol InsetStrategy: SendableMetatype {
  /// The name in ids, files and reports: lower case with hyphens, by default the type's name.
  static var id: String { get }
  /// What it moves, which decides how it is judged; the scroll view's insets by default.
  static var mechanism: AdjustmentMechanism { get }
  /// Whether it brings the focused field into view, by the content offset or with the view: then
  /// the offset is judged beside what it moves; false by default.
  static var scrolls: Bool { get }
  /// The points that it is documented to keep between the keyboard and what it shows, which are no gap;
  /// 0 by default.
  static var distance: Double { get }
  /// Whether what it shows rests on the keyboard layout guide: then its view is laid out whenever
  /// the guide moves, also where nothing is posted; false by default.
  static var followsLayoutGuide: Bool { get }
  /// Its description in lists and reports; empty by default.
  static var about: StrategyDescription { get }
  /// Creates the strategy as it is before its view has been loaded.
  init()
  /// Takes an event and writes into the view what the strategy would.
  mutating func receive(_ event: Event, _ view: inout ViewState)
}

extension InsetStrategy {
  /// The type's name in lower case, with a hyphen before each capital: `MyInsets` is `my-insets`.
  public static var id: String {
    String(describing: Self.self).reduce(into: "") { id, character in
      if character.isUppercase, let last = id.last, last != "-" { id.append("-") }
      id += character.isLetter || character.isNumber ? character.lowercased() : "-"
    }
  }

  /// The scroll view's insets.
  public static var mechanism: AdjustmentMechanism { .insets }

  /// Right above the keyboard.
  public static var distance: Double { 0 }

  /// The content offset is left to others.
  public static var scrolls: Bool { false }

  /// Nothing rests on the guide.
  public static var followsLayoutGuide: Bool { false }

  /// A description without words.
  public static var about: StrategyDescription {
    StrategyDescription(summary: "", formula: "", source: "")
  }
}

/// What a strategy moves.
public enum AdjustmentMechanism: Hashable, Sendable {
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
