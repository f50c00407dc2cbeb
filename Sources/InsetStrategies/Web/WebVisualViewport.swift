import InsetCore

extension Strategies {
  /// A web page that follows the visual viewport: as high as it, and moved down by what WebKit has
  /// panned.
  ///
  /// `scrollTo(0, 0)` after each `resize` ends in the same place.
  ///
  /// Reading: `offsetTop` is true when the page asks for it. Hydrogen computes it instead, since it
  /// lagged on iOS 14.4, and takes the page to be panned as far as the keyboard is high.
  struct WebVisualViewport: InsetStrategy {
    static let id = "web-visual-viewport"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Web page: visualViewport.height and offsetTop (Hydrogen 14c984a)",
      group: .web,
      summary:
        "Makes the page as high as the visual viewport, and moves it back where it was panned.",
      formula: "page.top = visualViewport.offsetTop, page.height = visualViewport.height on resize "
        + "and scroll",
      availability: [Availability("os>=13", source: "iOS 13 brought visualViewport")],
      weaknesses: [
        Weakness(notInMatrix: "The page asks for offsetTop before WebKit has updated it")
      ],
      publications: [
        Publication(
          "Hydrogen", version: "14c984a", date: "2025-01-28", license: "AGPL-3.0",
          code: "Platform.js adaptUIOnVisualViewportResize",
          link: "https://github.com/element-hq/hydrogen-web/"
            + "blob/14c984a89bd6ca9c8fe04fded25ad1355450f19f/src/platform/web/Platform.js"),
        .webKit("_updateVisibleContentRects and _zoomToFocusRect"),
      ],
      reading: "`offsetTop` is true when the page asks for it")

    private var viewport = VisualViewport()

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      viewport.receive(event, in: view)
      view.bottomConstraint = viewport.covered
    }
  }
}
