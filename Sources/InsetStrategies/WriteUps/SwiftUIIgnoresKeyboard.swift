import InsetCore

extension Strategies {
  /// A SwiftUI view with `ignoresSafeArea(.keyboard)`: SwiftUI makes no room, and nothing else does.
  ///
  /// Views are told to do so where something else moves, or where a view must not move with the
  /// keyboard. A scroll view under it keeps its insets.
  ///
  /// Reading: where SwiftUI's container makes room for the keyboard, that room is taken off again, from
  /// content and indicator each for itself. Reported are views inside a container in which the
  /// modifier does nothing; here it is on the outermost one.
  struct SwiftUIIgnoresKeyboard: InsetStrategy {
    static let id = "swiftui-ignores-keyboard"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "SwiftUI's ignoresSafeArea(.keyboard)",
      group: .writeUp,
      summary: "Takes the keyboard out of SwiftUI's safe area, and makes no room for it.",
      formula: "bottom inset = base, less what SwiftUI's container adds for the keyboard",
      availability: [Availability("os>=14", source: "SwiftUI counts the keyboard from iOS 14 on")],
      weaknesses: [
        Weakness(
          "A docked keyboard covers the view's end", .hidden,
          in: "keyboard:!hardware*,floating,undocked,split "
            + "placement:!shrinking,nested-scroll,table-controller,web-view "
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
            + "placement:!shrinking,nested-scroll,table-controller,web-view "
            + "window:form-sheet"),
        Weakness(
          "A docked keyboard covers the end of a free window or a quarter", often: .hidden,
          in: "keyboard:!hardware*,floating,undocked,split "
            + "placement:!shrinking,nested-scroll,table-controller,web-view "
            + "window:free,free-bottom,tiled-quarter-bottom"),
      ],
      publications: [
        Publication(
          "Apple, \"ignoresSafeArea(_:edges:)\"", version: "(documentation)",
          date: "date not known",
          link: "https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)")
      ],
      reading: "the modifier is on the outermost view, and the room that SwiftUI's container makes "
        + "is taken off")

    private var content = 0.0
    private var indicators = 0.0

    /// Takes an event; the container's room is up to date whenever the view is laid out.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      guard view.environment.isHostedBySwiftUI else { return }
      let environment = view.environment
      let content = view.systemInset.bottom - environment.systemInset.bottom
      let indicators = view.indicatorSystemInset.bottom - environment.indicatorSystemInset.bottom
      view.contentInset.bottom -= content - self.content
      view.verticalScrollIndicatorInsets.bottom -= indicators - self.indicators
      (self.content, self.indicators) = (content, indicators)
    }
  }
}
