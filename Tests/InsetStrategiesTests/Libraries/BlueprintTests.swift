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

  @Test func `A home indicator counts once in the content and twice in the indicator`() {
    let shown = written(by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard))
    let hidden = written(
      by: Strategy.self, in: .phoneX(), .appear, .show(.phoneXKeyboard), .hide(.phoneXGone))
    #expect(shown == Written(content: Insets(bottom: 302), indicators: Insets(bottom: 336)))
    #expect(hidden == .nothing)
  }

  @Test func `V045 and V047: an overlap of nothing, or of a rounding, leaves the base`() {
    #expect(result(overlap: 0, base: .zero) == .nothing)
    #expect(result(overlap: 0.15, base: Self.safeArea) == Written(content: Self.safeArea))
  }

  @Test func `V046, V049 and V050: base and overlap less the safe area`() {
    let reaching = result(overlap: 50, base: Self.safeArea)
    let larger = Insets(top: 10, left: 11, bottom: 24, right: 13)
    let overflowing = result(overlap: 50, base: larger, contentHeight: 385)
    #expect(reaching.content.bottom == 50)
    #expect(reaching.content.top == 10)
    #expect(reaching.indicators == Insets(bottom: 50))
    #expect(overflowing.content.bottom == 62)
  }

  @Test func `V048: content that ends above the safe area has none to be taken off`() {
    let short = result(overlap: 50, base: Self.safeArea, contentHeight: 100)
    #expect(short.content.bottom == 62)
    #expect(short.indicators.bottom == 50)
  }

  @Test func `An overlap less than the safe area is left to it`() {
    #expect(result(overlap: 11, base: .zero) == .nothing)
  }

  @Test func `A keyboard that was up before the view is known and base insets come back`() {
    let base = Insets(top: 64, bottom: 20)
    let late = written(
      by: Strategy.self, in: .phoneX(), base: base, .show(.phoneXKeyboard), .appear)
    let hidden = written(
      by: Strategy.self, in: .phoneX(), base: base, .show(.phoneXKeyboard), .appear,
      .hide(.phoneXGone))
    #expect(late.content == Insets(top: 64, bottom: 322))
    #expect(hidden == Written(content: base))
  }
}
