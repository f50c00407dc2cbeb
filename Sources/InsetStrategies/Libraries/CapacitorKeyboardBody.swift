import InsetCore

extension Strategies {
  /// Capacitor's keyboard plugin with the resize mode `body` or `ionic`: makes the page lower.
  ///
  /// The web view stays as it is. While the keyboard is up, the page's body (in the mode `ionic`
  /// its `ion-app` element) gets a height of its own: the window's less the keyboard's, both in
  /// whole points. A page begins where its web view does, so that the window's height counts from
  /// the web view's top. After a hide the page fills its web view again. The height is set once,
  /// and the page keeps it through all layout. The modes differ in the element alone, and so are
  /// one strategy.
  ///
  /// The height of the keyboard is a ``CapacitorPlugin``'s; see ``CapacitorKeyboard`` for the mode
  /// `native`, which is the default.
  ///
  /// Reading: what is lowest in the page ends where the body does, and keeps off the safe area only
  /// where it reaches it, as Ionic's footer does. Nobody looks before a show is applied.
  struct CapacitorKeyboardBody: InsetStrategy {
    static let id = "capacitor-keyboard-body"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "Capacitor Keyboard 8.0, resize body or ionic",
      group: .library,
      summary: "Makes the page as high as the window less the keyboard's height.",
      formula:
        "body.style.height = Int(window.height) - padding if padding > 0, else none; padding = "
        + "Int(kbEnd.height) on willShow, on an iPad Int(max(0, webView.convert(webView.frame, "
        + "to: screen).maxY - (screen.height - kbEnd.height))) as of the first willShow since "
        + "didHide; 0 on willHide; set where it is another one",
      availability: [
        Availability("os>=15", source: "Capacitor 8: iOS 15"),
        Availability("accessory:none", source: "the plugin removes inputAccessoryView by default"),
      ],
      weaknesses: [
        Weakness(
          "The web view does not fill its window", often: .hidden, .gap,
          in: "placement:child,nested,above-input-bar "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "A window or sheet does not fill the screen", often: .hidden, .gap,
          in: "window:!full keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "A bar lies above or below the web view", often: .hidden, .gap,
          in: "placement:safe-area bars:!none keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "Only the bar of an iPad's hardware keyboard shows: the frame's height counts",
          often: .gap,
          in: "device:ipad* keyboard:hardware+bar"),
      ],
      publications: [
        .capacitorKeyboard(
          "resizeElement, onKeyboardWillShow, onKeyboardWillHide, onKeyboardDidHide and "
            + "_updateFrame")
      ],
      reading: "what is lowest in the page ends where the body does and keeps off the safe area "
        + "only where it reaches it, and nobody looks before a show is applied")

    private var plugin = CapacitorPlugin(resizesWebView: false)
    /// The height that the page has been given; nil where it fills its web view.
    private var height: Double?

    /// Takes an event; the plugin is there from `viewDidLoad` on.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      if plugin.note(event, in: view) {
        let whole = view.environment.chain.window.height.rounded(.towardZero)
        height = plugin.padding > 0 ? whole - plugin.padding : nil
        putContent(&view)
      } else if event.kind == .viewDidLayoutSubviews, height != nil {
        putContent(&view)
      } else if event.kind == .viewDeinit {
        height = nil
      }
    }

    private func putContent(_ view: inout ViewState) {
      guard let height else {
        view.bottomConstraint = 0
        return
      }
      let chain = view.environment.chain
      view.endPage(at: chain.root.minY + chain.superview.minY + chain.view.minY + height)
    }
  }
}
