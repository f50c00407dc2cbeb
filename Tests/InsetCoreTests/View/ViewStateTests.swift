import InsetCore
import Testing

struct ViewStateTests {
  private static func environment(
    _ obstruction: Insets, on capabilities: OSCapabilities = .modern,
    behavior: ContentInsetAdjustmentBehavior = .automatic, isHostedBySwiftUI: Bool? = nil
  ) -> ViewEnvironment {
    ViewEnvironment(
      chain: ViewChain(filling: Size(width: 375, height: 667)),
      contentSize: Size(width: 375, height: 3000), rootObstruction: obstruction,
      adjustmentBehavior: behavior, isContentOfBarController: true,
      adjustsForKeyboard: isHostedBySwiftUI != nil, isHostedBySwiftUI: isHostedBySwiftUI ?? false,
      capabilities: capabilities)
  }
  private let portrait = Insets(top: 64, bottom: 49)
  private let landscape = Insets(top: 32, bottom: 33)
  private let base = Insets(top: 1, left: 2, bottom: 8, right: 3)

  @Test func `The adjusted insets follow every write`() {
    var view = ViewState(
      environment: Self.environment(portrait), base: base, indicatorBase: Insets(bottom: 5))
    #expect(view.contentInset == base)
    #expect(view.adjustedContentInset == Insets(top: 65, left: 2, bottom: 57, right: 3))
    #expect(view.adjustedIndicatorInsets == Insets(top: 64, bottom: 54))
    view.contentInset.bottom = 300
    view.verticalScrollIndicatorInsets.bottom = 200
    #expect(view.adjustedContentInset == Insets(top: 65, left: 2, bottom: 349, right: 3))
    #expect(view.adjustedIndicatorInsets == Insets(top: 64, bottom: 249))
  }

  @Test func `With behaviour never only the indicators are adjusted`() {
    let view = ViewState(environment: Self.environment(portrait, behavior: .never), base: base)
    #expect(view.adjustedContentInset == base)
    #expect(view.adjustedIndicatorInsets == Insets(top: 64, bottom: 49))
  }

  @Test func `On iOS 7 to 10 the system's part stands in the content inset itself`() {
    let view = ViewState(
      environment: Self.environment(portrait, on: .iOS10), base: base,
      indicatorBase: Insets(bottom: 5))
    #expect(view.contentInset == Insets(top: 65, left: 2, bottom: 57, right: 3))
    #expect(view.adjustedContentInset == view.contentInset)
    #expect(view.verticalScrollIndicatorInsets == Insets(top: 64, bottom: 54))
    #expect(view.adjustedIndicatorInsets == view.verticalScrollIndicatorInsets)
  }

  @Test func `On iOS 7 to 10 layout changes the inset by the difference, whatever the app wrote`() {
    var view = ViewState(environment: Self.environment(portrait, on: .iOS10), base: base)
    view.contentInset.bottom += 100
    view.verticalScrollIndicatorInsets.bottom = 0
    view.lay(out: Self.environment(landscape, on: .iOS10))
    #expect(view.contentInset == Insets(top: 33, left: 2, bottom: 141, right: 3))
    #expect(view.verticalScrollIndicatorInsets == Insets(top: 32, bottom: -16))
    #expect(view.environment.obstruction == landscape)
  }

  @Test func `From iOS 11 on layout leaves the app's insets alone`() {
    var view = ViewState(environment: Self.environment(portrait), base: base)
    view.contentInset.bottom = 100
    view.lay(out: Self.environment(landscape))
    #expect(view.contentInset == Insets(top: 1, left: 2, bottom: 100, right: 3))
    #expect(view.adjustedContentInset == Insets(top: 33, left: 2, bottom: 133, right: 3))
  }

  @Test func `Up to iOS 6 insets are the app's alone, before and after layout`() {
    var view = ViewState(environment: Self.environment(portrait, on: .iOS6), base: base)
    view.lay(out: Self.environment(landscape, on: .iOS6))
    #expect(view.contentInset == base)
    #expect(view.adjustedContentInset == base)
  }

  @Test func `A view begins scrolled to its top, with its padding and in its place`() {
    let view = ViewState(environment: Self.environment(portrait), base: base, padding: 16)
    #expect(view.contentOffset == Point(x: -2, y: -65))
    #expect(view.bounds == Rect(x: -2, y: -65, width: 375, height: 667))
    #expect(view.bottomConstraint == 16)
    #expect(view.translationY == 0)
  }

  @Test(arguments: [(nil, 49), (false, 300), (true, 200)] as [(Bool?, Double)])
  func `A container keeps room for the keyboard, SwiftUI's for its region`(
    isHostedBySwiftUI: Bool?, bottom: Double
  ) {
    var view = ViewState(
      environment: Self.environment(portrait, isHostedBySwiftUI: isHostedBySwiftUI))
    view.moveKeyboard(to: Rect(x: 0, y: 367, width: 375, height: 300))
    view.moveGuides(
      layoutGuide: nil, region: Rect(x: 0, y: 467, width: 375, height: 200))
    #expect(view.systemInset.bottom == bottom)
    view.moveGuides(layoutGuide: nil, region: nil)
    #expect(view.systemInset.bottom == (isHostedBySwiftUI == false ? 300 : 49))
  }

  @Test func `A reading has what the system adds, and either guide's own height`() {
    let environment = ViewEnvironment(
      chain: ViewChain(filling: Size(width: 375, height: 667)),
      contentSize: Size(width: 375, height: 3000), rootObstruction: portrait,
      adjustmentBehavior: .never, adjustsForKeyboard: true)
    func reading(docked: Double, guide: Double, region: Double) -> ViewState.Reading {
      func frame(_ height: Double) -> Rect {
        Rect(x: 0, y: 667 - height, width: 375, height: height)
      }
      var view = ViewState(environment: environment)
      view.moveKeyboard(to: frame(docked))
      view.moveGuides(layoutGuide: frame(guide), region: frame(region))
      return view.reading
    }
    let low = reading(docked: 30, guide: 267, region: 167)
    #expect(low.environment == environment)
    #expect(low.systemInset == Insets(bottom: 30))
    #expect(low.indicatorSystemInset == portrait)
    #expect(low.keyboardLayoutGuideHeight == 267)
    #expect(low.keyboardSafeAreaBottom == 167)
    // The safe area's 49 are higher than either guide, and lower than what is docked.
    let high = reading(docked: 216, guide: 20, region: 10)
    #expect(high.systemInset == Insets(bottom: 216))
    #expect(high.indicatorSystemInset == Insets(top: 64, bottom: 216))
    #expect(high.keyboardLayoutGuideHeight == 49)
    #expect(high.keyboardSafeAreaBottom == 49)
  }

  @Test func `A reading has no guides on a version without them`() {
    let old = OSCapabilities(
      usesFixedCoordinates: false, insetAdjustment: .adjustedContentInset, adjustsIndicators: true,
      postsScreenObject: false, hasKeyboardSafeArea: false, hasKeyboardLayoutGuide: false)
    let reading = ViewState(environment: Self.environment(portrait, on: old)).reading
    #expect(reading.keyboardLayoutGuideHeight == nil)
    #expect(reading.keyboardSafeAreaBottom == nil)
  }

  /// 2000 points of content in 667, below a bar of 64 points.
  private static let scrolling = ViewEnvironment(
    chain: ViewChain(filling: Size(width: 375, height: 667)),
    contentSize: Size(width: 375, height: 2000), rootObstruction: Insets(top: 64))

  @Test func `Content beyond its end comes back when insets shrink`() {
    var view = ViewState(environment: Self.scrolling)
    view.contentInset.bottom = 260
    view.contentOffset.y = 1593
    view.contentInset.bottom = 100
    #expect(view.contentOffset.y == 1433)
    view.contentOffset.y = 1000
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 1000)
  }

  @Test func `What an app writes beyond the content's ends stays until insets shrink`() {
    var view = ViewState(environment: Self.scrolling)
    view.contentOffset.y = 5000
    view.verticalScrollIndicatorInsets.bottom = 1
    #expect(view.contentOffset.y == 5000)
    view.contentInset.bottom = 20
    #expect(view.contentOffset.y == 5000)
    view.contentInset.bottom = 10
    #expect(view.contentOffset.y == 1343)
    view.contentOffset.y = -500
    view.lay(out: Self.scrolling)
    #expect(view.contentOffset.y == -64)
  }

  @Test func `A top inset that goes takes content at its top along, one that comes does not`() {
    var view = ViewState(environment: Self.scrolling, base: Insets(top: 8))
    #expect(view.contentOffset.y == -72)
    view.contentInset.top = 0
    #expect(view.contentOffset.y == -64)
    view.contentInset.top = 30
    #expect(view.contentOffset.y == -64)
  }

  @Test(arguments: [(100.0, -64.0), (600, -27), (1960, 1333)])
  func `A scene begins where somebody can tap the field`(y: Double, offset: Double) {
    let field = Rect(x: 16, y: y, width: 343, height: 40)
    let layout = SceneLayout(stages: [Self.scrolling.focusing(on: field)])
    #expect(layout.view(padding: 0).contentOffset.y == offset)
  }

  @Test func `A rectangle is scrolled to by as little as shows it, a high one to its top`() {
    var view = ViewState(environment: Self.scrolling)
    view.contentInset.bottom = 260
    view.scrollRectToVisible(Rect(x: 0, y: 300, width: 10, height: 20))
    #expect(view.contentOffset.y == -64)
    view.scrollRectToVisible(Rect(x: 0, y: 600, width: 10, height: 20))
    #expect(view.contentOffset.y == 213)
    view.scrollRectToVisible(Rect(x: 0, y: 250, width: 10, height: 20))
    #expect(view.contentOffset.y == 186)
    view.scrollRectToVisible(Rect(x: 0, y: 700, width: 10, height: 900))
    #expect(view.contentOffset.y == 636)
    view.scrollRectToVisible(.zero)
    #expect(view.contentOffset.y == 636)
    view.scrollRectToVisible(Rect(x: 0, y: 1990, width: 10, height: 90))
    #expect(view.contentOffset.y == 1593)
  }

  @Test func `Conversions into the view's space see the content offset`() {
    var view = ViewState(environment: Self.environment(.zero))
    view.contentOffset = Point(x: 0, y: 200)
    let keyboard = Rect(x: 0, y: 451, width: 375, height: 216)
    #expect(
      view.convert(keyboard, from: .screen, to: .view)
        == Rect(x: 0, y: 651, width: 375, height: 216))
  }
}
