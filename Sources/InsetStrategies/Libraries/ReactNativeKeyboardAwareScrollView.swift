import InsetCore

extension Strategies {
  /// APSL's react-native-keyboard-aware-scroll-view: the keyboard's whole height as a content
  /// inset.
  ///
  /// It hears show and hide. The inset is the `contentInset` prop of React Native's ScrollView.
  /// Props that an app passes come after it, so that an app with a `contentInset` of its own gets
  /// none for the keyboard. The indicator is left alone.
  ///
  /// A field that ends less than 75 points above the keyboard, or below its top, is scrolled to 75
  /// points above it, as if the scroll view began at the screen's top. A hide scrolls back to where
  /// the first show since the last hide has found the content, and a hide without a show to 0.
  ///
  /// The props are as by default: `viewIsInsideTabBar` is off, `extraHeight` is 75 and
  /// `extraScrollHeight` 0. Written for the adjustment behavior `never`, which is the default of
  /// React Native.
  ///
  /// Reading: the insets of the app's own are the `contentInset` prop, the field keeps the focus,
  /// the 250 ms before the content scrolls are over, and every change of the content offset has
  /// been heard.
  struct ReactNativeKeyboardAwareScrollView: InsetStrategy {
    static let id = "react-native-keyboard-aware-scroll-view"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: "react-native-keyboard-aware-scroll-view 0.9",
      group: .library,
      summary: "Sets the bottom inset to the keyboard's height and scrolls to the field.",
      formula: "contentInset.bottom = kbEnd.height on willShow, 0 on willHide, without a "
        + "contentInset prop; contentOffset.y = max(0, field.maxY - kbEnd.minY + 75) on willShow if "
        + "field.maxY in window > kbEnd.minY - 75; what it was on willHide; the indicator is left "
        + "alone",
      availability: [
        Availability("os>=15.1", source: "React Native: iOS 15.1 from 0.76 on"),
        Availability(
          "placement:!web-view,table-controller", source: "React Native has views of its own"),
        Availability(
          "adjustment:never", source: "contentInsetAdjustmentBehavior is never by default"),
      ],
      weaknesses: [
        Weakness(
          "The app has insets of its own: they replace the keyboard's", often: .hidden, .padding,
          in: "base:!base0 keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The whole height counts, and the indicator is left alone", .indicators, .gap,
          in: "base:base0 keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "An accessory shows with a hardware keyboard alone",
          often: .hidden, .gap, .indicators, .offset,
          in: "keyboard:hardware* accessory:!none"),
      ],
      publications: [
        Publication(
          "react-native-keyboard-aware-scroll-view", version: "0.9.5", date: "2021-11-04",
          license: "MIT",
          code: "KeyboardAwareHOC.js _updateKeyboardSpace, _resetKeyboardSpace and render",
          link: "https://github.com/APSL/react-native-keyboard-aware-scroll-view/"
            + "blob/v0.9.5/lib/KeyboardAwareHOC.js"),
        Publication(
          "React Native", version: "002fede0", date: "date not known", license: "MIT",
          code: "ScrollView.js _inputMeasureAndScrollToKeyboard",
          link: "https://github.com/react/react-native/"
            + "blob/002fede00daa171dbe13d1f085f66e25aac62466/packages/react-native/"
            + "Libraries/Components/ScrollView/ScrollView.js"),
      ],
      reading: "the insets of the app's own are the contentInset prop, the field keeps the focus, "
        + "the 250 ms before the content scrolls are over, and every change of the content offset "
        + "has been heard")

    private static let extraHeight = 75.0

    private var isMounted = false
    private var hasInsetsOfApp = false
    /// Where the first show since the last hide has found the content.
    private var resting: Double?

    /// Takes an event; the view is there from `viewDidLoad` to `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad:
        isMounted = true
        let adds = view.environment.capabilities.insetAdjustment == .adjustedContentInset
        hasInsetsOfApp = view.contentInset != (adds ? .zero : view.systemInset)
      case .viewDeinit: self = ReactNativeKeyboardAwareScrollView()
      // A missing frame is read as the zero rectangle.
      case .keyboardWillShow where isMounted: show(event.keyboard.endFrame ?? .zero, &view)
      case .keyboardWillHide where isMounted: hide(&view)
      default: break
      }
    }

    private mutating func show(_ frame: Rect, _ view: inout ViewState) {
      let (y, field) = (view.contentOffset.y, view.environment.focusedField)
      let end = view.convert(field, from: .view, to: .window).maxY
      if !hasInsetsOfApp { view.contentInset.bottom = frame.height }
      if !field.isEmpty, end > frame.minY - Self.extraHeight {
        let shown = max(0, field.maxY - frame.minY + Self.extraHeight)
        view.contentOffset.y = view.offset(allowedBy: shown)
      }
      resting = resting ?? y
    }

    private mutating func hide(_ view: inout ViewState) {
      if !hasInsetsOfApp { view.contentInset.bottom = 0 }
      view.contentOffset.y = view.offset(allowedBy: resting ?? 0)
      resting = nil
    }
  }
}
