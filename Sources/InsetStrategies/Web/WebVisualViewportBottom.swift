import InsetCore

extension Strategies {
  /// A fixed bar that follows the bottom of the visual viewport, as MDN's example of
  /// `VisualViewport` moves one.
  ///
  /// The bar is on the keyboard wherever WebKit pans the page. The page's top is not brought back, so
  /// that it is gone while the page is panned.
  struct WebVisualViewportBottom: InsetStrategy {
    static let id = "web-visual-viewport-bottom"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Web page: bar on the visual viewport",
      group: .web,
      summary:
        "Moves a fixed bar to the bottom of the visual viewport, and leaves the page panned.",
      formula: "bar.bottom = visualViewport.offsetTop + visualViewport.height",
      availability: [Availability("os>=13", source: "iOS 13 brought visualViewport")],
      weaknesses: [
        Weakness(
          "WebKit pans the page to a field behind the keyboard", often: .offset,
          in: "field:middle,bottom keyboard:!hardware*,floating,undocked,split")
      ],
      publications: [
        Publication(
          "MDN, \"VisualViewport\"", version: "(documentation)", date: "date not known",
          code: "the example that simulates position: device-fixed",
          link: "https://developer.mozilla.org/en-US/docs/Web/API/VisualViewport"),
        .webKit("_updateVisibleContentRects and _zoomToFocusRect"),
      ])

    private var viewport = VisualViewport()

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      viewport.receive(event, in: view)
      view.bottomConstraint = viewport.covered - viewport.offsetTop
      view.translationY = -viewport.offsetTop
    }
  }
}
