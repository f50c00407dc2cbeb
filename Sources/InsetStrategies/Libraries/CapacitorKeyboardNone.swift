import InsetCore

extension Strategies {
  /// Capacitor's keyboard plugin with the resize mode `none`: the page gets events and
  /// keeps its size.
  ///
  /// The plugin takes the web view's own observers away, so that WebKit makes no room either. What
  /// it does is wipe the content insets of the web view's scroll view with each show and hide,
  /// which moves nothing that is fixed in the page. An app that wants room makes it in JavaScript.
  struct CapacitorKeyboardNone: InsetStrategy {
    static let id = "capacitor-keyboard-none"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "Capacitor Keyboard 8.0, resize none",
      group: .library,
      summary: "Leaves the web view and its page as they are, and turns WebKit's own room off.",
      formula: "contentInset = 0 on willShow, didShow, willHide and didHide; frames unchanged",
      availability: [
        Availability("os>=15", source: "Capacitor 8: iOS 15"),
        Availability("accessory:none", source: "the plugin removes inputAccessoryView by default"),
      ],
      weaknesses: [
        Weakness(
          "A docked keyboard covers the view's end", often: .hidden,
          in: "keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "The bar of an iPad's hardware keyboard shows", often: .hidden,
          in: "keyboard:hardware+bar"),
      ],
      publications: [
        .capacitorKeyboard("load, _updateFrame and resetScrollView")
      ])

    private var isLoaded = false

    /// Takes an event; the plugin is there from `viewDidLoad` on.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isLoaded = true
      case .viewDeinit: isLoaded = false
      case .keyboardWillShow where isLoaded, .keyboardDidShow where isLoaded,
        .keyboardWillHide where isLoaded, .keyboardDidHide where isLoaded:
        view.contentInset = .zero
      default: break
      }
    }
  }
}
