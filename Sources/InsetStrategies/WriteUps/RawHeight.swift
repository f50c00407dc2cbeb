import InsetCore

extension Strategies {
  /// S0b: sets the bottom insets to the height that S0's core reports.
  ///
  /// The bare core hands a height on and leaves what to do with it to the consumer. Here the
  /// consumer is a table that takes the height as it is: `contentInset` and the indicator's insets
  /// become (0, 0, height, 0), so that all other edges are wiped.
  struct RawHeight: InsetStrategy {
    static let id = "s0b-raw-height"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      summary: "Sets the bottom inset to the keyboard's height whenever its frame changes.",
      formula: "contentInset = scrollIndicatorInsets = (0, 0, kbEnd.height, 0) on willChangeFrame, "
        + "(0, 0, 0, 0) on willHide",
      failsWhen: "Anything lies between the view and the bottom of the screen. The system adds a "
        + "safe area: it counts twice. The keyboard floats, or shows only its bar while its frame "
        + "keeps the full height. The app has insets of its own: they are wiped. The interface is "
        + "in landscape up to iOS 7: width is read as height",
      source: "the gist \"Report keyboard height changes\", its core without the example; the text "
        + "says that other consumers must subtract by themselves")

    private var observers = HeightObservers()

    /// Takes an event; registered from each appearance on and never removed.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      observers.receive(event) { height in view.replaceInsets(bottom: height) }
    }
  }
}
