/// The actual geometry at the end of a step: the input of the oracle.
public struct Truth: Hashable, Sendable {
  /// The part of the screen that a docked keyboard, or its bar, covers, in the upright screen
  /// space; nil when none does.
  ///
  /// While the keyboard has not settled, it is the part that it covered last.
  public var covered: Rect?
  /// The same for the app's own keyboard: where another app's covers the view, what the app's own
  /// covered before.
  public var own: Rect?
  /// The frame of a keyboard on screen that is not docked (raised, split or floating), in the
  /// upright screen space.
  public var raised: Rect?
  /// The same for the app's own keyboard: while another app's is up, what the app's own was.
  public var ownRaised: Rect?
  /// Whether what covers the screen is a hardware keyboard's shortcut bar.
  public var isBar: Bool
  /// Where the docked keyboard is now while it has not settled, in the upright screen space: lower
  /// than what it covered last; nil where it has settled.
  public var lowered: Rect?
  /// Where the avoiding view is and what belongs to it.
  public var view: ViewTruth

  /// Creates the truth of a settled step.
  @inlinable
  public init(
    covered: Rect?, own: Rect?, raised: Rect? = nil, ownRaised: Rect? = nil, isBar: Bool = false,
    lowered: Rect? = nil, view: ViewTruth
  ) {
    self.covered = covered
    self.own = own
    self.raised = raised
    self.ownRaised = ownRaised
    self.isBar = isBar
    self.lowered = lowered
    self.view = view
  }

  /// Creates the truth of a settled step with the app's own keyboard, or none.
  @inlinable
  public init(covered: Rect?, view: ViewTruth) {
    self.init(covered: covered, own: covered, view: view)
  }
}

/// What is physically so about the avoiding view.
public struct ViewTruth: Hashable, Sendable {
  /// The view's frame in the upright screen space, in points.
  public var frame: Rect
  /// The insets that the app set for reasons of its own.
  public var base: Insets
  /// The same for the vertical indicator.
  public var indicatorBase: Insets
  /// What the system adds to the content.
  public var systemInset: Insets
  /// What the system adds to the vertical indicator.
  public var indicatorSystemInset: Insets
  /// The distance from the view's bottom edge to where its lowest fixed content rests.
  public var restingGap: Double
  /// The height of the view's part below the window, or below the sheet that contains it.
  public var tail: Double
  /// The distance from the view's top edge to the first line that nothing of the system lies over.
  public var topObstruction: Double
  /// The height of the content, in points.
  public var contentHeight: Double
  /// The focused field's frame in the content; empty where no field has the focus.
  public var focusedField: Rect
  /// As much of the own bottom insets as a bar of the app's own needs, in points: without it content is
  /// hidden.
  public var ownBar: Double
  /// Whether the content's top is to stay where it rests, as that of a web page's shell.
  public var holdsTop: Bool

  /// Creates the truth about a view from its parts.
  @inlinable
  public init(
    frame: Rect, base: Insets = .zero, indicatorBase: Insets = .zero, systemInset: Insets = .zero,
    indicatorSystemInset: Insets = .zero, restingGap: Double = 0, tail: Double = 0,
    topObstruction: Double = 0, contentHeight: Double = 0, focusedField: Rect = .zero,
    ownBar: Double = 0, holdsTop: Bool = false
  ) {
    self.frame = frame
    self.base = base
    self.indicatorBase = indicatorBase
    self.systemInset = systemInset
    self.indicatorSystemInset = indicatorSystemInset
    self.restingGap = restingGap
    self.tail = tail
    self.topObstruction = topObstruction
    self.contentHeight = contentHeight
    self.focusedField = focusedField
    self.ownBar = ownBar
    self.holdsTop = holdsTop
  }
}
