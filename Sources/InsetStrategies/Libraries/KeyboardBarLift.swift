import InsetCore

extension Strategies {
  /// KeyboardBarLift: the docked keyboard's overlap with the window less its safe area.
  ///
  /// Everything is in the window's space. A frame without area is away. Docked is as wide as the
  /// window, down to its bottom, and beside it horizontally; the width decides, not the edges,
  /// since a window of iPadOS 26 may hang off the display. All else, also a keyboard that goes,
  /// lets the bar down. Another app's keyboard changes nothing, nor does one without a window.
  ///
  /// A resize of the window under a keyboard that does not move posts nothing, so a layout in a
  /// window of another size asks the keyboard layout guide. What else the guide is for, the drag of
  /// a list, is left out.
  ///
  /// Reading: no context menu is open, which holds the bar where it is. Earlier commits know no menu
  /// and hold it whenever a software keyboard goes while the list is still.
  struct KeyboardBarLift: InsetStrategy {
    static let id = "keyboard-bar-lift"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "KeyboardBarLift (Quickie 6758296)",
      group: .library,
      summary: "Raises a bar by a docked keyboard's overlap with the window less its safe area.",
      formula: "kb = window.convert(kbEnd, from: screen); overlap = window.maxY - max(kb.minY, "
        + "window.minY) if kb.width >= window.width - 1, kb.maxY >= window.maxY - 1 and they "
        + "overlap horizontally, else 0; constant = max(0, overlap - the window's bottom safe "
        + "area) on willChangeFrame",
      weaknesses: [
        Weakness(
          "A tab bar or toolbar lies below the view or its content", .gap,
          in: "bars:tab,nav+tab,nav+toolbar keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The view ends above the bottom of the window", .gap,
          in: "placement:child,above-input-bar keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The bar of a hardware keyboard shows above a tab bar or toolbar", often: .hidden, .gap,
          in: "keyboard:hardware* bars:tab,nav+tab,nav+toolbar"),
        Weakness(
          "A form sheet ends above the bottom of the screen", .gap,
          in: "window:form-sheet keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        Publication(
          "Quickie", version: "6758296", date: "date not known", license: "no license stated",
          code: "KeyboardBarLift.swift notified and live, KeyboardFrameObserver.swift at "
            + "6e045b7",
          link: "https://github.com/Julesseg/Quickie/"
            + "blob/6758296/Core/Sources/QuickieCore/KeyboardBarLift.swift")
      ],
      reading: "no context menu is open; earlier commits hold the bar when a software keyboard "
        + "goes while the list is still")

    private var presence = Presence()
    private var window: Size?

    /// The guide came with iOS 15.
    static func isAvailable(on capabilities: OSCapabilities) -> Bool {
      capabilities.hasKeyboardLayoutGuide
    }

    /// Takes an event; the keyboard is heard while the view has a window.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      guard presence.hasWindow else { return }
      switch event.kind {
      case .keyboardWillChangeFrame where event.keyboard.isLocal:
        guard let frame = event.keyboard.endFrame else { return }
        let overlap = Self.overlap(of: frame, view)
        lift(&view, over: overlap)
      case .viewDidLayoutSubviews:
        let size = view.environment.chain.window.size
        let isReshaped = window.map { $0 != size } ?? false
        window = size
        if !isReshaped { return }
        let overlap = Self.guideOverlap(view)
        lift(&view, over: overlap)
      default: break
      }
    }

    private func lift(_ view: inout ViewState, over overlap: Double) {
      view.bottomConstraint = max(0, overlap - Self.windowSafeArea(view.environment))
    }

    /// The height of the window's part below a docked keyboard's top edge, in points.
    private static func overlap(of frame: Rect, _ view: ViewState) -> Double {
      let window = Rect(origin: .zero, size: view.environment.chain.window.size)
      let keyboard = view.convert(frame, from: .screen, to: .window)
      guard !keyboard.isEmpty, keyboard.width >= window.width - 1,
        keyboard.maxY >= window.maxY - 1, keyboard.minX < window.maxX, keyboard.maxX > window.minX
      else { return 0 }
      return max(0, window.maxY - max(keyboard.minY, window.minY))
    }

    /// The same as the keyboard layout guide has it; 0 where the guide rests on the safe area.
    private static func guideOverlap(_ view: ViewState) -> Double {
      let height = view.keyboardLayoutGuideHeight ?? 0
      if height <= view.environment.safeAreaInsets.bottom { return 0 }
      return max(0, view.environment.chain.window.height - view.frameInWindow.maxY + height)
    }

    /// The bottom safe area of the window, which has no bars in it, in points.
    ///
    /// A scene has both in one number, and a tab bar's view may reach over the strip below it: then
    /// the bar is taken to be 49 points high, as UIKit's is without the strip.
    private static func windowSafeArea(_ environment: ViewEnvironment) -> Double {
      let (root, taken) = (environment.chain.root, environment.rootObstruction.bottom)
      let bars = [environment.tabBar, environment.toolbar].compactMap { $0 }.filter {
        !$0.isHidden && $0.frame.minY < root.maxY && $0.frame.maxY > root.maxY - taken
      }
      return max(0, taken - (bars.map { min($0.frame.height, 49) }.max() ?? 0))
    }
  }
}
