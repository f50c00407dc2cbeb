import InsetCore

extension Strategies {
  /// Chatto: its input bar sits on the keyboard's top edge.
  ///
  /// A tracker that the chat makes for itself hears the keyboard, and a handler moves the bar from
  /// `viewWillAppear` to `viewWillDisappear`; what happens between is lost. A show without height
  /// is ignored, a change of frame without height is a hide, and a hide's end frame is not read. A
  /// keyboard that ends above the view's bottom, in pixels, is undocked and moves nothing.
  ///
  /// While the keyboard is shown, a view in the input accessory follows it when it changes its
  /// frame. The bar never goes below the safe area.
  ///
  /// Reading: that view ends up on the top edge of a docked keyboard, and at the view's bottom under
  /// any other. Its height, which is the bar's, is in the frames and is taken off again: both are left
  /// out, and so are inputs other than the keyboard.
  struct Chatto: InsetStrategy {
    static let id = "chatto"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "Chatto (main, 2024)",
      group: .library,
      summary:
        "Puts the input bar on the keyboard's top edge, or where it rests if that is higher.",
      formula: "bottom.constant = max(view.height - view.convert(kbEnd, from: window).minY, "
        + "bottom safe area) on willShow and didShow unless kbEnd.height = 0 or kbEnd ends above "
        + "the view's bottom, and while shown on a change of frame; at rest on willHide, didHide "
        + "and on willChangeFrame with a height of 0",
      availability: [
        Availability("os>=8", source: "podspec, an earlier version: iOS 8")
      ],
      weaknesses: [
        Weakness(
          "The view reaches below the screen: its tail is not counted", .hidden,
          in: "placement:tall keyboard:!hardware*,floating,undocked,split "
            + "window:!page-sheet*,form-sheet,popover"),
        Weakness(
          "A window moves, or ends away from the bottom of the screen", often: .hidden, .gap,
          in: "window:stage*,free*,tiled-quarter*,form-sheet,popover,slide-over "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "A bar counts where Slide Over ends above the screen's bottom", .hidden,
          in: "window:slide-over accessory:bar* bars:!tab,nav+tab,nav+toolbar os>=11"),
        Weakness(
          "The keyboard changes around a pop of the screen", often: .hidden, .gap,
          in: "script:*pop* keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        Publication(
          "Chatto", version: "fcbcbad, 194 commits after 4.1.0", date: "2024-10-25", license: "MIT",
          code: "KeyboardTracker.swift, KeyboardUpdatesHandler.swift didUpdate and "
            + "bottomConstraintValue, BaseChatViewController.swift",
          link: "https://github.com/badoo/Chatto/"
            + "blob/fcbcbad7e8bf9691c291ac0be93f98aeccda05ca/Chatto/sources/Keyboard/"
            + "KeyboardUpdatesHandler.swift")
      ],
      reading: "the view in the input accessory ends on a docked keyboard's top edge and at "
        + "the view's bottom under any other, and the bar has no height of its own")

    private var isLoaded = false
    private var isTracking = false
    private var isShown = false
    /// How far the bar is above the view's bottom edge, in points.
    private var margin = 0.0

    /// Takes an event; the tracker hears from `viewDidLoad` to `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isLoaded = true
      case .viewDeinit: isLoaded = false
      case .viewWillAppear: isTracking = true
      case .viewWillDisappear: isTracking = false
      default: if isLoaded, event.kind.isKeyboard { update(event, view) }
      }
      if isLoaded { view.liftLowestContent(aboveBottom: margin) }
    }

    private mutating func update(_ event: Event, _ view: ViewState) {
      let frame = event.keyboard.placedEndFrame ?? .zero
      switch event.kind {
      case .keyboardWillShow where frame.height > 0: isShown = false
      case .keyboardDidShow where frame.height > 0: isShown = true
      case .keyboardDidChangeFrame where isShown && frame.height > 0: break
      case .keyboardWillHide, .keyboardDidHide: isShown = false
      case .keyboardWillChangeFrame where frame.height == 0: isShown = false
      default: return
      }
      guard isTracking else { return }
      if event.isKeyboardHide || frame.height == 0 {
        margin = 0
        return
      }
      let (height, scale) = (view.environment.chain.view.height, view.environment.scale)
      let keyboard = view.plainFrame(of: frame, from: .window)
      let isDocked = (keyboard.maxY * scale).rounded() >= (height * scale).rounded()
      let above = isDocked ? max(0, height - keyboard.minY) : 0
      if above > 0 || event.kind == .keyboardDidChangeFrame { margin = above }
    }
  }
}
