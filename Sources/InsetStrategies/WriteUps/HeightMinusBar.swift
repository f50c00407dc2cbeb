import InsetCore

extension Strategies {
  /// S0a: sets the bottom insets to the keyboard's height less the height of one bar.
  ///
  /// The consumer that the write-up shows for a view controller. It asks which container there is,
  /// not where its bar is: a tab bar counts even if hidden or on top, and a toolbar only where
  /// there is no tab bar controller. All other edges are wiped.
  ///
  /// A normal hide posts `willChangeFrame` too, with the full height just below the screen; the
  /// result is right only because `willHide` follows. The animation's curve is thrown away.
  struct HeightMinusBar: InsetStrategy {
    static let id = "s0a-height-minus-bar"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "Sorix (gist), height less the tab bar",
      group: .writeUp,
      animation: .ownCurve("its example passes on the duration alone"),
      summary: "Sets the bottom inset to the keyboard's height less a tab bar's or a toolbar's.",
      formula: "contentInset = scrollIndicatorInsets = (0, 0, max(0, kbEnd.height - bar), 0) on "
        + "willChangeFrame, kbEnd.height taken as 0 on willHide; bar = the tab bar's height in a "
        + "tab bar controller, else the height of a toolbar that is not hidden, else 0",
      weaknesses: [
        Weakness(
          "The app has insets of its own: they are wiped", .hidden, .gap, .padding,
          in: "base:!base0 keyboard:!floating,undocked,split"),
        Weakness(
          "The keyboard hides, and what the system adds differs from the tab bar", often: .gap,
          in: "script:!show"),
        Weakness(
          "Something lies between the view and the bottom of the screen", often: .gap,
          in: "placement:safe-area,child,above-input-bar "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The keyboard floats, is raised or split: its overlap counts", .gap,
          in: "keyboard:floating,undocked,split"),
        Weakness(
          "Only the bar of an iPad's hardware keyboard shows: the frame's height counts", .gap,
          in: "device:ipad* keyboard:hardware* accessory:!none"),
      ],
      publications: [.sorix("its example for a view controller")])

    private var observers = HeightObservers()

    /// Takes an event; registered from each appearance on, to the controller's end.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      observers.receive(event) { height in
        view.replaceInsets(bottom: max(0, height - Self.barHeight(in: view.environment)))
      }
    }

    /// The height of the one bar that is subtracted, in points.
    private static func barHeight(in environment: ViewEnvironment) -> Double {
      if let tabBar = environment.tabBar { return tabBar.frame.height }
      guard let toolbar = environment.toolbar, !toolbar.isHidden else { return 0 }
      return toolbar.frame.height
    }
  }
}
