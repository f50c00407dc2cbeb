import InsetCore

extension Strategies {
  /// Does nothing, whatever the keyboard does.
  ///
  /// A control. It is right where nothing is covered, or where something else makes room.
  struct IgnoresKeyboard: InsetStrategy {
    static let id = "ignores-keyboard"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "Control: no avoidance",
      group: .control,
      summary: "Leaves the insets as they are.",
      formula: "contentInset and scrollIndicatorInsets are never written",
      weaknesses: [
        Weakness(
          "A docked keyboard covers the view's end", .hidden,
          in: "keyboard:!hardware*,floating,undocked,split "
            + "placement:!shrinking,nested-scroll,table-controller,swiftui,web-view "
            + "window:!stage-manager-top,free*,tiled-quarter*,form-sheet,popover"),
        Weakness(
          "A hardware keyboard's accessory covers the view's end", often: .hidden,
          in: "keyboard:hardware* accessory:!none"),
        Weakness(
          "The bar of a hardware keyboard covers the view's end", often: .hidden,
          in: "keyboard:hardware+bar"),
        Weakness(
          "A docked keyboard covers the end of a form sheet", often: .hidden,
          in: "keyboard:!hardware*,floating,undocked,split "
            + "placement:!shrinking,nested-scroll,table-controller,swiftui,web-view "
            + "window:form-sheet"),
        Weakness(
          "A docked keyboard covers the end of a free window or a quarter", often: .hidden,
          in: "keyboard:!hardware*,floating,undocked,split "
            + "placement:!shrinking,nested-scroll,table-controller,swiftui,web-view "
            + "window:free,free-bottom,tiled-quarter-bottom"),
      ],
      source: "this project")

    mutating func receive(_ event: Event, _ view: inout ViewState) {}
  }
}
