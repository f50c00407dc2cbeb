import InsetCore

extension Strategies {
  /// Eureka's form controller: the table's part below the keyboard's top less its safe area.
  ///
  /// It hears show and hide from `viewWillAppear` to `viewWillDisappear`, while a row of its table
  /// has the focus, and takes the end frame to be in the window's space. The inset that the first
  /// show finds is kept until a hide. Nothing is written unless more is needed than that, so that a
  /// lower keyboard can leave a higher one's inset. The indicator gets the content's bottom on show
  /// and on hide. The safe area is taken off whether the table applies it or not. Where it insets,
  /// it scrolls by as little as shows the row.
  ///
  /// `rowKeyboardSpacing` is 0, as it is by default.
  ///
  /// Reading: the row is the field, which keeps the focus when the keyboard goes. A notification
  /// that lacks a key ends the app in the source, and is not read here.
  struct Eureka: InsetStrategy {
    static let id = "eureka"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Eureka FormViewController 5.5",
      group: .library,
      summary:
        "Sets the bottom inset to the table's part below the keyboard's top less its safe area.",
      formula: "bottom = table.frame.maxY - window.convert(kbEnd, to: table.superview).minY + "
        + "rowKeyboardSpacing - safeAreaInsets.bottom; contentInset.bottom = "
        + "scrollIndicatorInsets.bottom = bottom on willShow if bottom > start, start on willHide; "
        + "start = contentInset.bottom as of the first willShow since; rowKeyboardSpacing = 0; "
        + "from viewWillAppear to viewWillDisappear",
      availability: [Availability("os>=9", source: "podspec: iOS 9")],
      weaknesses: [
        Weakness(
          "The app has insets of its own: they are replaced", often: .hidden, .padding, .indicators,
          in: "base:!base0"),
        Weakness(
          "The view makes room itself: the keyboard counts twice", often: .gap,
          in: "placement:shrinking,nested-scroll,table-controller,swiftui,web-view "
            + "keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        Publication(
          "Eureka", version: "5.5.0", date: "2024-05-23", license: "MIT",
          code: "Core.swift keyboardWillShow, keyboardWillHide, viewWillAppear and "
            + "viewWillDisappear",
          link: "https://github.com/xmartlabs/Eureka/blob/5.5.0/Source/Core/Core.swift")
      ],
      reading: "the row is the field, which keeps the focus when the keyboard goes, and a "
        + "notification that lacks a key is not read")

    private var isListening = false
    /// The bottom inset that the first show since a hide has found.
    private var start: Double?

    /// Takes an event; it listens while its screen appears.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewWillAppear: isListening = true
      case .viewWillDisappear: isListening = false
      case .viewDeinit: self = Eureka()
      case .keyboardWillShow where isListening: show(event.keyboard, &view)
      case .keyboardWillHide where isListening: hide(event.keyboard, &view)
      default: break
      }
    }

    private mutating func show(_ keyboard: KeyboardNotification, _ view: inout ViewState) {
      let field = view.environment.focusedField
      guard !field.isEmpty, let end = keyboard.endFrame, keyboard.duration != nil,
        keyboard.curve != nil
      else { return }
      let top = view.convert(end, from: .window, to: .superview).minY
      let bottom =
        view.environment.chain.view.maxY - top - view.environment.safeAreaInsets.bottom
      let start = start ?? view.contentInset.bottom
      self.start = start
      guard bottom > start else { return }
      view.contentInset.bottom = bottom
      view.verticalScrollIndicatorInsets.bottom = bottom
      view.scrollRectToVisible(field)
    }

    private mutating func hide(_ keyboard: KeyboardNotification, _ view: inout ViewState) {
      guard let start, keyboard.duration != nil, keyboard.curve != nil else { return }
      view.contentInset.bottom = start
      view.verticalScrollIndicatorInsets.bottom = start
      self.start = nil
    }
  }
}
