import InsetCore

extension Strategies {
  /// React Native's ScrollView with `automaticallyAdjustKeyboardInsets`.
  ///
  /// The view's bottom edge in the window is compared with the keyboard's top edge on the screen.
  /// The larger of the result and the `contentInset` prop applies; the prop is what the view's
  /// insets are when it loads. Written for the adjustment behavior `never`, which is the default
  /// there. Content that scrolls sideways is left alone.
  ///
  /// Both implementations scroll up until the focused field ends above the keyboard. The newer one,
  /// which is this one, then moves the offset into the range that `contentInset` allows, without what
  /// the system adds, even where it has not scrolled. For an end height of 0 where cross-fade is
  /// preferred, it scrolls to 0.
  ///
  /// Reading: the caret is taken to be the field, as the source does where it finds no caret, and the
  /// field keeps the focus when the keyboard goes. What the source does for an inverted list and for a
  /// field in an input accessory view is left out.
  struct ReactNativeScrollView: InsetStrategy {
    static let id = "react-native-scroll-view"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: "React Native ScrollView (main, 2026)",
      group: .library,
      summary:
        "With automaticallyAdjustKeyboardInsets, insets by the view's part below the keyboard's top "
        + "or by its prop, and shows the field.",
      formula: "lowerY = superview.convert(frame.origin, to: window).y + frame.height; "
        + "contentInset.bottom = max(lowerY - kbEnd.minY, 0, contentInset prop), on "
        + "willChangeFrame; 0 for an end height of 0 where cross-fade is preferred; "
        + "verticalScrollIndicatorInsets = contentInset",
      availability: [
        Availability("os>=15.1", source: "React Native: iOS 15.1 from 0.76 on"),
        Availability(
          "placement:!web-view,table-controller", source: "React Native has views of its own"),
        Availability(
          "adjustment:never", source: "contentInsetAdjustmentBehavior is never by default"),
      ],
      weaknesses: [
        Weakness(
          "The app has a bottom inset of its own: only the larger counts", .hidden, .gap, .padding,
          in: "base:!base0 keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The keyboard floats, is raised or split: its overlap counts", .gap,
          in: "keyboard:floating,undocked,split"),
        Weakness(
          "The indicator keeps off the safe area by itself: it counts twice", often: .indicators,
          in:
            "placement:fill,short,tall,nested,shrinking keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The indicator has insets of its own: they are replaced", .indicators, in: "base:edges"),
      ],
      publications: [
        Publication(
          "React Native", version: "0af53e1f", date: "2026, day not known", license: "MIT",
          code: "RCTScrollViewComponentView.mm _keyboardWillChangeFrame and scrollTo",
          link: "https://github.com/react/react-native/"
            + "blob/0af53e1f83a0273d247d55f9fdd3974226302d7a/packages/react-native/React/"
            + "Fabric/Mounting/ComponentViews/ScrollView/RCTScrollViewComponentView.mm"),
        Publication(
          "React Native", version: "00d83898", date: "date not known", license: "MIT",
          code: "RCTScrollView.m, before the new architecture, with the same insets",
          link: "https://github.com/facebook/react-native/"
            + "blob/00d83898902181f5201d00d28afdd1eb3aab3246/packages/react-native/React/"
            + "Views/ScrollView/RCTScrollView.m"),
      ],
      reading: "the caret is the field, which keeps the focus when the keyboard goes")

    private var isRegistered = false
    private var prop = Insets.zero

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad:
        isRegistered = true
        prop = view.contentInset
      case .viewDeinit: isRegistered = false
      case .keyboardWillChangeFrame where isRegistered: avoid(event.keyboard, &view)
      default: break
      }
    }

    private func avoid(_ keyboard: KeyboardNotification, _ view: inout ViewState) {
      let own = view.environment.chain.view
      // A missing frame is read as the zero rectangle.
      let frame = keyboard.endFrame ?? .zero
      if view.environment.contentSize.width > own.width { return }
      let origin = Rect(origin: own.origin, size: .zero)
      let lowerY = view.convert(origin, from: .superview, to: .window).minY + own.height
      var insets = view.contentInset
      insets.bottom = max(lowerY - frame.minY, 0, prop.bottom)
      var y = view.contentOffset.y + Self.rise(of: view, above: frame)
      if view.environment.prefersCrossFade, frame.height == 0 { (insets.bottom, y) = (0, 0) }
      view.contentInset = insets
      view.verticalScrollIndicatorInsets = insets
      view.contentOffset.y = view.offset(allowedBy: y)
    }

    /// How far the content has to move up for the field to end above the keyboard, in points.
    private static func rise(of view: ViewState, above frame: Rect) -> Double {
      let field = view.environment.focusedField
      if field.isEmpty { return 0 }
      return max(0, view.convert(field, from: .view, to: .window).maxY - frame.minY)
    }
  }
}
