import InsetCore

extension Strategies {
  /// Listable: the keyboard's overlap with the list less the list's safe area.
  ///
  /// The list asks an observer that hears the keyboard from launch on: when the keyboard moves
  /// while the list has a window, at every layout and when it comes into a window. It owns its
  /// content insets: an app adds its own by `occlusionInsets`, which come on top of the keyboard's part
  /// for content and indicator. The vertical indicator keeps its own top inset, takes the larger bottom
  /// and has none at the sides.
  ///
  /// Reading: insets of the app's own are `occlusionInsets`.
  ///
  /// Reading: the list does so from the start; here it waits for the first notification.
  ///
  /// A keyboard that moves to where the list last heard of it, in the list's own space, is not
  /// heard, even if the list has been measured without it since.
  ///
  /// The safe area is taken off whether the list applies it or not. An overlap smaller than the
  /// safe area gives a negative inset.
  struct Listable: InsetStrategy {
    static let id = "listable"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "Listable 17.3",
      group: .library,
      summary:
        "Sets the bottom inset to the list's part below the keyboard's top less its safe area.",
      formula: "contentInset = occlusionInsets, its bottom + (bounds.height - kb.minY) - "
        + "safeAreaInsets.bottom if at least a point overlaps; verticalScrollIndicatorInsets.bottom "
        + "= max(base, contentInset.bottom), its sides 0",
      availability: [
        Availability("os>=14", source: "Package.swift, an earlier version: iOS 14"),
        Availability(
          "placement:!web-view,table-controller", source: "the list is a view class of its own"),
        Availability(
          "base:!edges", source: "occlusionInsets are the content's and the indicator's alike"),
      ],
      weaknesses: [
        Weakness(
          "The keyboard floats, is raised or split: its overlap counts", often: .gap,
          in: "keyboard:floating,undocked,split")
      ],
      publications: [
        Publication(
          "Listable", version: "17.3.0", date: "2026-06-22", license: "Apache-2.0",
          code: "ListView.swift calculateScrollViewInsets and keyboardFrameWillChange",
          link: "https://github.com/square/Listable/"
            + "blob/17.3.0/ListableUI/Sources/ListView/ListView.swift"),
        .swiftKeyboardObserver,
      ],
      reading: "the app's own insets are occlusionInsets, and until the keyboard is heard of they "
        + "stay as they are")

    private var keyboard = ObservedKeyboard()
    private var presence = Presence()
    private var occlusion = Insets.zero
    private var indicatorBase = Insets.zero
    /// Where the list last heard of the keyboard: nowhere yet, outside (nil) or over the list.
    private var heard: Rect??

    /// Takes an event; the observer is there from launch on, the list from `viewDidLoad` to
    /// `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      let (isMoved, hadWindow) = (keyboard.note(event), presence.hasWindow)
      presence.note(event)
      if event.kind == .viewDidLoad {
        (occlusion, indicatorBase) = (view.contentInset, view.verticalScrollIndicatorInsets)
      }
      guard presence.isLoaded, keyboard.isKnown else { return }
      switch event.kind {
      case .viewDidLoad, .viewDidLayoutSubviews: update(&view)
      case .viewWillAppear: if !hadWindow { update(&view) }
      default:
        guard isMoved, presence.hasWindow else { return }
        let frame = keyboard.overlappingFrame(in: view, hasWindow: true)
        if heard == .some(frame) { return }
        heard = .some(frame)
        update(&view)
      }
    }

    private func update(_ view: inout ViewState) {
      var bottom = 0.0
      if let frame = keyboard.overlappingFrame(in: view, hasWindow: presence.hasWindow) {
        let overlap = view.environment.chain.view.height - frame.minY
        bottom = overlap - view.environment.safeAreaInsets.bottom
      }
      bottom += occlusion.bottom
      view.contentInset = occlusion
      view.contentInset.bottom = bottom
      view.verticalScrollIndicatorInsets = Insets(
        top: indicatorBase.top, bottom: max(indicatorBase.bottom, bottom))
    }
  }
}
