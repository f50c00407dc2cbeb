import InsetCore
import Testing

@testable import InsetStrategies

/// Pages on a phone of 390 x 844 whose safe area leaves 763 pt, of which a keyboard of 336 pt covers 302.
struct WebPageTests {
  /// A page and what its strategies write: the constraint of the bar, and how far the page has moved.
  struct Case: CustomTestStringConvertible, Sendable {
    var words: String
    /// The top of a field of 40 pt.
    var field: Double
    var pan = OSCapabilities.PanAfterHide.nothing
    var events: [Event]
    var fixed: [Double]
    var height: [Double]
    var bottom: [Double]
    var viewport: [Double]
    var testDescription: String { words }
  }

  static let keyboard = Rect(x: 0, y: 508, width: 390, height: 336)
  static let gone = Rect(x: 0, y: 844, width: 390, height: 336)
  static let shown: [Event] = .appear + .show(keyboard)
  static let hidden: [Event] = shown + .hide(gone)

  static let cases = [
    // 461 pt are visible, and a field up to 411 is well within them.
    Case(
      words: "A field well above the keyboard pans nothing", field: 371, events: shown,
      fixed: [0, 0], height: [302, 0], bottom: [302, 0], viewport: [302, 0]),
    // 400 - (461 - 40) / 2.
    Case(
      words: "A field close to the keyboard comes to the middle", field: 400, events: shown,
      fixed: [0, -189.5], height: [302, -189.5], bottom: [112.5, -189.5], viewport: [302, 0]),
    // 723 - 210.5 is more than there is.
    Case(
      words: "A field in the bar pans the page to its end", field: 723, events: shown,
      fixed: [0, -302], height: [302, -302], bottom: [0, -302], viewport: [302, 0]),
    Case(
      words: "A hide brings the page back", field: 723, events: hidden,
      fixed: [0, 0], height: [0, 0], bottom: [0, 0], viewport: [0, 0]),
    Case(
      words: "On iOS 26 all of it but 24 pt", field: 723, pan: .part, events: hidden,
      fixed: [0, -24], height: [0, -24], bottom: [-24, -24], viewport: [0, 0]),
    Case(
      words: "On iOS 12 nothing of it", field: 400, pan: .all, events: hidden,
      fixed: [0, -189.5], height: [0, -189.5], bottom: [-189.5, -189.5], viewport: [0, 0]),
    // From 189.5 to 600.5 the field is well visible already.
    Case(
      words: "What is panned already is panned no further", field: 400, pan: .all,
      events: hidden + .show(keyboard),
      fixed: [0, -189.5], height: [302, -189.5], bottom: [112.5, -189.5], viewport: [302, 0]),
  ]

  @Test(arguments: cases)
  func `A page and its bar`(page: Case) {
    let environment = Self.environment(field: page.field, page.pan)
    func parts<S: InsetStrategy>(_ strategy: S.Type) -> [Double] {
      let written = written(by: strategy, in: environment, page.events)
      return [written.constraint, written.translation]
    }
    #expect(parts(Strategies.WebFixedBar.self) == page.fixed)
    #expect(parts(Strategies.WebVisualViewportHeight.self) == page.height)
    #expect(parts(Strategies.WebVisualViewportBottom.self) == page.bottom)
    #expect(parts(Strategies.WebVisualViewport.self) == page.viewport)
  }

  @Test func `A keyboard that a report of WebKit's pan had pans as far`() {
    // react-spectrum, issue 9858: a layout of 714 pt, 377 of them visible, is panned by 158.
    let screen = Size(width: 402, height: 874)
    let page = Rect(x: 0, y: 62, width: 402, height: 714)
    let environment = Self.environment(screen, page, field: 326.5, .nothing)
    let keyboard = Rect(x: 0, y: 439, width: 402, height: 435)
    let fixed = written(
      by: Strategies.WebFixedBar.self, in: environment, .appear, .show(keyboard))
    #expect(fixed.translation == -158)
  }

  private static func environment(
    _ screen: Size = Size(width: 390, height: 844),
    _ page: Rect = Rect(x: 0, y: 47, width: 390, height: 763), field: Double,
    _ pan: OSCapabilities.PanAfterHide
  ) -> ViewEnvironment {
    var chain = ViewChain(filling: screen)
    chain.view = page
    var capabilities = OSCapabilities.modern
    capabilities.panAfterHide = pan
    return ViewEnvironment(
      chain: chain, contentSize: page.size,
      rootObstruction: Insets(top: page.minY, bottom: screen.height - page.maxY),
      focusedField: Rect(x: 16, y: field, width: page.width - 32, height: 40), isWebPage: true,
      capabilities: capabilities)
  }
}
