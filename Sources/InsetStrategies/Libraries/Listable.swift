import InsetCore

extension Strategies {
  /// Listable: the keyboard's overlap with the list less the safe area that the list really
  /// applies.
  ///
  /// The list asks an observer that hears the keyboard from launch on, at every change of frame,
  /// layout and window. It owns its content insets: an overlap of nothing and no occluding bar
  /// makes them zero. The indicator keeps its own insets and takes the larger bottom. Before the
  /// first notification nothing is written.
  ///
  /// The safe area is the difference of adjusted and own insets; iOS 10 and earlier have none. An
  /// overlap smaller than the safe area gives a negative inset.
  struct Listable: InsetStrategy {
    static let id = "listable"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      summary:
        "Sets the bottom inset to the list's part below the keyboard's top less its safe area.",
      formula: "contentInset.bottom = (bounds.height - kb.minY) - (adjustedContentInset.bottom - "
        + "contentInset.bottom) if at least a point overlaps, else 0; all other edges 0; "
        + "verticalScrollIndicatorInsets.bottom = max(base, that)",
      failsWhen: "The app has insets of its own: they are wiped. The keyboard floats or is raised. "
        + "The overlap is less than the safe area. The indicator's safe area is not the content's",
      source: "Listable (Apache-2), ListView.swift; swift-keyboard-observer (Apache-2)")

    private var keyboard = ObservedKeyboard()
    private var presence = Presence()
    private var indicatorBase = Insets.zero

    /// Takes an event; the observer is there from launch on, the list from `viewDidLoad` to
    /// `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      keyboard.note(event)
      presence.note(event)
      if event == .viewDidLoad { indicatorBase = view.verticalScrollIndicatorInsets }
      if presence.isLoaded, keyboard.isKnown { update(&view) }
    }

    private func update(_ view: inout ViewState) {
      var bottom = 0.0
      if let frame = keyboard.overlappingFrame(in: view, hasWindow: presence.hasWindow) {
        let safeArea = view.adjustedContentInset.bottom - view.contentInset.bottom
        bottom = (view.environment.chain.view.height - frame.minY) - safeArea
      }
      view.contentInset = Insets(bottom: bottom)
      view.verticalScrollIndicatorInsets = indicatorBase
      view.verticalScrollIndicatorInsets.bottom = max(indicatorBase.bottom, bottom)
    }
  }
}
