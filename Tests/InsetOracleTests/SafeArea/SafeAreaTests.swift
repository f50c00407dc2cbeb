import InsetCore
import InsetOracle
import TestSupport
import Testing

struct SafeAreaTests {
  @Test(arguments: SafeAreaCase.all)
  func `The model of the view has the figures worked out by hand`(_ place: SafeAreaCase) {
    let environment = place.environment
    #expect(environment.obstruction.isNearly(place.safeArea))
    let hasSafeArea = environment.capabilities.insetAdjustment == .adjustedContentInset
    #expect(environment.safeAreaInsets.isNearly(hasSafeArea ? place.safeArea : .zero))
    #expect(environment.systemInset.isNearly(place.content))
    #expect(environment.indicatorSystemInset.isNearly(place.indicators))
  }

  @Test(arguments: SafeAreaCase.all)
  func `The oracle has the figures worked out by hand`(_ place: SafeAreaCase) {
    let system = SystemInsets(place.environment)
    #expect(system.safeArea.isNearly(place.safeArea))
    #expect(system.content.isNearly(place.content))
    #expect(system.indicators.isNearly(place.indicators))
    #expect(abs(system.tail - place.tail) < 1e-9)
    let view = ViewTruth(place.environment, base: Insets(top: 1), indicatorBase: Insets(top: 2))
    #expect(
      view
        == ViewTruth(
          frame: place.environment.chain.viewOnScreen, base: Insets(top: 1),
          indicatorBase: Insets(top: 2), systemInset: system.content,
          indicatorSystemInset: system.indicators, restingGap: system.safeArea.bottom,
          tail: system.tail, topObstruction: system.safeArea.top,
          contentHeight: place.environment.contentSize.height))
  }

  @Test
  func `There are at least sixty cases, with names of their own`() {
    #expect(SafeAreaCase.all.count >= 60)
    #expect(Set(SafeAreaCase.all.map(\.name)).count == SafeAreaCase.all.count)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `The model and the oracle agree on views that nobody thought of`(block: UInt64) {
    for seed in block * 500..<(block + 1) * 500 {
      var random = SplitMix64(seed: seed)
      let environment = ViewEnvironment.random(using: &random)
      let system = SystemInsets(environment)
      let agrees =
        system.safeArea.isNearly(environment.obstruction)
        && system.content.isNearly(environment.systemInset)
        && system.indicators.isNearly(environment.indicatorSystemInset)
      #expect(agrees, "seed \(seed): \(system) against \(environment)")
    }
  }

  @Test
  func `A window that is turned, or is not at the screen's corner, changes nothing`() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let environment = ViewEnvironment.random(using: &random)
      var chain = environment.chain
      chain.window.origin = Point(
        x: quarters(-200...200, &random), y: quarters(-200...200, &random))
      chain.rotation = InterfaceOrientation.allCases.randomElement(using: &random) ?? .portrait
      let moved = SystemInsets(environment.replacing(chain))
      let system = SystemInsets(environment)
      #expect(
        moved.safeArea.isNearly(system.safeArea) && moved.content.isNearly(system.content)
          && moved.indicators.isNearly(system.indicators)
          && abs(moved.tail - system.tail) < 1e-9, "seed \(seed)")
    }
  }
}

extension Insets {
  /// Whether the edges are equal but for the rounding of sums.
  func isNearly(_ other: Insets) -> Bool {
    let off = self - other
    return [off.top, off.left, off.bottom, off.right].allSatisfy { abs($0) < 1e-9 }
  }
}

extension ViewEnvironment {
  /// The same environment around another chain.
  fileprivate func replacing(_ chain: ViewChain) -> ViewEnvironment {
    ViewEnvironment(
      chain: chain, contentSize: contentSize, rootObstruction: rootObstruction,
      adjustmentBehavior: adjustmentBehavior, isContentOfBarController: isContentOfBarController,
      capabilities: capabilities)
  }

  /// A view anywhere near its controller's view, in quarters of a point.
  fileprivate static func random(using random: inout some RandomNumberGenerator) -> ViewEnvironment
  {
    let size = Size(width: quarters(100...400, &random), height: quarters(100...800, &random))
    func inset() -> Double {
      Bool.random(using: &random) ? 0 : quarters(0...60, &random)
    }
    func frame(in parent: Size) -> Rect {
      if Int.random(in: 0..<4, using: &random) == 0 {
        return Rect(origin: Point(x: 0, y: 0), size: parent)
      }
      return Rect(
        x: quarters(-40...80, &random), y: quarters(-40...80, &random),
        width: quarters(0...400, &random), height: quarters(0...800, &random))
    }
    let obstruction = Insets(top: inset(), left: inset(), bottom: inset(), right: inset())
    let superview = frame(in: size)
    let view = frame(in: superview.size)
    let content = Size(
      width: view.width * (Bool.random(using: &random) ? 1 : 2),
      height: view.height * (Bool.random(using: &random) ? 1 : 2))
    let eras: [OSCapabilities] = [.modern, .modern, .iOS12, .iOS10, .iOS6]
    return ViewEnvironment(
      chain: ViewChain(
        screen: size, window: Rect(origin: Point(x: 0, y: 0), size: size),
        root: Rect(
          origin: Point(x: quarters(0...50, &random), y: quarters(0...50, &random)), size: size),
        superview: superview, view: view),
      contentSize: content, rootObstruction: obstruction,
      adjustmentBehavior: ContentInsetAdjustmentBehavior.allCases.randomElement(using: &random)
        ?? .automatic,
      isContentOfBarController: Bool.random(using: &random),
      capabilities: eras.randomElement(using: &random) ?? .modern)
  }
}
