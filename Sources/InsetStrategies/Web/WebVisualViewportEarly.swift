import InsetCore

extension Strategies {
  /// A web page as high as `visualViewport.height`, which it asks for at once on each `resize`.
  ///
  /// WebKit may dispatch the event of a hide while the height is still that above the keyboard, and
  /// no further one follows: the page stays as high as it was. Asking in `requestAnimationFrame`, as the
  /// report's fix does, gives ``WebVisualViewportHeight``.
  ///
  /// Reading: the event of each hide is early, and that of a show is not.
  struct WebVisualViewportEarly: InsetStrategy {
    static let id = "web-visual-viewport-early"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Web page: visualViewport.height, asked too early",
      group: .web,
      summary: "Makes the page as high as the visual viewport was when its resize was dispatched.",
      formula:
        "page.height = visualViewport.height on resize, which at a hide is still the old one",
      availability: [Availability("os>=13", source: "iOS 13 brought visualViewport")],
      weaknesses: [
        Weakness(
          "The keyboard hides: the page keeps the height above it", .gap, .notRestored,
          in: "script:show-hide keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "WebKit pans the page to a field behind the keyboard", often: .gap, .offset,
          in: "field:middle,bottom keyboard:!hardware*,floating,undocked,split"),
      ],
      publications: [
        Publication(
          "WebKit bug 254861", version: "(comment 4)", date: "date not known",
          code: "as pi-web's pull request 387 describes and mends it",
          link: "https://bugs.webkit.org/show_bug.cgi?id=254861#c4")
      ],
      reading: "the event of each hide is early, and that of a show is not")

    private var viewport = VisualViewport()

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      viewport.receive(event, in: view)
      if viewport.covered > 0 { view.bottomConstraint = viewport.covered }
      view.translationY = -viewport.offsetTop
    }
  }
}
