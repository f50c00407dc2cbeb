/// Insets the content by the part of the view that the docked keyboard really covers.
///
/// Use it as it is in an app: keep one value per scroll view from launch on, hand it every event,
/// and write what it changes back to the scroll view. It writes nothing before `viewDidLoad`.
///
/// Seven rules make it right. Whether a keyboard is docked is decided when a notification arrives, in
/// the geometry of that moment, by whether the keyboard came (`willShow`) and reaches the bottom
/// edge; before the first that came or went, the frame alone decides. The covered height is measured
/// between the *view* and the keyboard in one space, so no bar is ever subtracted. What the system
/// adds by itself is taken off, so the home indicator counts once. Only what was added is taken back,
/// so the app's own insets survive, and nothing of insets that the app has set anew since. When the
/// app returns to the foreground and no keyboard is reported, the last one counts as long as the view
/// is where it was. A sheet that rests on the keyboard shows where its top edge goes. A `did`
/// notification that has the frame from before the move, as betas of iOS 27 post, says nothing.
///
/// It does not use the keyboard layout guide, which misses what happens off screen.
public struct CoveredArea: InsetStrategy {
  /// The strategy's name.
  public static let id = "covered-area"
  /// It writes the scroll view's insets.
  public static let mechanism = AdjustmentMechanism.insets
  /// It in words.
  public static let about = StrategyDescription(
    name: "CoveredArea", group: .library,
    animation: .matches("as KeyboardInsets runs it"),
    summary: "Adds what a docked keyboard covers of the view beyond what the system adds already.",
    formula: "contentInset.bottom += max(a, C) - s - applied, where the system adds s now and a "
      + "without a keyboard; C = view.maxY - max(view.minY, keyboard.minY) in screen space if the "
      + "keyboard is docked and overlaps the view, else 0",
    weaknesses: [
      Weakness(
        notInMatrix: "A Stage Manager frame is cut off, as one report says, and the window grows"),
      Weakness(
        notInMatrix: "Nothing says where the keyboard is: ambiguous, and judged for no strategy"),
    ],
    source: "this project")

  /// The docked keyboard in the upright screen space; nil for none.
  @usableFromInline var keyboard: Rect?
  /// The frame from before the move that a `will` notification reported; nil once a `did` has another.
  @usableFromInline var staleFrame: Rect?
  /// Whether a keyboard has come and not gone; nil before any was reported to come or go.
  @usableFromInline var isUp: Bool?
  /// Where the view was when the app left the foreground, until a keyboard is reported.
  @usableFromInline var frameInBackground: Rect?
  /// The bottom of the sheet that the view is in, as it was laid out last; nil in a window.
  @usableFromInline var sheetBottom: Double?
  @usableFromInline var isLoaded = false
  @usableFromInline var applied = 0.0
  @usableFromInline var appliedToIndicators = 0.0
  /// The app's part of the bottom insets as this strategy left it.
  @usableFromInline var left = 0.0
  @usableFromInline var leftToIndicators = 0.0

  /// Creates the strategy for a view that has not been loaded yet.
  @inlinable public init() {}

  /// Takes an event and brings the view's insets in line with it.
  @inlinable @inline(__always)  // a call would copy the event
  public mutating func receive(_ event: Event, _ view: inout ViewState) {
    switch event.kind {
    case .keyboardWillShow, .keyboardDidShow:
      isUp = true
      frameInBackground = nil
      note(event, in: view.environment.chain)
    case .keyboardWillChangeFrame, .keyboardDidChangeFrame:
      note(event, in: view.environment.chain)
    case .keyboardWillHide, .keyboardDidHide:
      isUp = false
      keyboard = nil
    case .didEnterBackground:
      frameInBackground = view.environment.chain.viewOnScreen
    case .didBecomeActive:
      if let frame = frameInBackground, frame != view.environment.chain.viewOnScreen {
        isUp = false
        keyboard = nil
      }
      frameInBackground = nil
    case .viewDidLoad:
      isLoaded = true
    case .viewDidLayoutSubviews:
      follow(view.environment.chain)
    default: break
    }
    if isLoaded { apply(to: &view) }
  }

  /// Decides where a docked keyboard is, in the geometry of the moment in which it is reported.
  @inlinable @inline(__always)
  mutating func note(_ event: Event, in chain: ViewChain) {
    let (beginFrame, endFrame) = (event.keyboard.beginFrame, event.keyboard.endFrame)
    if event.kind == .keyboardWillShow || event.kind == .keyboardWillChangeFrame {
      staleFrame = beginFrame == endFrame ? nil : beginFrame
    } else if let staleFrame {
      if endFrame == staleFrame { return }
      self.staleFrame = nil
    }
    keyboard = nil
    guard isUp != false, let endFrame, endFrame != .zero else { return }
    let frame = chain.uprightScreen(fromScreen: endFrame)
    let (screen, window) = (chain.uprightScreenSize, chain.windowOnScreen)
    let isOnScreen = frame.minY < screen.height - 0.5
    // A raised keyboard of iOS 8 goes without a hide.
    if isUp == true, !isOnScreen { isUp = false }
    // Half a point of slack: third-party keyboards are off by fractions. In a window of Stage
    // Manager the frame may end where the window does.
    let edge = isUp == true ? min(screen.height, window.maxY) : screen.height
    let isDocked = frame.maxY >= edge - 0.5
    let isWide = frame.width >= min(screen.width, window.width) - 1
    if isDocked, isWide, isOnScreen { keyboard = frame }
  }

  /// Moves the keyboard with a sheet that rested on it.
  @usableFromInline @inline(never)  // seldom, and much to inline
  mutating func follow(_ chain: ViewChain) {
    let isSheet = chain.root.maxY < chain.windowOnScreen.height - 0.5
    let bottom = isSheet ? chain.windowOnScreen.minY + chain.root.maxY : nil
    if let keyboard, let before = sheetBottom, let bottom, abs(before - keyboard.minY) < 0.5,
      bottom != before
    {
      self.keyboard = Rect(
        x: keyboard.minX, y: bottom, width: keyboard.width, height: keyboard.maxY - bottom)
    }
    sheetBottom = bottom
  }

  /// Brings the view's insets in line with the keyboard; harmless to repeat.
  @inlinable @inline(__always)
  mutating func apply(to view: inout ViewState) {
    if Self.isReset(view.ownBottomInset, left, applied) { applied = 0 }
    if Self.isReset(view.ownBottomIndicatorInset, leftToIndicators, appliedToIndicators) {
      appliedToIndicators = 0
    }
    let covered = coveredHeight(of: view.environment.chain)
    // Less than nothing where the system keeps room for a keyboard that is gone.
    let (system, indicatorSystem) = (view.systemInset.bottom, view.indicatorSystemInset.bottom)
    let content = max(view.environment.systemInset.bottom, covered) - system
    let indicators = max(view.environment.indicatorSystemInset.bottom, covered) - indicatorSystem
    view.contentInset.bottom += content - applied
    view.verticalScrollIndicatorInsets.bottom += indicators - appliedToIndicators
    applied = content
    appliedToIndicators = indicators
    left = view.ownBottomInset
    leftToIndicators = view.ownBottomIndicatorInset
  }

  /// Whether somebody has set an inset anew, without what was added: to what it was before, or to
  /// less than that.
  @inlinable @inline(__always)
  static func isReset(_ own: Double, _ left: Double, _ applied: Double) -> Bool {
    own < applied - 0.5 || (applied != 0 && abs(own - (left - applied)) < 0.5)
  }

  /// The height of the view's part below the docked keyboard's top edge, in points.
  @inlinable @inline(__always)  // a call would copy the chain for each event
  func coveredHeight(of chain: ViewChain) -> Double {
    guard let keyboard else { return 0 }
    let (view, window) = (chain.viewOnScreen, chain.windowOnScreen)
    guard keyboard.maxX > view.minX, keyboard.minX < view.maxX, keyboard.minY < window.maxY
    else { return 0 }
    let height = view.maxY - max(view.minY, keyboard.minY)
    return height < 1 ? 0 : height
  }
}

extension ViewState {
  /// The app's part of the content's bottom inset: up to iOS 10 the system's is in it, too.
  @inlinable var ownBottomInset: Double {
    @inline(__always) get {
      environment.capabilities.insetAdjustment == .adjustedContentInset
        ? contentInset.bottom : contentInset.bottom - systemInset.bottom
    }
  }

  /// The same of the vertical indicator's.
  @inlinable var ownBottomIndicatorInset: Double {
    @inline(__always) get {
      environment.capabilities.insetAdjustment == .adjustedContentInset
        ? verticalScrollIndicatorInsets.bottom
        : verticalScrollIndicatorInsets.bottom - indicatorSystemInset.bottom
    }
  }
}
