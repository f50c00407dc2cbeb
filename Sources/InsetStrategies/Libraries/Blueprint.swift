import InsetCore

extension Strategies {
  /// Blueprint's ScrollView: adds the keyboard's overlap to the base and takes off the safe area.
  ///
  /// Two guards: an overlap counts only if it is more than a point and more than the safe area, and
  /// the safe area is not taken off where the content ends above it, since the scroll view does not
  /// apply it then. The indicator's bottom inset is the bare overlap. The same observer as
  /// Listable's reports where the keyboard is.
  struct Blueprint: InsetStrategy {
    static let id = "blueprint"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      summary: "Adds the keyboard's overlap less the safe area to the bottom inset.",
      formula: "overlap = bounds.height - kb.minY; if overlap > max(1, safeAreaInsets.bottom): "
        + "contentInset.bottom = base + overlap - safeAreaInsets.bottom, the last term only if the "
        + "content reaches the safe area, and verticalScrollIndicatorInsets.bottom = overlap; else "
        + "both are the base",
      failsWhen: "The scroll view ignores its safe area, or applies it to content that ends above "
        + "it or between it and the view's bottom. The indicator adds the safe area by itself, or "
        + "has insets of its own. The keyboard floats or is raised",
      source: "Blueprint (Apache-2), BlueprintUICommonControls, ScrollView.swift; "
        + "swift-keyboard-observer (Apache-2)")

    private var keyboard = ObservedKeyboard()
    private var presence = Presence()
    private var base = 0.0
    private var indicatorBase = 0.0

    /// Takes an event; the observer is there from launch on, the view from `viewDidLoad` to
    /// `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      keyboard.note(event)
      presence.note(event)
      if event == .viewDidLoad {
        base = view.contentInset.bottom
        indicatorBase = view.verticalScrollIndicatorInsets.bottom
      }
      if presence.isLoaded, keyboard.isKnown { update(&view) }
    }

    private func update(_ view: inout ViewState) {
      let height = view.environment.chain.view.height
      let safeArea = view.environment.safeAreaInsets.bottom
      var overlap = 0.0
      if let frame = keyboard.overlappingFrame(in: view, hasWindow: presence.hasWindow) {
        overlap = height - frame.minY
      }
      guard overlap > max(1, safeArea) else {
        view.contentInset.bottom = base
        view.verticalScrollIndicatorInsets.bottom = indicatorBase
        return
      }
      let contentEnd = view.adjustedContentInset.top + view.environment.contentSize.height
      let applied = contentEnd < height - safeArea ? 0 : safeArea
      view.contentInset.bottom = base + overlap - applied
      view.verticalScrollIndicatorInsets.bottom = overlap
    }
  }
}
