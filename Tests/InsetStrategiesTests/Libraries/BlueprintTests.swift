import InsetCore
import Testing

@testable import InsetStrategies

struct BlueprintTests {
  typealias Strategy = Strategies.Blueprint

  static let safeArea = Insets(top: 10, left: 11, bottom: 12, right: 13)

  /// A view of 200 by 400 points under a keyboard that overlaps it by so much.
  private func result(
    overlap: Double, base: Insets, safeArea: Insets = safeArea, contentHeight: Double = 1200
  ) -> Written {
    let view = ViewEnvironment.stage(
      Size(width: 200, height: 400), contentHeight: contentHeight, obstruction: safeArea)
    let end = Rect(x: 0, y: 400 - overlap, width: 200, height: 200)
    return written(by: Strategy.self, in: view, base: base, .appear, .show(end))
  }

  /// The content's bottom inset over an iPhone 8's keyboard after a layout in another place.
  private func bottom(
    thenIn next: ViewEnvironment, appSets inset: Double? = nil, after events: [Event] = []
  ) -> Double {
    var strategy = Strategy()
    let first = Rect(x: 0, y: 64, width: 375, height: 503)
    var view = ViewState(environment: .phone8(view: first))
    let up: [Event] = .appear + .show(.phone8Keyboard)
    for event in up + events { strategy.receive(event, &view) }
    view.lay(out: next)
    if let inset { view.contentInset.bottom = inset }
    strategy.receive(.viewDidLayoutSubviews, &view)
    return view.contentInset.bottom
  }

  @Test func `The safe area is taken off the content's inset, and the indicator gets that`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == .insets(302))  // 336 - 34
    #expect(hidden == .nothing)
  }

  // V045 to V050 are the library's own figures.
  @Test func `V045 and V047: an overlap of nothing, or of a rounding, leaves the base`() {
    let base = Written(content: Self.safeArea, indicators: Insets(bottom: 12))
    #expect(result(overlap: 0, base: .zero) == .nothing)
    #expect(result(overlap: 0.15, base: Self.safeArea) == base)
    #expect(result(overlap: 1, base: .zero, safeArea: .zero) == .nothing)
    #expect(result(overlap: 1.5, base: .zero, safeArea: .zero) == .insets(1.5))
  }

  @Test func `V046 and V050: base and overlap less the safe area, whatever the content's height`() {
    for height in [1200.0, 385, 100] {
      let shown = result(overlap: 50, base: Self.safeArea, contentHeight: height)
      #expect(shown.content == Insets(top: 10, left: 11, bottom: 50, right: 13))  // 12 + 50 - 12
      #expect(shown.indicators == Insets(bottom: 50))
    }
  }

  @Test func `A larger base is in the indicator's inset, too`() {
    let larger = Insets(top: 10, left: 11, bottom: 24, right: 13)
    let shown = result(overlap: 50, base: larger)
    #expect(shown.content.bottom == 62)  // 24 + 50 - 12
    #expect(shown.indicators.bottom == 62)
  }

  @Test func `The safe area is taken off where the scroll view does not apply it`() {
    let never = written(
      by: Strategy.self, in: .fieldOnPhoneX(behavior: .never), .appear, .show(.phoneXKeyboard))
    let short = ViewEnvironment.stage(
      Size(width: 375, height: 812), contentHeight: 600, obstruction: Insets(top: 44, bottom: 34))
    let fitting = written(by: Strategy.self, in: short, .appear, .show(.phoneXKeyboard))
    #expect(never == .insets(302))
    #expect(fitting == .insets(302))
  }

  @Test func `An overlap no larger than the safe area is left to it`() {
    #expect(result(overlap: 11, base: .zero) == .nothing)
    #expect(result(overlap: 12, base: .zero) == .nothing)
    #expect(result(overlap: 13, base: .zero) == .insets(1))
  }

  @Test func `The indicator's own inset gives way to the content's base`() {
    let own = Insets(top: 5, bottom: 30)
    let base = Insets(bottom: 20)
    let shown = written(
      by: Strategy.self, in: .phone8(), base: base, indicatorBase: own, .appear,
      .show(.phone8Keyboard))
    let hidden = written(
      by: Strategy.self, in: .phone8(), base: base, indicatorBase: own, .appear,
      .show(.phone8Keyboard), .hide(.phone8Gone))
    #expect(shown.indicators == Insets(top: 5, bottom: 280))  // 20 + 260
    #expect(hidden.indicators == Insets(top: 5, bottom: 20))
  }

  @Test func `A keyboard that was up before the view is known and base insets come back`() {
    let base = Insets(top: 64, bottom: 20)
    let late = written(
      by: Strategy.self, in: .phoneX(), base: base, .show(.phoneXKeyboard), .appear)
    let hidden = written(
      by: Strategy.self, in: .phoneX(), base: base, .show(.phoneXKeyboard), .appear,
      .hide(.phoneXGone))
    #expect(late.content == Insets(top: 64, bottom: 322))
    #expect(hidden == Written(content: base, indicators: Insets(bottom: 20)))
  }

  @Test func `Without a window a keyboard that moves is none, one that stays keeps its inset`() {
    let up: [Event] = .appear + .show(.phoneXKeyboard) + .disappear
    let lower = Rect(x: 0, y: 512, width: 375, height: 300)
    let back = written(by: Strategy.self, in: .phoneX(), up, .move(lower), [.viewWillAppear])
    #expect(written(by: Strategy.self, in: .phoneX(), up) == .insets(302))
    #expect(written(by: Strategy.self, in: .phoneX(), up, .move(lower)) == .nothing)
    #expect(back == .insets(266))  // 300 - 34
  }

  @Test func `A view is measured again when it is rendered, not when it only moves`() {
    // The keyboard begins at 407; the view ended at 567.
    let moved = ViewEnvironment.phone8(view: Rect(x: 0, y: 100, width: 375, height: 503))
    let smaller = ViewEnvironment.phone8(view: Rect(x: 0, y: 64, width: 375, height: 443))
    #expect(bottom(thenIn: moved) == 160)  // 196 points are covered
    #expect(bottom(thenIn: smaller) == 100)
    #expect(bottom(thenIn: moved, appSets: 0) == 196)
  }

  @Test func `The layout after a new safe area or a new window is a rendering`() {
    let moved = ViewEnvironment.phone8(view: Rect(x: 0, y: 100, width: 375, height: 503))
    #expect(bottom(thenIn: moved, after: [.safeAreaInsetsDidChange]) == 196)
    #expect(bottom(thenIn: moved, after: .disappear + [.viewWillAppear]) == 196)
    // A pop that is canceled leaves the view in its window.
    #expect(bottom(thenIn: moved, after: [.viewWillDisappear, .viewWillAppear]) == 160)
  }
}
