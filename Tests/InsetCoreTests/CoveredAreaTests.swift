import InsetCore
import Testing

struct CoveredAreaTests {
  /// A view with the strategy at work, as an app would have it.
  struct App {
    var strategy = CoveredArea()
    var view: ViewState

    /// Loads a view and lets it appear.
    init(
      _ environment: ViewEnvironment, base: Insets = .zero, indicatorBase: Insets = .zero
    ) {
      view = ViewState(environment: environment, base: base, indicatorBase: indicatorBase)
      take(.viewDidLoad, .viewWillAppear, .viewDidLayoutSubviews, .viewDidAppear)
    }

    mutating func take(_ events: Event...) {
      for event in events { strategy.receive(event, &view) }
    }

    /// The events of a keyboard that comes up or changes to this frame.
    mutating func show(_ frame: Rect, isLocal: Bool = true) {
      let keyboard = KeyboardNotification(beginFrame: nil, endFrame: frame, isLocal: isLocal)
      take(
        .keyboardWillChangeFrame(keyboard), .keyboardWillShow(keyboard),
        .keyboardDidChangeFrame(keyboard), .keyboardDidShow(keyboard))
    }

    /// The events of a keyboard that goes away to this frame.
    mutating func hide(_ frame: Rect?) {
      let keyboard = KeyboardNotification(beginFrame: nil, endFrame: frame)
      take(
        .keyboardWillChangeFrame(keyboard), .keyboardWillHide(keyboard),
        .keyboardDidChangeFrame(keyboard), .keyboardDidHide(keyboard))
    }

    mutating func layOut(_ environment: ViewEnvironment) {
      view.lay(out: environment)
      take(.viewDidLayoutSubviews)
    }

    /// What the app wrote at the bottom: content first, then the indicator.
    var bottoms: [Double] {
      [view.contentInset.bottom, view.verticalScrollIndicatorInsets.bottom]
    }

    /// What comes of it with the system's part: content first, then the indicator.
    var adjustedBottoms: [Double] {
      [view.adjustedContentInset.bottom, view.adjustedIndicatorInsets.bottom]
    }
  }

  /// The keyboard of a 390 x 844 phone, home indicator included.
  private static let keyboard = Rect(x: 0, y: 508, width: 390, height: 336)
  private static let offScreen = Rect(x: 0, y: 844, width: 390, height: 336)

  /// A view on a 390 x 844 phone; nil for one that fills the screen.
  private static func phone(
    frame: Rect? = nil, bottom: Double = 34,
    behavior: ContentInsetAdjustmentBehavior = .automatic, contentHeight: Double = 3000,
    isHostedBySwiftUI: Bool = false, on capabilities: OSCapabilities = .modern
  ) -> ViewEnvironment {
    var chain = ViewChain(filling: Size(width: 390, height: 844))
    chain.view = frame ?? chain.view
    return ViewEnvironment(
      chain: chain, contentSize: Size(width: 390, height: contentHeight),
      rootObstruction: Insets(top: 47, bottom: bottom), adjustmentBehavior: behavior,
      adjustsForKeyboard: isHostedBySwiftUI, isHostedBySwiftUI: isHostedBySwiftUI,
      capabilities: capabilities)
  }

  /// A view that fills a window on a landscape 1024 x 768 iPad.
  private static func pad(window: Rect, bottom: Double = 0) -> ViewEnvironment {
    let bounds = Rect(origin: .zero, size: window.size)
    return ViewEnvironment(
      chain: ViewChain(
        screen: Size(width: 1024, height: 768), window: window, root: bounds, superview: bounds,
        view: bounds), contentSize: Size(width: window.width, height: 5000),
      rootObstruction: Insets(top: 20, bottom: bottom), idiom: .pad)
  }

  private static let padKeyboard = Rect(x: 0, y: 416, width: 1024, height: 352)

  // MARK: A docked keyboard

  @Test func `The home indicator counts once`() {
    var app = App(Self.phone())
    app.show(Self.keyboard)
    #expect(app.bottoms == [302, 302])
    #expect(app.adjustedBottoms == [336, 336])
  }

  @Test func `A tab bar counts once`() {
    var app = App(Self.phone(bottom: 83))
    app.show(Self.keyboard)
    #expect(app.bottoms == [253, 253])
    #expect(app.adjustedBottoms == [336, 336])
  }

  @Test func `A system part larger than the covered one leaves nothing to add`() {
    var app = App(Self.phone(bottom: 83))
    app.show(Rect(x: 0, y: 774, width: 390, height: 70))
    #expect(app.bottoms == [0, 0])
    #expect(app.adjustedBottoms == [83, 83])
  }

  @Test func `Room that is kept for a keyboard that is gone is taken back, until it is`() {
    var app = App(Self.phone(isHostedBySwiftUI: true))
    app.view.moveKeyboard(to: Self.keyboard)
    app.show(Self.keyboard)
    #expect(app.bottoms == [0, 0])
    // The keyboard goes, and SwiftUI's region does not notice.
    app.hide(Self.offScreen)
    #expect(app.bottoms == [-302, -302])
    #expect(app.adjustedBottoms == [34, 34])
    // Somebody sets the insets anew.
    app.view.contentInset.bottom = 0
    app.take(.viewDidLayoutSubviews)
    #expect(app.bottoms == [-302, -302])
    app.view.moveKeyboard(to: nil)
    app.take(.viewDidLayoutSubviews)
    #expect(app.bottoms == [0, 0])
  }

  @Test func `With behaviour never the content gets all, the indicator what is left`() {
    var app = App(Self.phone(behavior: .never))
    app.show(Self.keyboard)
    #expect(app.bottoms == [336, 302])
    #expect(app.adjustedBottoms == [336, 336])
  }

  @Test func `With behaviour never before iOS 13 both get all`() {
    var app = App(Self.phone(behavior: .never, on: .iOS12))
    app.show(Self.keyboard)
    #expect(app.bottoms == [336, 336])
  }

  @Test func `Content that fits has nothing to subtract under scrollable axes`() {
    var app = App(Self.phone(behavior: .scrollableAxes, contentHeight: 100))
    app.show(Self.keyboard)
    #expect(app.bottoms == [336, 302])
  }

  @Test func `The other edges stay as they are`() {
    let base = Insets(top: 8, left: 4, bottom: 20, right: 6)
    var app = App(Self.phone(), base: base, indicatorBase: Insets(top: 1, bottom: 5, right: 2))
    app.show(Self.keyboard)
    #expect(app.view.contentInset == Insets(top: 8, left: 4, bottom: 322, right: 6))
    #expect(app.view.verticalScrollIndicatorInsets == Insets(top: 1, bottom: 307, right: 2))
  }

  @Test(
    arguments: [
      ("above the bottom", Rect(x: 0, y: 0, width: 390, height: 744), 236),
      ("above the keyboard", Rect(x: 0, y: 0, width: 390, height: 508), 0),
      ("wholly below the keyboard's top", Rect(x: 0, y: 600, width: 390, height: 100), 100),
      ("taller than the window", Rect(x: 0, y: 0, width: 390, height: 1000), 492),
      ("right of the screen", Rect(x: 390, y: 0, width: 390, height: 844), 0),
      ("left of the screen", Rect(x: -390, y: 0, width: 390, height: 844), 0),
      ("partly off to the right", Rect(x: 300, y: 0, width: 390, height: 844), 336),
    ] as [(String, Rect, Double)])
  func `Only the overlap with the view counts`(place: String, frame: Rect, covered: Double) {
    var app = App(Self.phone(frame: frame, bottom: 0))
    app.show(Self.keyboard)
    // What hangs below the window is a part of the safe area.
    #expect(app.adjustedBottoms == [covered, covered])
  }

  @Test(arguments: [(843.25, 0), (843.0, 1), (842.5, 1.5)] as [(Double, Double)])
  func `An overlap of less than a point is none`(top: Double, covered: Double) {
    var app = App(Self.phone(bottom: 0))
    app.show(Rect(x: 0, y: top, width: 390, height: 336))
    #expect(app.bottoms == [covered, covered])
  }

  @Test func `A keyboard of another app covers all the same`() {
    var app = App(Self.phone())
    app.show(Self.keyboard, isLocal: false)
    #expect(app.bottoms == [302, 302])
  }

  // MARK: Hidden and floating

  @Test(arguments: [offScreen, keyboard, Rect.zero, Rect.null, nil])
  func `Hiding restores all edges exactly, whatever the frame says`(frame: Rect?) {
    let base = Insets(top: 8, left: 4, bottom: 20, right: 6)
    let indicatorBase = Insets(top: 1, left: 2, bottom: 5, right: 3)
    var app = App(Self.phone(), base: base, indicatorBase: indicatorBase)
    app.show(Self.keyboard)
    app.hide(frame)
    #expect(app.view.contentInset == base)
    #expect(app.view.verticalScrollIndicatorInsets == indicatorBase)
  }

  @Test func `What the app wrote meanwhile survives`() {
    var app = App(Self.phone(), base: Insets(bottom: 20))
    app.show(Self.keyboard)
    app.view.contentInset.bottom += 10
    app.take(.viewDidLayoutSubviews)
    #expect(app.bottoms == [332, 302])
    app.hide(Self.offScreen)
    #expect(app.bottoms == [30, 0])
  }

  @Test(arguments: [
    Rect(x: 352, y: 300, width: 320, height: 260), Rect(x: 352, y: 508, width: 320, height: 260),
    Rect(x: 0, y: 200, width: 1024, height: 352), .zero,
    Rect(x: 0, y: 768, width: 1024, height: 352),
  ])
  func `A keyboard that floats, rises, drops or leaves takes its part back`(frame: Rect) {
    var app = App(
      Self.pad(window: Rect(x: 0, y: 0, width: 1024, height: 768)), base: Insets(bottom: 12))
    app.show(Self.padKeyboard)
    #expect(app.bottoms == [364, 352])
    app.show(frame)
    #expect(app.bottoms == [12, 0])
    app.show(Self.padKeyboard)
    #expect(app.bottoms == [364, 352])
  }

  @Test func `Fractional heights leave no trace after many shows`() {
    var app = App(Self.phone(), base: Insets(bottom: 8.1), indicatorBase: Insets(bottom: 0.3))
    for round in 1...100 {
      let height = 291 + Double(round) / 3
      app.show(Rect(x: 0, y: 844 - height, width: 390, height: height))
      app.hide(Self.offScreen)
    }
    #expect(abs(app.bottoms[0] - 8.1) < 1e-9)
    #expect(abs(app.bottoms[1] - 0.3) < 1e-9)
  }

  // MARK: Changes while shown

  @Test func `The same frame again changes nothing`() {
    var app = App(Self.phone())
    app.show(Self.keyboard)
    app.show(Self.keyboard)
    app.take(.viewDidLayoutSubviews, .didBecomeActive, .viewWillAppear, .safeAreaInsetsDidChange)
    #expect(app.bottoms == [302, 302])
    app.hide(Self.offScreen)
    app.hide(Self.offScreen)
    #expect(app.bottoms == [0, 0])
  }

  @Test(arguments: [(291, 257), (336, 302), (391.5, 357.5)] as [(Double, Double)])
  func `A new height replaces the old one`(height: Double, added: Double) {
    var app = App(Self.phone())
    app.show(Self.keyboard)
    app.show(Rect(x: 0, y: 844 - height, width: 390, height: height))
    #expect(app.bottoms == [added, added])
  }

  @Test func `A resize without a keyboard event counts at the next layout`() {
    var app = App(Self.phone())
    app.show(Self.keyboard)
    app.layOut(
      Self.phone(frame: Rect(x: 0, y: 0, width: 390, height: 700), bottom: 0))
    #expect(app.bottoms == [192, 192])
  }

  @Test func `Another safe area counts when the view learns of it`() {
    var app = App(Self.phone())
    app.show(Self.keyboard)
    app.view.lay(out: Self.phone(bottom: 83))
    app.take(.safeAreaInsetsDidChange)
    #expect(app.bottoms == [253, 253])
  }

  // MARK: Hardware keyboards

  @Test(arguments: [(20, 35), (0, 55)] as [(Double, Double)])
  func `Of a hardware keyboard's frame only the bar on screen counts`(
    safeArea: Double, added: Double
  ) {
    let environment = ViewEnvironment(
      chain: ViewChain(filling: Size(width: 768, height: 1024)),
      contentSize: Size(width: 768, height: 5000), rootObstruction: Insets(bottom: safeArea),
      idiom: .pad)
    var app = App(environment)
    app.show(Rect(x: 0, y: 969, width: 768, height: 313))
    #expect(app.bottoms == [added, added])
  }

  // MARK: Windows

  @Test func `A Slide Over window is covered like the screen below it`() {
    var app = App(Self.pad(window: Rect(x: 704, y: 0, width: 320, height: 768), bottom: 20))
    app.show(Self.padKeyboard)
    #expect(app.bottoms == [332, 332])
    #expect(app.adjustedBottoms == [352, 352])
  }

  @Test func `A window above the keyboard is not covered`() {
    var app = App(Self.pad(window: Rect(x: 704, y: 20, width: 320, height: 380), bottom: 20))
    app.show(Self.padKeyboard)
    #expect(app.bottoms == [0, 0])
  }

  @Test func `A free window is covered by its own band only`() {
    var app = App(Self.pad(window: Rect(x: 200, y: 100, width: 600, height: 500)))
    app.show(Self.padKeyboard)
    #expect(app.bottoms == [184, 184])
    app.layOut(Self.pad(window: Rect(x: 200, y: 100, width: 600, height: 400)))
    #expect(app.bottoms == [84, 84])
  }

  // MARK: Rotation and old systems

  private static let landscape = ViewEnvironment(
    chain: ViewChain(filling: Size(width: 844, height: 390)),
    contentSize: Size(width: 844, height: 3000), rootObstruction: Insets(bottom: 21))
  private static let landscapeKeyboard = Rect(x: 0, y: 181, width: 844, height: 209)

  @Test func `After a rotation the new geometry counts`() {
    var app = App(Self.phone(), base: Insets(bottom: 8))
    app.show(Self.keyboard)
    app.layOut(Self.landscape)
    app.show(Self.landscapeKeyboard)
    #expect(app.bottoms == [196, 188])
    app.layOut(Self.phone())
    app.show(Self.keyboard)
    #expect(app.bottoms == [310, 302])
  }

  @Test func `A hide and a show within a rotation leave neither zero nor the old value`() {
    var app = App(Self.phone(), base: Insets(bottom: 8))
    app.show(Self.keyboard)
    app.hide(Self.keyboard)
    app.layOut(Self.landscape)
    app.show(Self.landscapeKeyboard)
    #expect(app.bottoms == [196, 188])
    app.hide(Rect(x: 0, y: 390, width: 844, height: 209))
    #expect(app.bottoms == [8, 0])
  }

  /// An iPad before iOS 8, in portrait or turned with fixed coordinates.
  private static func oldPad(_ rotation: InterfaceOrientation) -> ViewEnvironment {
    let size = rotation.size(ofPortrait: Size(width: 768, height: 1024))
    let bounds = Rect(origin: .zero, size: size)
    return ViewEnvironment(
      chain: ViewChain(
        screen: Size(width: 768, height: 1024),
        window: Rect(x: 0, y: 0, width: 768, height: 1024), rotation: rotation, root: bounds,
        superview: bounds, view: bounds),
      contentSize: Size(width: 768, height: 5000), idiom: .pad, capabilities: .iOS6)
  }

  @Test func `On iOS 5 a landscape keyboard's width is never taken for its height`() {
    var app = App(Self.oldPad(.portrait))
    app.show(Rect(x: 0, y: 760, width: 768, height: 264))
    #expect(app.bottoms == [264, 264])
    app.hide(Rect(x: 0, y: 1024, width: 768, height: 264))
    app.layOut(Self.oldPad(.landscapeRight))
    app.show(Rect(x: 0, y: 0, width: 352, height: 1024))
    #expect(app.bottoms == [352, 352])
    app.layOut(Self.oldPad(.landscapeLeft))
    app.show(Rect(x: 416, y: 0, width: 352, height: 1024))
    #expect(app.bottoms == [352, 352])
    app.hide(Rect(x: 768, y: 0, width: 352, height: 1024))
    #expect(app.bottoms == [0, 0])
  }

  /// A view between bars on iOS 7 to 10.
  private static func betweenBars(_ screen: Size, top: Double, bottom: Double) -> ViewEnvironment {
    ViewEnvironment(
      chain: ViewChain(filling: screen), contentSize: Size(width: screen.width, height: 3000),
      rootObstruction: Insets(top: top, bottom: bottom), isContentOfBarController: true,
      capabilities: .iOS10)
  }

  @Test func `On iOS 7 to 10 the controller's part of the inset is kept`() {
    var app = App(
      Self.betweenBars(Size(width: 375, height: 667), top: 64, bottom: 49),
      base: Insets(top: 2, bottom: 8))
    app.show(Rect(x: 0, y: 451, width: 375, height: 216))
    #expect(app.view.contentInset == Insets(top: 66, bottom: 224))
    #expect(app.view.verticalScrollIndicatorInsets == Insets(top: 64, bottom: 216))
    app.layOut(Self.betweenBars(Size(width: 667, height: 375), top: 32, bottom: 33))
    app.show(Rect(x: 0, y: 213, width: 667, height: 162))
    #expect(app.view.contentInset == Insets(top: 34, bottom: 170))
    app.hide(Rect(x: 0, y: 375, width: 667, height: 162))
    #expect(app.view.contentInset == Insets(top: 34, bottom: 41))
    #expect(app.view.verticalScrollIndicatorInsets == Insets(top: 32, bottom: 33))
  }

  @Test func `A view without the keyboard is left alone through its whole life`() {
    let base = Insets(top: 8, left: 4, bottom: 20, right: 6)
    var app = App(Self.phone(), base: base, indicatorBase: base)
    app.take(
      .traitCollectionDidChange, .didEnterBackground, .willEnterForeground, .didBecomeActive,
      .viewWillDisappear, .viewDidDisappear, .viewDeinit)
    #expect(app.view.contentInset == base)
    #expect(app.view.verticalScrollIndicatorInsets == base)
  }
}
