import InsetCore

extension Strategies {
  /// OmniUI's keyboard notifier: the visible keyboard less what lies below the bar's superview.
  ///
  /// The notifier is there for the whole app. A keyboard floats only if it touches the screen's
  /// bottom neither where it begins nor where it ends; one that is away touches nothing. `didHide`
  /// makes the height zero, since a pop can leave an old frame behind, and so does leaving the
  /// foreground. The bar hangs in the avoiding view and rests on its safe area or a tab bar.
  struct OmniUI: InsetStrategy {
    static let id = "omni-ui"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary: "Raises a bar by the keyboard's visible height less what lies below its superview.",
      formula: "height = intersection(screen, kbEnd).height - (window.height - superview.maxY) on "
        + "willShow, willChangeFrame and willHide unless neither kbBegin nor kbEnd touches the "
        + "screen's bottom; 0 on didHide; constant = max(height, bottom safe area)",
      failsWhen: "The window ends above the screen's bottom. A docked keyboard becomes a floating "
        + "one. A narrow keyboard touches the bottom edge. The interface is "
        + "in landscape up to iOS 7",
      source: "OmniGroup's OmniUI (Omni source licence), OUIKeyboardNotifier.m")

    private var presence = Presence()
    private var visibleHeight = 0.0

    /// Takes an event; the notifier observes from launch on, the bar follows while it has a window.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .didEnterBackground, .keyboardDidHide: visibleHeight = 0
      case .keyboardWillShow, .keyboardWillChangeFrame,
        .keyboardWillHide:
        guard let frame = event.keyboard.placedEndFrame else { return }
        let screen = Rect(origin: .zero, size: view.environment.chain.screen)
        let touches = [event.keyboard.beginFrame ?? .zero, frame].contains {
          $0.minY < screen.maxY && $0.maxY >= screen.maxY
        }
        visibleHeight = touches ? screen.intersection(frame).height : 0
      default: break
      }
      guard presence.hasWindow else { return }
      let below = view.environment.chain.window.height - view.frameInWindow.maxY
      view.liftLowestContent(aboveBottom: visibleHeight > 0 ? visibleHeight - below : 0)
    }
  }
}
