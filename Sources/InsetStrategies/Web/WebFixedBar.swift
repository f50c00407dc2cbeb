import InsetCore

extension Strategies {
  /// A web page that leaves the keyboard to WebKit: its bar is `position: fixed` with `bottom: 0`.
  ///
  /// Fixed elements belong to the layout viewport, which keeps its size under a keyboard. Where WebKit
  /// pans the page to its focused field, the bar comes up with it and the page's top goes; else
  /// the bar stays behind the keyboard. `100dvh` and `interactive-widget` change nothing in WebKit.
  ///
  /// Reading: nothing is zoomed, and the page is as high as its layout viewport.
  struct WebFixedBar: InsetStrategy {
    static let id = "web-fixed-bar"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Web page: position fixed (WebKit 00fd8cd)",
      group: .web,
      summary: "Leaves a bar at the bottom of the layout viewport, which the keyboard covers.",
      formula: "bar.bottom = layout viewport's bottom - visualViewport.offsetTop",
      availability: [Availability("os>=8", source: "WKWebView came with iOS 8")],
      weaknesses: [
        Weakness(
          "WebKit pans the page to a field behind the keyboard", often: .offset,
          in: "field:middle,bottom keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "The field is well above the keyboard, and the bar stays behind it", .hidden,
          in: "field:top keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "The page stays where it was panned when the keyboard goes", often: .notRestored,
          in: "field:middle,bottom os:12,13,14,26 script:show-hide "
            + "keyboard:!hardware*,floating,undocked,split"),
      ],
      publications: [
        .webKit("_updateVisibleContentRects and _zoomToFocusRect")
      ],
      reading: "nothing is zoomed, and the page is as high as its layout viewport")

    private var viewport = VisualViewport()

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      viewport.receive(event, in: view)
      view.translationY = -viewport.offsetTop
    }
  }
}
