import InsetCore

extension Strategies {
  /// Aiolos: a guide as high as the covered part of the panel's owner, as S1 measures it.
  ///
  /// The intersection is taken in the window's space and brought back to the superview's. On an
  /// iPad a keyboard of the app's own that ends above the window's bottom covers nothing; on a
  /// phone another app's keyboard is ignored. Frames that begin where they end are ignored, also
  /// at a hide. The owner must be in a window, except for a hide. The guide begins at the owner's
  /// bottom edge; a panel, which rests on the safe area by default, is never let down by it.
  ///
  /// A keyboard for a field outside the owner is ignored as well; a scene tells it only by the
  /// window.
  ///
  /// Reading: the height that later guides begin with is left out: the view's is the first.
  struct Aiolos: InsetStrategy {
    static let id = "aiolos"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "Aiolos 1.9",
      group: .library,
      summary: "Makes a guide as high as the keyboard's intersection with the owner's view.",
      formula: "height = superview.convert(intersection(superview.convert(frame, to: window), "
        + "window.convert(kbEnd, from: screen)), from: window).height on willChangeFrame in a "
        + "window; 0 on willHide and didHide, and on an iPad if kbEnd.maxY < window.height; "
        + "nothing if kbBegin = kbEnd",
      availability: [
        Availability("os>=11", source: "Package.swift: iOS 11")
      ],
      weaknesses: [
        Weakness(
          "The view reaches below the keyboard's frame, or its frame follows the keyboard",
          often: .hidden, .gap,
          in: "placement:tall,shrinking,nested-scroll "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "A form sheet or popover moves after the notification", often: .gap,
          in: "window:form-sheet,popover keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "In landscape a free window or sheet reaches below the keyboard's top", often: .hidden,
          .gap,
          in: "window:stage*,free*,form-sheet,popover orientation:landscape*"),
        Weakness(
          "A floating or raised keyboard ends below a Stage Manager window and counts as docked",
          often: .gap,
          in: "window:stage* keyboard:floating,undocked,split"),
        Weakness(
          "The keyboard changes off screen, hides in place or touches the bottom edge",
          often: .hidden, .gap, .notRestored,
          in:
            "script:show-hide-in-place,elsewhere-show-appear*,elsewhere-other*,push-show-pop-focused*,show-push-focused-emoji*,*drag-to-edge*,*drag-below*"
        ),
        Weakness(
          "A tall accessory reaches above a view under a phone's navigation bar in landscape",
          often: .hidden,
          in: "orientation:landscape* device:iphone*,ipod* accessory:bar-88 bars:nav* "
            + "placement:child,nested keyboard:!hardware* os>=8"),
      ],
      publications: [
        Publication(
          "Aiolos", version: "1.9.8", date: "2023-09-28", license: "MIT",
          code: "KeyboardLayoutGuide.swift keyboardWillChangeFrame and keyboardWillOrDidHide, "
            + "PanelConstraints.swift updatePositionConstraints",
          link: "https://github.com/IdeasOnCanvas/Aiolos/"
            + "blob/1.9.8/Aiolos/Aiolos/Sources/KeyboardLayoutGuide.swift")
      ],
      reading: "no panel was there before this one, and a field is outside the panel's owner "
        + "only if the owner has no window")

    private var presence = Presence()
    private var height = 0.0

    /// Takes an event; the guide observes from `viewDidLoad` to `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      guard presence.isLoaded else { return }
      switch event.kind {
      case .viewDidLoad:
        height = 0
        return
      case .viewDidLayoutSubviews: break
      case .keyboardWillChangeFrame where presence.hasWindow:
        guard let frame = Self.newFrame(event.keyboard) else { return }
        if view.environment.idiom == .phone, !event.keyboard.isLocal { return }
        height = Self.covered(by: frame, isLocal: event.keyboard.isLocal, view)
      case .keyboardWillHide, .keyboardDidHide:
        // A hide without an end frame counts.
        if event.keyboard.endFrame != nil, Self.newFrame(event.keyboard) == nil { return }
        height = 0
      default: return
      }
      view.liftLowestContent(aboveBottom: height)
    }

    /// The end frame, or nil where it or the begin frame is missing or both are the same.
    private static func newFrame(_ keyboard: KeyboardNotification) -> Rect? {
      guard let begin = keyboard.beginFrame, begin != keyboard.endFrame else { return nil }
      return keyboard.endFrame
    }

    private static func covered(by endFrame: Rect, isLocal: Bool, _ view: ViewState) -> Double {
      let frame = view.convert(endFrame, from: .screen, to: .window)
      let window = view.environment.chain.window
      if view.environment.idiom == .pad, isLocal, frame.maxY < window.height { return 0 }
      let covered = view.frameInWindow.intersection(frame)
      return view.convert(covered, from: .window, to: .superview).height
    }
  }
}
