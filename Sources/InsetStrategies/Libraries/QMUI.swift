import InsetCore

extension Strategies {
  /// QMUI's keyboard manager: a distance from the keyboard's top to the bottom of a view.
  ///
  /// Frames are converted through the window; whether the keyboard floats is not asked. Another
  /// app's keyboard is not reported except to a window that is narrower than an iPad's screen,
  /// nor is one that comes while the app is not active. A notification without the key for local
  /// keyboards, before iOS 9, counts as local here; the library ignores it and needs iOS 13.
  ///
  /// A missing end frame is the zero rectangle; the view's height is rounded to a pixel.
  ///
  /// Reading: the delegate is the one of the documentation, which follows changes of frame with a
  /// bar on its view's bottom edge that goes back to where it rests when the distance is gone, and
  /// does not look at the safe area while the keyboard is up. It names no field whose keyboard alone
  /// is to count. The private view of an iPad's keyboard, which the library also observes, is left
  /// out.
  struct QMUI: InsetStrategy {
    static let id = "qmui"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "QMUI 4.8",
      group: .library,
      summary: "Raises a bar by the view's part below the keyboard's top.",
      formula:
        "distance = view.height - view.convert(kbEnd, from: screen).minY; constant = distance if "
        + "more than 0, else at rest, on willChangeFrame while the app is active; only local ones "
        + "unless iPad and window.width != screen.width",
      availability: [
        Availability("os>=7", source: "podspec, an earlier version: iOS 7")
      ],
      weaknesses: [
        Weakness(
          "The keyboard floats, is raised or split: its overlap counts", .gap,
          in: "keyboard:floating,undocked,split"),
        Weakness(
          "A form sheet moves after the notification", .hidden, .gap,
          in: "window:form-sheet placement:!child,above-input-bar os>=13 "
            + "keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "In landscape a form sheet or popover moves after the notification", .gap,
          in: "window:form-sheet,popover orientation:landscape* "
            + "keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "The overlap of a hardware keyboard's bar is less than the safe area", often: .hidden,
          in: "keyboard:hardware accessory:!none bars:tab,nav+tab,nav+toolbar "
            + "placement:!safe-area,child,above-input-bar"),
        Weakness(
          "The keyboard becomes floating, raised or split while it is up", .gap,
          in: "script:*undock*,*split*,*float*"),
        Weakness(
          "The view reaches below the screen", often: .hidden, .gap, in: "placement:tall"),
      ],
      publications: [
        Publication(
          "QMUI_iOS", version: "4.8.0", date: "2024-09-22", license: "MIT",
          code: "QMUIKeyboardManager.m keyboardWillChangeFrameNotification and "
            + "distanceFromMinYToBottomInView, QMUIKeyboardManager.h for the use",
          link: "https://github.com/Tencent/QMUI_iOS/"
            + "blob/4.8.0/QMUIKit/QMUIComponents/QMUIKeyboardManager.m")
      ],
      reading: "a bar follows the distance for any field, and the private view of an iPad's "
        + "keyboard, which the library observes too, is left out")

    private var presence = Presence()
    private var isActive = true

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .willResignActive, .didEnterBackground: isActive = false
      case .didBecomeActive: isActive = true
      case .keyboardWillChangeFrame:
        guard presence.isLoaded, isActive,
          event.keyboard.isLocal || Self.sharesScreen(view.environment)
        else { return }
        let distance = Self.distance(from: event.keyboard.endFrame ?? .zero, in: view)
        if distance > 0 {
          view.putLowestContent(aboveBottom: distance)
        } else {
          view.bottomConstraint = 0
        }
      default: break
      }
    }

    /// Whether an iPad's window is narrower than its screen.
    private static func sharesScreen(_ environment: ViewEnvironment) -> Bool {
      let chain = environment.chain
      return environment.idiom == .pad
        && chain.windowOnScreen.width != chain.uprightScreenSize.width
    }

    /// The distance from the keyboard's top edge to the view's bottom edge, in points.
    private static func distance(from frame: Rect, in view: ViewState) -> Double {
      let scale = view.environment.scale
      let height = (view.environment.chain.view.height * scale).rounded() / scale
      return height - view.plainFrame(of: frame, from: .screen).minY
    }
  }
}
