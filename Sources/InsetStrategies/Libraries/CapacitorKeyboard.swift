import InsetCore

extension Strategies {
  /// Capacitor's keyboard plugin: cuts the web view off above the keyboard, in whole points.
  ///
  /// The resize mode is the default, native: the web view ends that far above its window's bottom
  /// edge, counted in its superview and wherever it ended before, and on the window's bottom edge
  /// after a hide. On an iPad the height is what covers the web view, with two mistakes: the origin in
  /// the superview counts twice, and the height of the first show is kept until the keyboard has gone.
  ///
  /// The plugin removes the accessory view of the web view; the bar of a hardware keyboard stays.
  ///
  /// Reading: content in the web view keeps off the safe area by itself, wherever the web view ends,
  /// and a frame that has been set stays until the plugin sets another one, its bottom as far from the
  /// window's where that turns or grows. Nobody looks in the 0.2 seconds after the animation in which a
  /// show has not been applied yet; a hide before cancels it, with the same frame in the end.
  struct CapacitorKeyboard: InsetStrategy {
    static let id = "capacitor-keyboard"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "Capacitor Keyboard 8.0",
      group: .library,
      animation: .late("its code sets the frame 0.2 seconds after a show's animation"),
      summary: "Ends the web view above the window's bottom edge by the keyboard's height.",
      formula:
        "webView.frame.maxY = window.height - padding; padding = Int(kbEnd.height) on willShow, "
        + "on an iPad Int(max(0, webView.convert(webView.frame, to: screen).maxY - "
        + "(screen.height - kbEnd.height))) as of the first willShow since didHide; 0 on willHide; "
        + "set where it is another one",
      availability: [
        Availability("os>=15", source: "Capacitor 8: iOS 15"),
        Availability("accessory:none", source: "the plugin removes inputAccessoryView by default"),
      ],
      weaknesses: [
        Weakness(
          "Something lies below the web view on an iPad", .hidden, .gap,
          in: "placement:safe-area,child,above-input-bar device:ipad* "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The web view does not fill its window", .hidden, .gap,
          in: "placement:child,nested,above-input-bar keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The window ends above the bottom of the screen", often: .hidden, .gap,
          in: "window:!full keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        .capacitorKeyboard(
          "onKeyboardWillShow, onKeyboardWillHide, onKeyboardDidHide and _updateFrame")
      ],
      reading: "content in the web view keeps off the safe area by itself, a frame that has "
        + "been set stays until the plugin sets another one, and nobody looks before a show "
        + "is applied")

    private var plugin = CapacitorPlugin(resizesWebView: true)

    /// Takes an event; the plugin is there from `viewDidLoad` on.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      guard plugin.note(event, in: view) else { return }
      let chain = view.environment.chain
      view.endPage(
        at: chain.root.minY + chain.superview.minY + chain.window.height - plugin.padding)
    }
  }
}
