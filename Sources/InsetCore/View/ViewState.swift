/// A headless UIKit view: what an app sees around it, and what the app has written.
///
/// ``adjustedContentInset`` and the other derived values follow every write at once.
@safe public struct ViewState: Sendable {
  /// What the app sees and did not write; the system replaces it on layout.
  @inlinable public var environment: ViewEnvironment {
    @inline(__always) get { unsafe place.pointee }
  }
  // By address: an environment is large, and a view changes it at each layout. Half of the time of
  // a play went into copies, or into counting references.
  @usableFromInline nonisolated(unsafe) var place: UnsafePointer<ViewEnvironment>
  // What keeps the environment alive; nil within a play, whose setting does.
  @usableFromInline var owner: Surroundings?
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
    self.init(
      Surroundings([environment], base: base, indicatorBase: indicatorBase), padding: padding)
  }

  init(_ surroundings: Surroundings, padding: Double) {
    owner = surroundings
    unsafe place = surroundings[0]
    contentInset = surroundings.contentInset
    verticalScrollIndicatorInsets = surroundings.indicatorInsets
    contentOffset = surroundings.contentOffset
    bottomConstraint = padding
    translationY = 0
  }

  /// Makes the view what it is before the keyboard, for as long as somebody keeps the surroundings.
  @inlinable @inline(__always)
  mutating func begin(in surroundings: Surroundings, padding: Double) {
    if owner != nil { owner = nil }
    unsafe place = surroundings[0]
    contentInset = surroundings.contentInset
    verticalScrollIndicatorInsets = surroundings.indicatorInsets
    contentOffset = surroundings.contentOffset
    bottomConstraint = padding
    translationY = 0
    dockedKeyboard = nil
  }

  /// `contentInset` plus what the system adds.
  @inlinable public var adjustedContentInset: Insets {
    @inline(__always) get {
      environment.capabilities.insetAdjustment == .adjustedContentInset
        ? contentInset + systemInset : contentInset
    }
  }

  /// The vertical indicator's insets plus what the system adds.
  @inlinable public var adjustedIndicatorInsets: Insets {
    @inline(__always) get {
      environment.capabilities.insetAdjustment == .adjustedContentInset
        ? verticalScrollIndicatorInsets + indicatorSystemInset
        : verticalScrollIndicatorInsets
    }
  }

  /// What the system adds to the content now: the environment's part, or the keyboard's where the
  /// container makes room for it.
  @inlinable public var systemInset: Insets {
    @inline(__always) get { including(environment.systemInset) }
  }

  /// What the system adds to the vertical indicator now.
  @inlinable public var indicatorSystemInset: Insets {
    @inline(__always) get { including(environment.indicatorSystemInset) }
  }

  @inlinable @inline(__always)
  func including(_ inset: Insets) -> Insets {
    guard environment.adjustsForKeyboard, let keyboard = dockedKeyboard else { return inset }
    var inset = inset
    inset.bottom = max(
      inset.bottom, Self.height(of: environment.chain.viewOnScreen, below: keyboard))
    return inset
  }

  /// The bottom of the lowest fixed content in the upright screen space.
  @inlinable var lowestLine: Double {
    @inline(__always) get { environment.restingLine - bottomConstraint + translationY }
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
    let next = Surroundings([environment], base: .zero, indicatorBase: .zero)
    lay(out: 0, of: next)
    owner = next
  }

  /// The same, as long as somebody keeps the surroundings.
  @inlinable
  mutating func lay(out stage: Int, of surroundings: Surroundings) {
    let before = beginAdapting()
    unsafe place = surroundings[stage]
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
    @usableFromInline var isResting: Bool
    @usableFromInline var content: Insets
    @usableFromInline var indicators: Insets

    @inlinable init(isResting: Bool, content: Insets, indicators: Insets) {
      (self.isResting, self.content, self.indicators) = (isResting, content, indicators)
    }
  }

  @inlinable
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
  @inlinable
  mutating func adapt(since before: BeforeChange) {
    if environment.capabilities.insetAdjustment != .adjustedContentInset {
      contentInset = contentInset + (systemInset - before.content)
      verticalScrollIndicatorInsets =
        verticalScrollIndicatorInsets + (indicatorSystemInset - before.indicators)
    }
    if before.isResting { contentOffset.y = -adjustedContentInset.top }
  }

  /// Converts a rectangle between two spaces around the view.
  @inlinable @inline(__always)
  public func convert(
    _ rect: Rect, from source: CoordinateSpace, to target: CoordinateSpace
  ) -> Rect {
    environment.chain.convert(rect, from: source, to: target, contentOffset: contentOffset)
  }

  /// The view's bounds: its size at its content offset.
  @inlinable public var bounds: Rect {
    @inline(__always) get { Rect(origin: contentOffset, size: environment.chain.view.size) }
  }
}

extension ViewState: Hashable {
  /// Whether both show and hold the same, wherever their environments stand.
  public static func == (a: Self, b: Self) -> Bool {
    (unsafe a.place == b.place || a.environment == b.environment) && a.written == b.written
  }

  /// Feeds what takes part in equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(environment)
    hasher.combine(written)
  }

  /// All but the environment.
  private struct Written: Hashable {
    var contentInset: Insets
    var indicatorInsets: Insets
    var contentOffset: Point
    var bottomConstraint: Double
    var translationY: Double
    var dockedKeyboard: Rect?
  }

  private var written: Written {
    Written(
      contentInset: contentInset, indicatorInsets: verticalScrollIndicatorInsets,
      contentOffset: contentOffset, bottomConstraint: bottomConstraint, translationY: translationY,
      dockedKeyboard: dockedKeyboard)
  }
}
