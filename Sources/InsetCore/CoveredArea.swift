/// Insets the content by the part of the view that the docked keyboard really covers.
///
/// Use it as it is in an app: keep one value per scroll view, hand it every event, and write what
/// it changes back to the scroll view.
///
/// Three rules make it exact. The covered height is measured between the *view* and the keyboard in
/// one space, so no bar is ever subtracted. What the system adds by itself is taken off, so the home
/// indicator counts once. Only what was added is taken back, so the app's own insets survive.
public struct CoveredArea: InsetStrategy {
  /// The strategy's name.
  public static let id = "covered-area"
  /// It writes the scroll view's insets.
  public static let mechanism = AdjustmentMechanism.insets
  /// It in words.
  public static let about = StrategyDescription(
    summary: "Adds what a docked keyboard covers of the view beyond what the system adds already.",
    formula: "contentInset.bottom += max(0, C - a) - applied, C = view.maxY - max(view.minY, "
      + "keyboard.minY) in screen space if the keyboard is docked and overlaps the view, else 0",
    failsWhen: "the last notification does not say where the keyboard is",
    source: "this project")

  @usableFromInline var endFrame: Rect?
  @usableFromInline var isHidden = true
  @usableFromInline var applied = 0.0
  @usableFromInline var appliedToIndicators = 0.0

  /// Creates the strategy for a view that has not been loaded yet.
  @inlinable public init() {}

  /// Takes an event and brings the view's insets in line with it.
  @inlinable @inline(__always)  // a call would copy the event
  public mutating func receive(_ event: Event, _ view: inout ViewState) {
    switch event.kind {
    case .keyboardWillShow, .keyboardDidShow,
      .keyboardWillChangeFrame, .keyboardDidChangeFrame:
      endFrame = event.keyboard.endFrame
      isHidden = false
    case .keyboardWillHide, .keyboardDidHide:
      isHidden = true
    default: break
    }
    apply(to: &view)
  }

  /// Brings the view's insets in line with the last frame; harmless to repeat.
  @inlinable @inline(__always)
  mutating func apply(to view: inout ViewState) {
    let covered = coveredHeight(of: view.environment.chain)
    let content = max(0, covered - view.systemInset.bottom)
    let indicators = max(0, covered - view.indicatorSystemInset.bottom)
    view.contentInset.bottom += content - applied
    view.verticalScrollIndicatorInsets.bottom += indicators - appliedToIndicators
    applied = content
    appliedToIndicators = indicators
  }

  /// The height of the view's part below the docked keyboard's top edge, in points.
  @inlinable @inline(__always)  // a call would copy the chain for each event
  func coveredHeight(of chain: ViewChain) -> Double {
    let reading = KeyboardReading(endFrame: endFrame, isHide: isHidden, chain: chain)
    guard let keyboard = reading.dockedFrame else { return 0 }
    let view = chain.viewOnScreen
    guard keyboard.maxX > view.minX, keyboard.minX < view.maxX else { return 0 }
    let height = view.maxY - max(view.minY, keyboard.minY)
    return height < 1 ? 0 : height
  }
}
