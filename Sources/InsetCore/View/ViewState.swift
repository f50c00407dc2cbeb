/// A headless UIKit view: what an app sees around it, and what the app has written.
///
/// ``adjustedContentInset`` and the other derived values follow every write at once.
public struct ViewState: Hashable, Sendable {
  /// What the app sees and did not write; the system replaces it on layout.
  public private(set) var environment: ViewEnvironment
  /// The app's content insets; on iOS 7 to 10 the system's part stands in them too.
  public var contentInset: Insets
  /// The scroll view's `verticalScrollIndicatorInsets` (`scrollIndicatorInsets` before iOS 11.1).
  public var verticalScrollIndicatorInsets: Insets
  /// The origin of the view's bounds.
  public var contentOffset: Point
  /// The constant of a constraint between the lowest content and the bottom layout guide or safe
  /// area, in points; for designs that move content by a constraint.
  public var bottomConstraint: Double
  /// How far the design has moved the view itself, in points; negative is up.
  public var translationY: Double
  /// Where a docked keyboard stands, in the upright screen space: known to the system's containers
  /// and to no strategy.
  @usableFromInline var dockedKeyboard: Rect?

  /// Creates the state of a view before the keyboard.
  ///
  /// - Parameters:
  ///   - environment: What surrounds the view.
  ///   - base: The insets that the app set for reasons of its own.
  ///   - indicatorBase: The same for the vertical indicator.
  ///   - padding: The resting constant of a bottom constraint.
  public init(
    environment: ViewEnvironment, base: Insets = .zero, indicatorBase: Insets = .zero,
    padding: Double = 0
  ) {
    self.environment = environment
    contentInset = base
    verticalScrollIndicatorInsets = indicatorBase
    contentOffset = .zero
    bottomConstraint = padding
    translationY = 0
    if environment.capabilities.insetAdjustment == .contentInset {
      contentInset = base + environment.systemInset
      verticalScrollIndicatorInsets = indicatorBase + environment.indicatorSystemInset
    }
    contentOffset = Point(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
  }

  /// `contentInset` plus what the system adds.
  @inlinable public var adjustedContentInset: Insets {
    environment.capabilities.insetAdjustment == .adjustedContentInset
      ? contentInset + systemInset : contentInset
  }

  /// The vertical indicator's insets plus what the system adds.
  @inlinable public var adjustedIndicatorInsets: Insets {
    environment.capabilities.insetAdjustment == .adjustedContentInset
      ? verticalScrollIndicatorInsets + indicatorSystemInset
      : verticalScrollIndicatorInsets
  }

  /// What the system adds to the content now: the environment's part, or the keyboard's where the
  /// container makes room for it.
  @inlinable public var systemInset: Insets { including(environment.systemInset) }

  /// What the system adds to the vertical indicator now.
  @inlinable public var indicatorSystemInset: Insets {
    including(environment.indicatorSystemInset)
  }

  @inlinable
  func including(_ inset: Insets) -> Insets {
    guard environment.adjustsForKeyboard, let keyboard = dockedKeyboard else { return inset }
    var inset = inset
    inset.bottom = max(
      inset.bottom, Self.height(of: environment.chain.viewOnScreen, below: keyboard))
    return inset
  }

  /// The bottom of the lowest fixed content in the upright screen space.
  @inlinable var lowestLine: Double {
    environment.restingLine - bottomConstraint + translationY
  }

  /// The height of the view's `keyboardLayoutGuide`, in points: the view's part that a docked
  /// keyboard covers, at least its bottom safe area; nil before iOS 15.
  public var keyboardLayoutGuideHeight: Double? {
    environment.capabilities.hasKeyboardLayoutGuide
      ? max(environment.safeAreaInsets.bottom, heightBelowKeyboard) : nil
  }

  /// The bottom of SwiftUI's safe area with the keyboard's region in it, in points; nil before iOS 14.
  public var keyboardSafeAreaBottom: Double? {
    environment.capabilities.hasKeyboardSafeArea
      ? max(environment.safeAreaInsets.bottom, heightBelowKeyboard) : nil
  }

  /// How much of the view lies below the docked keyboard's top edge, in points.
  private var heightBelowKeyboard: Double {
    dockedKeyboard.map { Self.height(of: environment.chain.viewOnScreen, below: $0) } ?? 0
  }

  // A member would have the whole view copied for it wherever one of its insets is asked for.
  @usableFromInline
  static func height(of view: Rect, below keyboard: Rect) -> Double {
    guard keyboard.maxX > view.minX, keyboard.minX < view.maxX else { return 0 }
    return max(0, view.maxY - max(view.minY, keyboard.minY))
  }

  /// Lays the view out anew, as a rotation or a resize does.
  public mutating func lay(out environment: ViewEnvironment) {
    let before = beginAdapting()
    self.environment = environment
    adapt(since: before)
  }

  /// Tells the system's containers where a docked keyboard stands, or that none does.
  @inlinable
  mutating func moveKeyboard(to frame: Rect?) {
    // Most containers leave the keyboard to the app.
    guard environment.adjustsForKeyboard else {
      dockedKeyboard = frame
      return
    }
    let before = beginAdapting()
    dockedKeyboard = frame
    adapt(since: before)
  }

  /// What decides how insets follow a change.
  @usableFromInline
  struct BeforeChange {
    var isResting: Bool
    var content: Insets
    var indicators: Insets
  }

  @usableFromInline
  func beginAdapting() -> BeforeChange {
    BeforeChange(
      isResting: contentOffset.y == -adjustedContentInset.top, content: systemInset,
      indicators: indicatorSystemInset)
  }

  /// Lets the system's part of the insets follow a change.
  ///
  /// Up to iOS 10 the controller changes its part of `contentInset` by the difference, whatever the
  /// app has written meanwhile.
  ///
  /// Content that rested at the top rests there again.
  @usableFromInline
  mutating func adapt(since before: BeforeChange) {
    if environment.capabilities.insetAdjustment != .adjustedContentInset {
      contentInset = contentInset + (systemInset - before.content)
      verticalScrollIndicatorInsets =
        verticalScrollIndicatorInsets + (indicatorSystemInset - before.indicators)
    }
    if before.isResting { contentOffset.y = -adjustedContentInset.top }
  }

  /// Converts a rectangle between two spaces around the view.
  @inlinable
  public func convert(
    _ rect: Rect, from source: CoordinateSpace, to target: CoordinateSpace
  ) -> Rect {
    environment.chain.convert(rect, from: source, to: target, contentOffset: contentOffset)
  }

  /// The view's bounds: its size at its content offset.
  @inlinable public var bounds: Rect {
    Rect(origin: contentOffset, size: environment.chain.view.size)
  }
}
