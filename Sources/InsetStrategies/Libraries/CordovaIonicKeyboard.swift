import InsetCore

extension Strategies {
  /// Cordova's Ionic keyboard plugin: ends the web view above the window's bottom edge by the
  /// keyboard's height in whole points, on every device.
  ///
  /// The resize mode is the default, native. The plugin hears a show and a hide from `viewDidLoad`
  /// to `viewDeinit`, whoever has caused the keyboard, and acts if the height is another one than
  /// before. The web view's frame is set anew 0.2 seconds after the animation of a show and 0.01
  /// seconds after a hide: its bottom edge goes to the window's height less the keyboard's, counted
  /// in the superview, and so to the window's bottom edge after a hide, wherever it was before.
  /// Between these, the web view resizes with what is around it, as Cordova lets it. The two
  /// notifications of a show and the two of a hide also wipe the scroll view's insets.
  ///
  /// A tall status bar sets the frame, too; the 20 points that the source then adds to the height
  /// are not used in this mode.
  ///
  /// Reading: the web view is the avoiding view, and its content keeps off the root view's safe
  /// area by itself. Reading: the frame is set after all layout that comes before the next `did`
  /// notification. Reading: a root view that goes down or up by 20 points while it ends where the
  /// window does shows that the status bar is tall or no longer so. The plugin removes
  /// the accessory view of the web view. Left out: the system also reports another status bar when the
  /// interface turns.
  struct CordovaIonicKeyboard: InsetStrategy {
    static let id = "cordova-plugin-ionic-keyboard"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "Cordova Ionic Keyboard 2.2",
      group: .library,
      animation: .late("its code sets the frame 0.2 seconds after a show's animation"),
      summary: "Ends the web view above the window's bottom edge by the keyboard's height.",
      formula: "webView.maxY = window.height - padding; padding = Int(kbEnd.height) on willShow, 0 "
        + "on willHide, if that is another one; contentInset = 0 on willShow, didShow, willHide and "
        + "didHide",
      availability: [
        Availability("os>=8", source: "WKWebView came with iOS 8"),
        Availability("accessory:none", source: "the plugin removes inputAccessoryView by default"),
      ],
      weaknesses: [
        Weakness(
          "The web view does not fill its window", .hidden, .gap,
          in: "placement:child,nested,above-input-bar "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The bar of a hardware keyboard is up, without an accessory", often: .gap,
          in: "keyboard:hardware+bar"),
        Weakness(
          "The window ends above the bottom of the screen", often: .hidden, .gap,
          in: "window:!full,split*,tiled-half,tiled-third* "
            + "keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        Publication(
          "cordova-plugin-ionic-keyboard", version: "2.2.0", date: "2019-08-22",
          license: "Apache-2.0 (MIT in LICENSE)",
          code: "CDVIonicKeyboard.m onKeyboardWillShow, onKeyboardWillHide, setPaddingBottom, "
            + "_updateFrame and resetScrollView",
          link: "https://github.com/ionic-team/cordova-plugin-ionic-keyboard/"
            + "blob/v2.2.0/src/ios/CDVIonicKeyboard.m")
      ],
      reading: "the web view is the avoiding view and its content keeps off the root view's "
        + "safe area by itself, the frame is set after all layout before the next did "
        + "notification, and a root view that moves by 20 points shows another status bar")

    private var isLoaded = false
    private var padding = 0.0
    /// How far the web view ends above where it was laid out, in points; nil before its frame was
    /// set.
    private var margin: Double?
    /// Whether the frame is yet to be set.
    private var isPending = false
    /// The root view's top edge in the window.
    private var rootTop = 0.0

    /// Takes an event; the plugin is there from `viewDidLoad` on.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad:
        isLoaded = true
        rootTop = view.environment.chain.root.minY
      case .viewDeinit: self = CordovaIonicKeyboard()
      case .keyboardWillShow where isLoaded:
        pad(by: event.keyboard.endFrame?.height ?? 0, &view)
        view.contentInset = .zero
      case .keyboardWillHide where isLoaded:
        pad(by: 0, &view)
        view.contentInset = .zero
      case .keyboardDidShow where isLoaded, .keyboardDidHide where isLoaded:
        isPending = false
        view.contentInset = .zero
      case .keyboardDidChangeFrame: isPending = false
      case .viewDidLayoutSubviews where isLoaded: follow(&view)
      default: break
      }
    }

    private mutating func pad(by height: Double, _ view: inout ViewState) {
      let whole = height.rounded(.towardZero)
      if whole == padding { return }
      padding = whole
      isPending = true
      setFrame(&view)
    }

    private mutating func follow(_ view: inout ViewState) {
      let chain = view.environment.chain
      let hasOtherStatusBar =
        abs(chain.root.minY - rootTop) == 20 && chain.root.maxY == chain.window.height
      rootTop = chain.root.minY
      if isPending || hasOtherStatusBar { setFrame(&view) } else { putContent(&view) }
    }

    private mutating func setFrame(_ view: inout ViewState) {
      let chain = view.environment.chain
      margin = chain.view.maxY - (chain.window.height - padding)
      view.contentInset = .zero
      putContent(&view)
    }

    /// Puts the lowest content at the web view's end, or at the root view's safe area if that is
    /// higher.
    private func putContent(_ view: inout ViewState) {
      guard let margin else { return }
      let environment = view.environment
      let chain = environment.chain
      let safeEnd =
        chain.root.height - environment.rootObstruction.bottom - chain.superview.minY
      let end = min(chain.view.maxY - margin, safeEnd)
      view.putLowestContent(aboveBottom: chain.view.maxY - end)
    }
  }
}
