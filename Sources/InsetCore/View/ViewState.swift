/// A headless UIKit view: what an app sees around it, and what the app has written.
///
/// ``adjustedContentInset`` and the other derived values follow every write at once.
public struct ViewState: Sendable {
  /// What a branch of a play has to take back, beside the keyboard.
  @usableFromInline
  struct Contents: Hashable, Sendable {
    @usableFromInline var reference: EnvironmentReference
    @usableFromInline var contentInset: Insets
    @usableFromInline var indicatorInsets: Insets
    @usableFromInline var contentOffset: Point
    @usableFromInline var bottomConstraint: Double
    @usableFromInline var translationY = 0.0

    @inlinable
    init(_ layout: SceneLayout, padding: Double) {
      reference = layout.references[0]
      contentInset = layout.contentInset
      indicatorInsets = layout.indicatorInsets
      contentOffset = layout.contentOffset
      bottomConstraint = padding
    }
  }

  /// Where the system's own views believe the docked keyboard to be, in the upright screen space;
  /// known to no strategy.
  @usableFromInline
  struct Keyboards: Hashable, Sendable {
    /// For containers that make room by themselves.
    @usableFromInline var docked: Rect?
    /// For the keyboard layout guide.
    @usableFromInline var layoutGuide: Rect?
    /// For SwiftUI's region of the safe area.
    @usableFromInline var region: Rect?

    @inlinable
    init(_ frame: Rect? = nil) { (docked, layoutGuide, region) = (frame, frame, frame) }
  }

  @usableFromInline var contents: Contents
  @usableFromInline var keyboards = Keyboards()
  @usableFromInline var followed = FollowedEnvironments()

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
      SceneLayout(stages: [environment], base: base, indicatorBase: indicatorBase),
      padding: padding)
  }

  init(_ layout: SceneLayout, padding: Double) {
    contents = Contents(layout, padding: padding)
  }

  /// What the app sees and did not write; the system replaces it on layout.
  @inlinable public var environment: ViewEnvironment {
    @inline(__always) get { contents.reference.environment }
  }

  /// The app's content insets; on iOS 7 to 10 they include the system's part.
  ///
  /// A smaller inset takes content with it that is scrolled beyond what is left.
  @inlinable public var contentInset: Insets {
    get { contents.contentInset }
    _modify {
      let before = contents.contentInset
      yield &contents.contentInset
      let inset = contents.contentInset
      if inset.bottom < before.bottom || inset.top < before.top { keepOffsetInRange() }
    }
  }

  /// The scroll view's `verticalScrollIndicatorInsets` (`scrollIndicatorInsets` before iOS 11.1).
  @inlinable public var verticalScrollIndicatorInsets: Insets {
    get { contents.indicatorInsets }
    _modify { yield &contents.indicatorInsets }
  }

  /// The origin of the view's bounds.
  ///
  /// What is written stays, however far it is beyond the content, until insets shrink or layout
  /// changes.
  @inlinable public var contentOffset: Point {
    get { contents.contentOffset }
    _modify { yield &contents.contentOffset }
  }

  /// The constant of a constraint between the lowest content and the bottom layout guide or safe
  /// area, in points; for designs that move content by a constraint.
  @inlinable public var bottomConstraint: Double {
    get { contents.bottomConstraint }
    _modify { yield &contents.bottomConstraint }
  }

  /// How far the design has moved the view itself, in points; negative is up.
  @inlinable public var translationY: Double {
    get { contents.translationY }
    _modify { yield &contents.translationY }
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
    guard environment.adjustsForKeyboard, let keyboard = keyboards.docked else { return inset }
    var inset = inset
    inset.bottom = max(inset.bottom, Self.height(at: contents.reference, below: keyboard))
    return inset
  }

  // Few containers make room; inlined, it would be half of every strategy's loop.
  @usableFromInline @inline(never)
  static func height(at reference: EnvironmentReference, below keyboard: Rect) -> Double {
    height(of: reference.environment.chain.viewOnScreen, below: keyboard)
  }

  /// The bottom of the lowest fixed content in the upright screen space.
  @inlinable var lowestLine: Double {
    @inline(__always) get { environment.restingLine - bottomConstraint + translationY }
  }

  /// The height of the view's `keyboardLayoutGuide`, in points: the view's part that a docked
  /// keyboard covers, at least its bottom safe area; nil before iOS 15.
  public var keyboardLayoutGuideHeight: Double? {
    environment.capabilities.hasKeyboardLayoutGuide
      ? max(environment.safeAreaInsets.bottom, height(below: keyboards.layoutGuide)) : nil
  }

  /// The bottom of SwiftUI's safe area with the keyboard's region in it, in points; nil before iOS
  /// 14.
  public var keyboardSafeAreaBottom: Double? {
    environment.capabilities.hasKeyboardSafeArea
      ? max(environment.safeAreaInsets.bottom, height(below: keyboards.region)) : nil
  }

  /// How much of the view lies below a keyboard's top edge, in points.
  private func height(below keyboard: Rect?) -> Double {
    keyboard.map { Self.height(of: environment.chain.viewOnScreen, below: $0) } ?? 0
  }

  // A member would have the whole view copied for it wherever one of its insets is asked for.
  @usableFromInline
  static func height(of view: Rect, below keyboard: Rect) -> Double {
    guard keyboard.maxX > view.minX, keyboard.minX < view.maxX else { return 0 }
    return max(0, view.maxY - max(view.minY, keyboard.minY))
  }

  /// Lays the view out anew, as a rotation or a resize does.
  public mutating func lay(out environment: ViewEnvironment) {
    adapt(to: EnvironmentReference(environment), keyboards.docked)
    changeFrame(above: keyboards.docked)
  }

  /// The same in a stage of a layout.
  @inlinable @inline(__always)
  mutating func lay(out stage: Int, of layout: SceneLayout) {
    adapt(to: layout.references[stage], keyboards.docked)
    changeFrame(above: keyboards.docked)
    if environment.adjustsForKeyboard, keyboards.docked != nil {
      scrollRectToVisible(environment.focusedField)
    }
  }

  /// Lets something around the view change its frame for a docked keyboard.
  ///
  /// - Returns: Whether the view has another frame for it.
  @inlinable @inline(__always) @discardableResult
  package mutating func changeFrame(above keyboard: Rect?) -> Bool {
    environment.frameResponse != .none && follow(keyboard)
  }

  @usableFromInline @inline(never) @discardableResult
  mutating func follow(_ keyboard: Rect?) -> Bool {
    let reference = followed.reference(following: keyboard, from: contents.reference)
    if reference === contents.reference { return false }
    adapt(to: reference, keyboards.docked)
    return true
  }

  /// Passes the frame of the docked keyboard, if any, to the system's containers.
  @inlinable @inline(__always)
  package mutating func moveKeyboard(to frame: Rect?) {
    // Most containers leave the keyboard to the app.
    if environment.adjustsForKeyboard {
      adapt(to: contents.reference, frame)
      if frame != nil { scrollRectToVisible(environment.focusedField) }
    }
    keyboards = Keyboards(frame)
  }

  /// Lets the keyboard layout guide and SwiftUI's region follow other frames.
  @usableFromInline
  package mutating func moveGuides(layoutGuide: Rect?, region: Rect?) {
    if environment.isHostedBySwiftUI { adapt(to: contents.reference, region) }
    (keyboards.layoutGuide, keyboards.region) = (layoutGuide, region)
  }

  /// Writes the insets that the app set for reasons of its own, as if there were no keyboard.
  @usableFromInline
  mutating func setInsets(of layout: SceneLayout) {
    let isIncluded = environment.capabilities.insetAdjustment != .adjustedContentInset
    let growth = Insets(bottom: environment.ownBarGrowth)
    contentInset = (isIncluded ? layout.base + systemInset : layout.base) + growth
    verticalScrollIndicatorInsets =
      (isIncluded ? layout.indicatorBase + indicatorSystemInset : layout.indicatorBase) + growth
  }

  /// Lets the system's part of the insets follow a change.
  ///
  /// Up to iOS 10 the controller changes its part of `contentInset` by the difference, whatever the
  /// app has written meanwhile.
  ///
  /// The app makes room for a bar of its own that grows. Content that rested at the top rests there
  /// again; other content moves only where it would lie beyond its end.
  @usableFromInline
  mutating func adapt(to reference: EnvironmentReference, _ keyboard: Rect?) {
    let isResting = contentOffset.y == -adjustedContentInset.top
    let (content, indicators) = (systemInset, indicatorSystemInset)
    let growth = reference.environment.ownBarGrowth - environment.ownBarGrowth
    contents.reference = reference
    keyboards.docked = keyboard
    if growth != 0 {
      contentInset.bottom += growth
      verticalScrollIndicatorInsets.bottom += growth
    }
    if environment.capabilities.insetAdjustment != .adjustedContentInset {
      contentInset = contentInset + (systemInset - content)
      verticalScrollIndicatorInsets =
        verticalScrollIndicatorInsets + (indicatorSystemInset - indicators)
    }
    if isResting { contentOffset.y = -adjustedContentInset.top } else { keepOffsetInRange() }
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

extension ViewState {
  /// All that an app can read of a view and did not write.
  package struct Reading: Hashable, Sendable {
    /// The surroundings.
    package var environment: ViewEnvironment
    /// What the system adds to the content, in points.
    package var systemInset: Insets
    /// What the system adds to the vertical indicator, in points.
    package var indicatorSystemInset: Insets
    /// See ``ViewState/keyboardLayoutGuideHeight``.
    package var keyboardLayoutGuideHeight: Double?
    /// See ``ViewState/keyboardSafeAreaBottom``.
    package var keyboardSafeAreaBottom: Double?
  }

  /// What an app can read now.
  package var reading: Reading {
    Reading(
      environment: environment, systemInset: systemInset,
      indicatorSystemInset: indicatorSystemInset,
      keyboardLayoutGuideHeight: keyboardLayoutGuideHeight,
      keyboardSafeAreaBottom: keyboardSafeAreaBottom)
  }
}

extension ViewState: Hashable {
  /// Whether both show and hold the same, wherever their environments are stored.
  public static func == (a: Self, b: Self) -> Bool {
    a.contents == b.contents && a.keyboards == b.keyboards
  }

  /// Feeds what takes part in equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(contents)
    hasher.combine(keyboards)
  }
}
