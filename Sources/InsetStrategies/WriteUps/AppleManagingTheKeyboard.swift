import InsetCore

extension Strategies {
  /// Apple's archived guide: insets of the keyboard's height once it is shown, and the field in view.
  ///
  /// The height is that of the frame before the keyboard moved, as it is reported, whatever axis that
  /// is up to iOS 7. All other edges are wiped. The content scrolls if the field's origin is not in
  /// the root view's frame less that height; the two are compared as they are, see
  /// ``RawHeightScrollToField``, whose author took this from here. A missing frame has no height.
  ///
  /// Reading: the guide registers somewhere in the controller's setup code, which is taken to be
  /// `viewDidLoad`, and removes nothing, so that the observer ends with the controller. The root
  /// view's superview is the window, and the field's is the content.
  struct AppleManagingTheKeyboard: InsetStrategy {
    static let id = "apple-managing-the-keyboard"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Apple's archived guide",
      group: .writeUp,
      summary: "Sets the bottom inset to the begin frame's height once the keyboard is shown.",
      formula: "contentInset = scrollIndicatorInsets = (0, 0, kbBegin.height, 0) on didShow, then "
        + "scrollRectToVisible(field.frame) unless field.frame.origin is in view.frame less "
        + "kbBegin.height; (0, 0, 0, 0) on willHide",
      weaknesses: [
        Weakness(
          "The app has insets of its own: they are wiped", .hidden, .gap, .padding,
          in: "base:!base0 keyboard:!floating,undocked,split"),
        Weakness(
          "Something lies between the view and the bottom of the screen", .hidden, .gap,
          in: "placement:safe-area,child,above-input-bar "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "Only the bar of an iPad's hardware keyboard shows: the frame's height counts", .gap,
          in: "device:ipad* keyboard:hardware* accessory:!none"),
        Weakness(
          "The system adds a safe area: it counts twice", often: .hidden, .gap,
          in: "placement:fill,short,tall,shrinking adjustment:!never os>=11 "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "A tab bar or toolbar lies below the view or its content", often: .gap, .notRestored,
          in: "bars:tab,nav+tab,nav+toolbar keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        Publication(
          "Apple, \"Managing the Keyboard\"", version: "(archived guide)", date: "date not known",
          code: "Text Programming Guide for iOS, \"Moving Content That Is Located Under the "
            + "Keyboard\"",
          link: "https://developer.apple.com/library/archive/documentation/StringsTextFonts/"
            + "Conceptual/TextAndWebiPhoneOS/KeyboardManagement/KeyboardManagement.html")
      ],
      reading: "the observer is there from viewDidLoad to the controller's end, the field is a "
        + "subview of the content, and the controller's view one of the window")

    private var isRegistered = false

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    @inline(__always)  // a call would copy the event
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isRegistered = true
      case .viewDeinit: isRegistered = false
      case .keyboardDidShow where isRegistered:
        RawHeightScrollToField.avoid(event.keyboard.beginFrame?.height ?? 0, &view)
      case .keyboardWillHide where isRegistered: view.replaceInsets(bottom: 0)
      default: break
      }
    }
  }
}
