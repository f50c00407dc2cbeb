import InsetCore

extension Strategies {
  /// Aiolos: a guide as high as the covered part of the panel's owner, as S1 measures it.
  ///
  /// The intersection is taken in the window's space and brought back to the superview's. On an
  /// iPad a keyboard of the app's own that ends above the window's bottom covers nothing; on a
  /// phone another app's keyboard is ignored. Frames that begin where they end are ignored, and so
  /// is a keyboard for a field outside the owner.
  ///
  /// The last height is kept for the whole app: a later guide begins with it, measured for an owner
  /// that fills its window. Leaving the foreground makes it zero. The guide begins at the owner's
  /// bottom edge; what rests higher stays.
  struct Aiolos: InsetStrategy {
    static let id = "aiolos"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary: "Makes a guide as high as the keyboard's intersection with the owner's view.",
      formula: "height = superview.convert(intersection(superview.convert(frame, to: window), "
        + "window.convert(kbEnd, from: screen)), from: window).height on willShow and "
        + "willChangeFrame; 0 on willHide, and on an iPad if kbEnd.maxY < window.height",
      failsWhen:
        "A notification begins where it ends. The view reaches below the keyboard's frame. "
        + "Another app's keyboard floats. The keyboard was up before a view that does not "
        + "fill its window, or across a stay in the background. A phone's keyboard ends above the "
        + "bottom",
      source: "Aiolos (MIT), KeyboardLayoutGuide.swift")

    private var isLoaded = false
    private var height = 0.0

    /// Takes an event; other guides keep the height from launch on, this one follows from
    /// `viewDidLoad` to `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isLoaded = true
      case .viewDeinit: isLoaded = false
      case .didEnterBackground:
        height = 0
        return
      case .keyboardWillShow, .keyboardWillChangeFrame,
        .keyboardWillHide:
        if ignores(event.keyboard, view.environment) { return }
        // A hide comes when the field has given up the focus.
        if !event.isKeyboardHide, isLoaded, view.environment.focusedField.isEmpty { return }
        height = event.isKeyboardHide ? 0 : covered(by: event.keyboard, view)
      default: return
      }
      if isLoaded { view.liftLowestContent(aboveBottom: height) }
    }

    private func ignores(_ keyboard: KeyboardNotification, _ environment: ViewEnvironment) -> Bool {
      keyboard.beginFrame == keyboard.endFrame || keyboard.placedEndFrame == nil
        || (!keyboard.isLocal && environment.idiom == .phone)
    }

    private func covered(by keyboard: KeyboardNotification, _ view: ViewState) -> Double {
      let chain = view.environment.chain
      let onScreen = keyboard.endFrame ?? .zero
      let frame = view.convert(onScreen, from: .screen, to: .window)
      if view.environment.idiom == .pad, keyboard.isLocal, frame.maxY < chain.window.height {
        return 0
      }
      let own = isLoaded ? view.frameInWindow : Rect(origin: .zero, size: chain.window.size)
      return view.convert(own.intersection(frame), from: .window, to: .superview).height
    }
  }
}
