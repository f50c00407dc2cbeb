import InsetCore

extension Strategies {
  /// niw's KeyboardGuide: a safe area without the docked keyboard, careful about coordinate spaces.
  ///
  /// Which space a frame is in depends on the OS. On an iPad from iPadOS 16 on (here: 16.1) it is
  /// the screen's, but sometimes clipped to the key window, recognized by its width, and otherwise
  /// at an `x` that is not to be trusted; from iOS 13 on the screen's; before that the key
  /// window's. A frame as wide as neither is ignored, as is the zero rectangle.
  ///
  /// The guide's bottom is the safe area's or the keyboard's top, whichever is higher. Keyboards of
  /// other apps count; ignoring them is an option. On return to the foreground the keyboard is
  /// taken to be gone unless there is a field to have the focus again.
  struct NiwKeyboardGuide: InsetStrategy {
    static let id = "niw-keyboard-guide"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary: "Ends the content above the docked keyboard in the space that the OS reports it in.",
      formula:
        "inset = max(0, view.maxY - max(view.minY, kb.minY)) in the frame's own space; docked "
        + "from willShow to willHide, its frame from willShow and willChangeFrame; frames of zero "
        + "or not as wide as their container are ignored",
      failsWhen:
        "The keyboard or its bar is narrower than the screen and covers the view. The view "
        + "reaches below the screen's edge from a window clipped to it. The interface is in "
        + "landscape up to iOS 7",
      source: "niw's KeyboardGuide (MIT), KeyboardGuide.swift and KeyboardSafeArea.swift")

    private var presence = Presence()
    private var docked: (frame: Rect, space: CoordinateSpace)?

    /// Takes an event; the guide observes from launch on, the view is measured in its window.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .keyboardWillShow: dock(event.keyboard, view.environment)
      case .keyboardWillChangeFrame where docked != nil:
        dock(event.keyboard, view.environment)
      case .keyboardWillHide: docked = nil
      case .willEnterForeground where view.environment.focusedField.isEmpty: docked = nil
      default: break
      }
      if presence.hasWindow { view.liftLowestContent(aboveBottom: inset(of: view)) }
    }

    private mutating func dock(_ keyboard: KeyboardNotification, _ environment: ViewEnvironment) {
      guard var frame = keyboard.placedEndFrame, frame != .zero else { return }
      let capabilities = environment.capabilities
      let window = environment.chain.window
      let screen = environment.chain.screen
      if environment.idiom == .pad, capabilities.postsScreenObject {
        if frame.width != window.width { frame.origin.x = 0 }
        guard frame.width == window.width || frame.width == screen.width else { return }
        docked = (frame, .screen)
      } else if capabilities.adjustsIndicators {  // iOS 13
        if frame.width == screen.width { docked = (frame, .screen) }
      } else if frame.width == window.width {
        docked = (frame, .window)
      }
    }

    private func inset(of view: ViewState) -> Double {
      guard let docked else { return 0 }
      let own = view.convert(view.environment.chain.view, from: .superview, to: docked.space)
      return max(0, own.maxY - max(own.minY, docked.frame.minY))
    }
  }
}
