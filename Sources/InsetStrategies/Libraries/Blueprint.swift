import InsetCore

extension Strategies {
  /// Blueprint's ScrollView: adds the keyboard's overlap to the base and takes off the safe area.
  ///
  /// An overlap counts only if it is more than a point and more than the safe area, which is then
  /// taken off whether the scroll view applies it or not. The indicator gets the content's inset,
  /// its base included. The same observer as Listable's reports where the keyboard is.
  ///
  /// The view measures when the keyboard moves, when it comes into a window, when the safe area
  /// changes, and when it is rendered: in the layout after one of these, for another size, or
  /// because the app sets insets. A view that only moves keeps what it has. Safe area edges for
  /// `scrollableAxes`, an option, are left out.
  ///
  /// Reading: the indicator gets the content's base from the first rendering on; here it waits for
  /// the first notification.
  struct Blueprint: InsetStrategy {
    static let id = "blueprint"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "Blueprint 6.7",
      group: .library,
      summary: "Adds the keyboard's overlap less the safe area to the bottom inset.",
      formula: "overlap = bounds.height - kb.minY; contentInset.bottom = base + overlap - "
        + "safeAreaInsets.bottom if overlap > max(1, safeAreaInsets.bottom), else base; "
        + "verticalScrollIndicatorInsets.bottom = contentInset.bottom",
      availability: [
        Availability("os>=14", source: "Package.swift, an earlier version: iOS 14"),
        Availability(
          "placement:!web-view,table-controller", source: "the scroll view is a class of its own"),
        Availability("base:!edges", source: "an app cannot set the indicator's insets"),
      ],
      weaknesses: [
        Weakness(
          "The keyboard floats, is raised or split: its overlap counts", .gap,
          in: "keyboard:floating,undocked,split"),
        Weakness(
          "The scroll view does not apply its safe area: content is hidden", .hidden,
          in: "adjustment:never placement:fill,short,tall,shrinking os>=11 "
            + "keyboard:!hardware,floating,undocked,split bars:tab,nav+tab,nav+toolbar"),
      ],
      publications: [
        Publication(
          "Blueprint", version: "6.7.3", date: "2026-06-17", license: "Apache-2.0",
          code: "ScrollView.swift calculateContentInset, BlueprintView.swift "
            + "setNeedsViewHierarchyUpdate",
          link: "https://github.com/square/Blueprint/"
            + "blob/6.7.3/BlueprintUICommonControls/Sources/ScrollView.swift"),
        .swiftKeyboardObserver,
      ],
      reading: "until the keyboard is heard of the indicator's inset stays")

    /// What another rendering would follow from.
    private struct Rendering: Hashable {
      var size: Size
      var safeArea: Insets
      var bottom: Double

      init(_ view: ViewState) {
        size = view.environment.chain.view.size
        safeArea = view.environment.safeAreaInsets
        bottom = view.contentInset.bottom
      }
    }

    private var keyboard = ObservedKeyboard()
    private var presence = Presence()
    private var base = 0.0
    private var rendering: Rendering?

    /// Takes an event; the observer is there from launch on, the view from `viewDidLoad` to
    /// `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      let (isMoved, hadWindow) = (keyboard.note(event), presence.hasWindow)
      presence.note(event)
      if event.kind == .viewDidLoad { base = view.contentInset.bottom }
      guard presence.isLoaded, keyboard.isKnown else { return }
      switch event.kind {
      case .viewDidLoad: update(&view)
      case .viewWillAppear where !hadWindow, .safeAreaInsetsDidChange:
        update(&view)
        rendering = nil
      case .viewDidLayoutSubviews: if rendering != Rendering(view) { update(&view) }
      default: if isMoved { update(&view) }
      }
    }

    private mutating func update(_ view: inout ViewState) {
      let safeArea = view.environment.safeAreaInsets.bottom
      let frame = keyboard.overlappingFrame(in: view, hasWindow: presence.hasWindow)
      let overlap = frame.map { view.environment.chain.view.height - $0.minY } ?? 0
      let bottom = overlap > max(1, safeArea) ? base + overlap - safeArea : base
      view.contentInset.bottom = bottom
      view.verticalScrollIndicatorInsets.bottom = bottom
      rendering = Rendering(view)
    }
  }
}
