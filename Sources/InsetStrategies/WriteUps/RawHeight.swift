import InsetCore

extension Strategies {
  /// S0b: sets the bottom insets to the height that S0's core reports.
  ///
  /// The bare core hands a height on and leaves what to do with it to the consumer. Reading: the
  /// consumer is a table that takes the height as it is, in the way of the example. `contentInset`
  /// and the indicator's insets become (0, 0, height, 0), so that all other edges are wiped.
  struct RawHeight: InsetStrategy {
    static let id = "s0b-raw-height"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "Sorix (gist), raw height",
      group: .writeUp,
      summary: "Sets the bottom inset to the keyboard's height whenever its frame changes.",
      formula: "contentInset = scrollIndicatorInsets = (0, 0, kbEnd.height, 0) on willChangeFrame, "
        + "(0, 0, 0, 0) on willHide",
      weaknesses: [
        Weakness(
          "The app has insets of its own: they are wiped", .hidden, .gap, .padding,
          in: "base:!base0 keyboard:!floating,undocked,split"),
        Weakness(
          "Something lies between the view and the bottom of the screen", .hidden, .gap,
          in: "placement:safe-area,child,above-input-bar "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "A tab bar or toolbar lies below the view or its content", .hidden, .gap,
          in: "bars:tab,nav+tab,nav+toolbar keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The keyboard floats, is raised or split: its overlap counts", .gap,
          in: "keyboard:floating,undocked,split"),
        Weakness(
          "Only the bar of an iPad's hardware keyboard shows: the frame's height counts", .gap,
          in: "device:ipad* keyboard:hardware* accessory:!none"),
      ],
      publications: [.sorix("its core; the text says that the insets are wrong with bars")],
      reading: "the consumer writes the height as it is")

    private var observers = HeightObservers()

    /// Takes an event; registered from each appearance on, to the controller's end.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      observers.receive(event) { height in view.replaceInsets(bottom: height) }
    }
  }
}
