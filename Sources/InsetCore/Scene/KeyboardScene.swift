/// A simulated scenario: what an app could observe, step by step, and the actual geometry.
///
/// A scene names no device, no locale and no marketing version. Two scenarios with equal scenes are
/// interchangeable for every deterministic strategy.
public struct KeyboardScene: Hashable, Sendable {
  /// The view and its environment in each stage.
  public var layout: SceneLayout
  /// The steps in order; the first begins with the view's appearance.
  public var steps: [Step]

  /// Creates a scene from its layout and its steps.
  public init(layout: SceneLayout, steps: [Step]) {
    (self.layout, self.steps) = (layout, steps)
  }
}

/// An avoiding view with insets of its own in one or several environments.
public struct SceneLayout: Hashable, Sendable {
  @usableFromInline let references: [EnvironmentReference]
  /// The content insets that the app set for reasons of its own.
  public let base: Insets
  /// The same for the vertical indicator.
  public let indicatorBase: Insets
  // The view before the keyboard.
  @usableFromInline let contentInset: Insets
  @usableFromInline let indicatorInsets: Insets
  @usableFromInline let contentOffset: Point
  /// Whether the view's frame follows the keyboard.
  package let followsKeyboard: Bool

  /// Creates a layout; there must be at least one stage.
  ///
  /// - Parameters:
  ///   - stages: The environments; a scene begins in the first, a rotation leads to another.
  ///   - base: The content insets that the app set for reasons of its own.
  ///   - indicatorBase: The same for the vertical indicator.
  public init(stages: [ViewEnvironment], base: Insets = .zero, indicatorBase: Insets = .zero) {
    precondition(!stages.isEmpty, "a layout needs at least one stage")
    references = stages.map { EnvironmentReference($0) }
    followsKeyboard = stages[0].frameResponse != .none
    self.base = base
    self.indicatorBase = indicatorBase
    let (first, adjustment) = (stages[0], stages[0].capabilities.insetAdjustment)
    let isIncluded = adjustment == .contentInset
    contentInset = isIncluded ? base + first.systemInset : base
    indicatorInsets = isIncluded ? indicatorBase + first.indicatorSystemInset : indicatorBase
    let resting = adjustment == .none ? base : base + first.systemInset
    contentOffset = Point(x: -resting.left, y: first.offset(showingFieldWith: resting))
  }

  /// The environments; a scene begins in the first, a rotation leads to another.
  public var stages: [ViewEnvironment] { references.map(\.environment) }

  /// The environment of a stage, without a list of all.
  @inlinable
  public func environment(at stage: Int) -> ViewEnvironment { references[stage].environment }

  /// What is around the view when a step has settled: its frame may have followed the keyboard.
  package func environment(after step: Step) -> ViewEnvironment {
    environment(at: step.stage).following(step.followed)
  }

  /// The view before the keyboard: its content is scrolled as little as shows the focused field.
  public func view(padding: Double) -> ViewState { ViewState(self, padding: padding) }
}

/// One action of a user or the system, with the events that it posts and the geometry afterwards.
public struct Step: Hashable, Sendable {
  /// The action's name, as in a script's id.
  public var name: String
  /// What happens, in order.
  public var occurrences: [Occurrence]
  /// The part of the screen that a docked keyboard covers afterwards, in the upright screen space;
  /// while it has not settled, the part that it covered last.
  public var covered: Rect?
  /// The same for the app's own keyboard; it differs while another app's covers the view.
  public var own: Rect?
  /// The frame of a keyboard afterwards that is on screen and not docked.
  public var raised: Rect?
  /// The same for the app's own keyboard.
  public var ownRaised: Rect?
  /// Whether what covers the screen is a hardware keyboard's shortcut bar.
  public var isBar: Bool
  /// Where the docked keyboard is now, in the upright screen space, while it has not settled: lower
  /// than where it settled last, as a finger holds it, or below the screen; nil where it has settled.
  public var lowered: Rect?
  /// The docked keyboard that what surrounds the view follows afterwards: what has been posted to it.
  public var followed: Rect?
  /// The stage of the view afterwards.
  public var stage: Int
  /// Whether the view is on screen, so that what it shows can be right or wrong.
  public var isJudged: Bool

  /// Creates a step.
  public init(
    name: String, occurrences: [Occurrence], covered: Rect?, own: Rect?, raised: Rect? = nil,
    ownRaised: Rect? = nil, isBar: Bool = false, lowered: Rect? = nil, followed: Rect? = nil,
    stage: Int = 0, isJudged: Bool = true
  ) {
    self.name = name
    self.occurrences = occurrences
    (self.covered, self.own) = (covered, own)
    (self.raised, self.ownRaised) = (raised, ownRaised)
    self.isBar = isBar
    self.lowered = lowered
    self.followed = followed
    self.stage = stage
    self.isJudged = isJudged
  }

  /// Creates a judged step with the app's own keyboard, or none.
  public init(name: String, occurrences: [Occurrence], covered: Rect?, stage: Int = 0) {
    self.init(
      name: name, occurrences: occurrences, covered: covered, own: covered, followed: covered,
      stage: stage)
  }
}
