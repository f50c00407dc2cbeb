import InsetCore

extension Strategies {
  /// niw's KeyboardGuide: a safe area without the docked keyboard, careful about coordinate spaces.
  ///
  /// Which space a frame is in depends on the OS. On an iPad from iPadOS 16 on, whose
  /// first release was 16.1, it is the screen's, but sometimes clipped to the key window, recognized by its width, and otherwise
  /// at an `x` that is not to be trusted; from iOS 13 on the screen's; before that the key
  /// window's. A frame that is neither as wide as the screen nor clipped is ignored, as is the zero
  /// rectangle.
  ///
  /// The guide ends at the view's bottom or the keyboard's top, which is measured again where the
  /// view is laid out elsewhere in its window. Reading: content rests on the safe area too, and any
  /// layout measures again. The library needs iOS 11.
  ///
  /// Keyboards of other apps count; ignoring them is an option. On return to the foreground the
  /// guide gives the focus back to the field that had it, so that its keyboard stays; what follows
  /// from that is left out.
  struct NiwKeyboardGuide: InsetStrategy {
    static let id = "niw-keyboard-guide"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "niw KeyboardGuide 0.2",
      group: .library,
      summary: "Ends the content above the docked keyboard in the space that the OS reports it in.",
      formula:
        "inset = max(0, view.maxY - max(view.minY, kb.minY)) in the frame's own space; docked "
        + "from willShow to willHide, its frame from willShow and willChangeFrame; frames of zero "
        + "or not as wide as the screen, or as the key window on an iPad from iPadOS 16 on, are "
        + "ignored",
      availability: [
        Availability("os>=11", source: "Package.swift: iOS 11")
      ],
      weaknesses: [
        Weakness(
          "Before iOS 13 the origin of Slide Over's window is left out", often: .hidden,
          .gap,
          in: "os>=11 os<13 window:slide-over"),
        Weakness(
          "A tall accessory reaches above a view under a phone's navigation bar in landscape",
          often: .hidden,
          in: "orientation:landscape* device:iphone*,ipod* accessory:bar-88 bars:nav* "
            + "placement:child,nested keyboard:!hardware* os>=8"),
        Weakness(
          "From iOS 26 on bars are taller: keyboards with any accessory reach above the view",
          often: .hidden,
          in: "orientation:landscape* device:iphone*,ipod* accessory:bar* bars:nav* "
            + "placement:child,nested keyboard:docked+*,third-party os>=26"),
        Weakness(
          "In landscape on a phone an accessory reaches above a nested view", often: .hidden,
          in: "orientation:landscape* device:iphone*,ipod* accessory:bar* placement:nested "
            + "keyboard:!hardware* os>=8"),
        Weakness(
          "In landscape a nested view under a navigation bar begins below the keyboard's top",
          often: .hidden,
          in: "orientation:landscape* device:iphone*,ipod* bars:nav* placement:nested "
            + "keyboard:docked+*,third-party os>=8"),
      ],
      publications: [
        Publication(
          "KeyboardGuide", version: "0.2.3", date: "2024-03-08", license: "MIT",
          code: "KeyboardGuide.swift updateKeyboardState, KeyboardSafeArea.swift "
            + "updateLayoutGuideConstraints",
          link: "https://github.com/niw/KeyboardGuide/"
            + "blob/0.2.3/Sources/KeyboardGuide/KeyboardGuide.swift")
      ],
      reading: "content rests on the safe area where that is higher than the guide, and any layout "
        + "measures again")

    private var presence = Presence()
    private var docked: (frame: Rect, space: CoordinateSpace)?

    /// Takes an event; the guide observes from launch on, the view is measured in its window.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .keyboardWillShow: dock(event.keyboard, view)
      case .keyboardWillChangeFrame where docked != nil: dock(event.keyboard, view)
      case .keyboardWillHide: docked = nil
      default: break
      }
      if presence.hasWindow { view.liftLowestContent(aboveBottom: inset(of: view)) }
    }

    private mutating func dock(_ keyboard: KeyboardNotification, _ view: ViewState) {
      guard var frame = keyboard.placedEndFrame, frame != .zero else { return }
      let capabilities = view.environment.capabilities
      let window = view.environment.chain.window
      let screen = Rect(origin: .zero, size: view.environment.chain.screen)
      if view.environment.idiom == .pad, capabilities.postsScreenObject {
        if frame.width != window.width { frame.origin.x = 0 }
        guard frame.width == window.width || frame.width == screen.width else { return }
        docked = (frame, .screen)
      } else if capabilities.adjustsIndicators {  // iOS 13
        if frame.width == screen.width { docked = (frame, .screen) }
      } else {
        // The screen's place in the window, at which the frame is put; its width stays.
        let container = view.convert(screen, from: .screen, to: .window)
        frame.origin.x = container.minX
        if frame.width == container.width { docked = (frame, .window) }
      }
    }

    private func inset(of view: ViewState) -> Double {
      guard let docked else { return 0 }
      let own = view.convert(view.environment.chain.view, from: .superview, to: docked.space)
      return max(0, own.maxY - max(own.minY, docked.frame.minY))
    }
  }
}
