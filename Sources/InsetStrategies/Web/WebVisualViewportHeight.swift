import InsetCore

extension Strategies {
  /// A web page as high as `visualViewport.height`, which it asks for on each `resize`.
  ///
  /// The bar at its bottom is right where WebKit does not pan. Where it does, the page has made room
  /// and is panned all the same: its top goes, and the bar is too high by as much.
  ///
  /// Reading: `resize` comes after the pan, which stays until somebody scrolls.
  struct WebVisualViewportHeight: InsetStrategy {
    static let id = "web-visual-viewport-height"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Web page: visualViewport.height (2f5cc48)",
      group: .web,
      summary: "Makes the page as high as the visual viewport, and leaves it panned.",
      formula: "page.height = visualViewport.height",
      availability: [Availability("os>=13", source: "iOS 13 brought visualViewport")],
      weaknesses: [
        Weakness(
          "WebKit pans the page to a field behind the keyboard", often: .gap, .offset,
          in: "field:middle,bottom keyboard:!hardware*,floating,undocked,split")
      ],
      publications: [
        Publication(
          "WaniKani Script Helper", version: "2f5cc48", date: "2023-05-15", license: "MIT",
          code: "set_window_height.js",
          link: "https://github.com/theusaf/WaniKani-Script-Helper/"
            + "blob/2f5cc482b8e2a5c36eb6d559d4d5ee1d4ba2af39/wanikani/lib/set_window_height.js"),
        .webKit("_updateVisibleContentRects and _zoomToFocusRect"),
      ],
      reading: "`resize` comes after WebKit's pan, which stays until somebody scrolls")

    private var viewport = VisualViewport()

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      viewport.receive(event, in: view)
      view.bottomConstraint = viewport.covered
      view.translationY = -viewport.offsetTop
    }
  }
}
