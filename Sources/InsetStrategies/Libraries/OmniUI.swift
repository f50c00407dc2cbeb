import InsetCore

extension Strategies {
  /// OmniUI's keyboard notifier: the visible keyboard less what lies below the bar's superview.
  ///
  /// The notifier is there for the whole app and computes a height when the frame will change and
  /// has changed. The bar moves when that height is another one; show and hide only name a state.
  /// `didHide` and leaving the foreground make the height zero and leave the bar where it is.
  ///
  /// A keyboard floats if neither edge of its two frames is the screen's bottom: one that comes up
  /// from below does not. What lies below the superview is found by converting its frame from the
  /// window, though it counts from its parent.
  ///
  /// The notifier is public and the bar the app's. Reading: it hangs in the avoiding view, is added
  /// in `viewWillAppear` and removed in `viewDidDisappear`, keeps its distance from the view's bottom
  /// edge through a layout and at rest stays on the safe area or a tab bar.
  struct OmniUI: InsetStrategy {
    static let id = "omni-ui"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "OmniUI (2022)",
      group: .library,
      summary: "Raises a bar by the keyboard's visible height less what lies below its superview.",
      formula: "height = intersection(screen, kbEnd).height - (window.frame.maxY - superview."
        + "convert(superview.frame, from: window).maxY), 0 if the screen's bottom is minY or maxY "
        + "of neither kbBegin nor kbEnd; the bar is height above the superview's bottom if more "
        + "than 0, else at rest, on willChangeFrame and didChangeFrame with another height",
      availability: [Availability("os>=13", source: "it observes scenes, which came with iOS 13")],
      weaknesses: [
        Weakness(
          "A keyboard that floats, is raised or split counts with its whole height", often: .gap,
          in: "keyboard:floating,undocked,split placement:!child,above-input-bar "
            + "window:!page-sheet*,form-sheet,popover"),
        Weakness(
          "The view's frame is converted the wrong way: its origin counts", .hidden,
          in: "placement:safe-area,child,above-input-bar,nested "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "An accessory is up with a hardware keyboard: the origin counts, too", often: .hidden,
          in: "placement:safe-area,child,above-input-bar,nested keyboard:hardware* accessory:!none"),
        Weakness(
          "The view reaches below the window", often: .hidden, .gap,
          in: "placement:tall keyboard:!floating,undocked,split"),
      ],
      publications: [
        Publication(
          "OmniGroup", version: "2be207c", date: "2022-02-25", license: "Omni source license",
          code: "OUIKeyboardNotifier.m _bottomHeightToAvoidForEndingKeyboardFrame and "
            + "_updateAccessoryToolbarViewFrame",
          link: "https://github.com/omnigroup/OmniGroup/"
            + "blob/2be207ce6f7b4f77498bb48dd5e27403fb689eb7/Frameworks/OmniUI/iPad/"
            + "OUIKeyboardNotifier.m")
      ],
      reading: "a bar is in the view while it is on screen, keeps its distance from the view's "
        + "bottom edge through a layout, and rests above a tab bar as above the safe area")

    private var hasBar = false
    private var lastKnown: KeyboardNotification?
    private var lastKnownHeight = 0.0
    /// How far the bar is above the superview's bottom, in points; nil at rest.
    private var raised: Double?

    /// Takes an event; the notifier observes from launch on.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewWillAppear:
        hasBar = true
        moveBar(in: view)
      case .viewDidDisappear: hasBar = false
      case .didEnterBackground, .keyboardDidHide: (lastKnown, lastKnownHeight) = (nil, 0)
      case .keyboardWillChangeFrame, .keyboardDidChangeFrame:
        lastKnown = event.keyboard
        let height = avoidedHeight(in: view)
        let least = hasBar ? max(0, height) : height
        if least == lastKnownHeight { return }
        lastKnownHeight = least
        moveBar(in: view)
      default: break
      }
      guard hasBar else { return }
      if let raised {
        view.putLowestContent(aboveBottom: raised)
      } else {
        view.bottomConstraint = 0
      }
    }

    private mutating func moveBar(in view: ViewState) {
      let height = avoidedHeight(in: view)
      raised = height > 0 ? height : nil
    }

    /// The height that the bar has to avoid in its superview, in points.
    private func avoidedHeight(in view: ViewState) -> Double {
      let chain = view.environment.chain
      let screen = Rect(origin: .zero, size: chain.screen)
      guard let begin = lastKnown?.beginFrame, let end = lastKnown?.placedEndFrame,
        [begin.minY, begin.maxY, end.minY, end.maxY].contains(screen.maxY)
      else { return 0 }
      let covered = screen.intersection(end)
      if covered.isNull { return 0 }
      guard hasBar else { return covered.height }
      let superview = view.plainFrame(of: chain.view, from: .window)
      return covered.height - (chain.window.maxY - superview.maxY)
    }
  }
}
