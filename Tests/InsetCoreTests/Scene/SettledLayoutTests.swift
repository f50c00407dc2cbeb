import InsetCore
import Testing

struct SettledLayoutTests {
  private let view = ViewState(
    environment: ViewEnvironment(
      chain: ViewChain(filling: Size(width: 390, height: 844)),
      contentSize: Size(width: 390, height: 2000), rootObstruction: Insets(top: 47, bottom: 34)),
    base: Insets(bottom: 8), indicatorBase: Insets(bottom: 5), padding: 16)

  @Test func `A settled view has its whole insets and its lowest line`() {
    #expect(
      SettledLayout(view)
        == SettledLayout(
          content: Insets(top: 47, bottom: 42), indicators: Insets(top: 47, bottom: 39),
          lowestLine: 794, contentOffset: -47))
  }

  @Test func `A constraint and a translation both move the lowest line up`() {
    var moved = view
    moved.bottomConstraint = 316
    #expect(SettledLayout(moved).lowestLine == 494)
    moved.translationY = -100
    #expect(SettledLayout(moved).lowestLine == 394)
    #expect(SettledLayout(moved).contentOffset == 53)
  }

  @Test func `The lowest line is measured on the upright screen`() {
    let chain = ViewChain(
      screen: Size(width: 768, height: 1024), window: Rect(x: 0, y: 0, width: 768, height: 1024),
      rotation: .landscapeLeft, root: Rect(x: 0, y: 20, width: 1024, height: 748),
      superview: Rect(x: 0, y: 44, width: 1024, height: 704),
      view: Rect(x: 0, y: 0, width: 1024, height: 600))
    let environment = ViewEnvironment(
      chain: chain, contentSize: .zero, rootObstruction: Insets(bottom: 153), capabilities: .iOS6)
    #expect(SettledLayout(ViewState(environment: environment)).lowestLine == 615)
  }
}
