import InsetCore

extension Strategies {
  /// S2f: sets the bottom insets to the keyboard's height and scrolls to the focused field.
  ///
  /// It scrolls if the field's origin is not in the root view's frame less the keyboard's height.
  /// The field's frame is in the content and the root view's in its superview; they are compared as
  /// they are. An empty frame is no field. An event without an end frame is ignored. The observers
  /// keep the controller alive and are never removed.
  ///
  /// Reading: the root view's superview is the window, and the field's is the content.
  struct RawHeightScrollToField: InsetStrategy {
    static let id = "s2f-raw-height-scroll-to-field"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: "wemgl (comment on TimMedcalf's gist)",
      group: .writeUp,
      animation: .none("its code has no animation"),
      summary: "Sets the bottom inset to the keyboard's height and scrolls to the focused field.",
      formula: "contentInset = scrollIndicatorInsets = (0, 0, kbEnd.height, 0) on willShow, then "
        + "scrollRectToVisible(field.frame) unless field.frame.origin is in view.frame less "
        + "kbEnd.height; (0, 0, 0, 0) on willHide",
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
          "A tab bar or toolbar lies below the view or its content", .hidden, .gap,
          in: "bars:tab,nav+tab,nav+toolbar keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [.timMedcalf("wemgl's comment", date: "2020")],
      reading: "the field is a subview of the content, and the controller's view one of the "
        + "window")

    private var observers = 0

    /// Takes an event; registered from each appearance on and never removed.
    @inline(__always)  // a call would copy the event
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewWillAppear: observers += 1
      case .keyboardWillShow:
        guard let frame = event.keyboard.endFrame else { return }
        for _ in 0..<observers { Self.avoid(frame.height, &view) }
      case .keyboardWillHide:
        for _ in 0..<observers { view.replaceInsets(bottom: 0) }
      default: break
      }
    }

    /// Writes a keyboard's height, in points, and scrolls to a field that begins below it.
    static func avoid(_ height: Double, _ view: inout ViewState) {
      view.replaceInsets(bottom: height)
      let root = Rect(origin: .zero, size: view.environment.chain.root.size)
      var visible = view.convert(root, from: .root, to: .window)
      visible.size.height -= height
      let field = view.environment.focusedField
      if !field.isEmpty, !visible.contains(field.origin) { view.scrollRectToVisible(field) }
    }
  }
}
