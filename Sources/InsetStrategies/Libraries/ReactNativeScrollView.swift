import InsetCore

extension Strategies {
  /// React Native's ScrollView with `automaticallyAdjustKeyboardInsets`.
  ///
  /// The view's bottom edge in the window is compared with the keyboard's top edge on the screen.
  /// The larger of the result and the `contentInset` prop applies; the prop is what the
  /// view's insets are when it loads. Written for the adjustment behavior `never`, which is the
  /// default there. Content that scrolls sideways is left alone.
  ///
  /// The offset shifts too: until the focused field is above the keyboard, or, without a field, by
  /// as much as the keyboard moves. The newer of the two implementations does so only for a field
  /// in an input accessory view, so the offset is not judged.
  struct ReactNativeScrollView: InsetStrategy {
    static let id = "react-native-scroll-view"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "React Native ScrollView",
      summary: "Sets the bottom inset to the view's part below the keyboard's top or to its prop.",
      formula: "lowerY = superview.convert(frame.origin, to: window).y + frame.height; bottom = "
        + "max(lowerY - kbEnd.minY, 0, contentInset prop); contentInset = scrollIndicatorInsets = "
        + "the prop with that bottom, on willChangeFrame; 0 for an end height of 0 where "
        + "cross-fade is preferred",
      causes: [
        FailureCause(
          "The app has a bottom inset of its own: only the larger counts", .hidden, .gap,
          in: "base:!base0 keyboard:!hardware,floating,undocked,split"),
        FailureCause(
          "The keyboard floats, is raised or split: its overlap counts", .gap,
          in: "keyboard:floating,undocked,split"),
        FailureCause(
          "The system adds a safe area: it counts twice", often: .gap,
          in: "placement:fill,short,tall,shrinking,table-controller,swiftui,web-view"),
        FailureCause(
          "The indicator has insets of its own: they are replaced", .indicators, in: "base:edges"),
      ],
      source: "React Native (MIT), RCTScrollView.m and RCTScrollViewComponentView.mm")

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
      guard let frame = keyboard.placedEndFrame, view.environment.contentSize.width <= own.width
      else { return }
      var insets = prop
      var shift = 0.0
      if view.environment.prefersCrossFade, frame.height == 0 {
        insets.bottom = 0
      } else {
        let origin = Rect(origin: own.origin, size: .zero)
        let lowerY = view.convert(origin, from: .superview, to: .window).minY + own.height
        insets.bottom = max(lowerY - frame.minY, 0, prop.bottom)
        shift = Self.shift(of: view, for: frame, keyboard.beginFrame)
      }
      view.contentInset = insets
      view.verticalScrollIndicatorInsets = insets
      view.contentOffset.y -= shift
    }

    /// How far the content has to move down to follow the keyboard; negative is up.
    private static func shift(of view: ViewState, for frame: Rect, _ begin: Rect?) -> Double {
      let field = view.environment.focusedField
      if field.isEmpty {
        guard let begin, !begin.isNull else { return 0 }
        return frame.minY - begin.minY
      }
      return min(0, frame.minY - view.convert(field, from: .view, to: .window).maxY)
    }
  }
}
