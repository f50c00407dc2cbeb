import InsetCore
import TestSupport
import Testing

struct InterfaceOrientationTests {
  /// A rectangle of the interface and how an OS before iOS 8 reports it.
  struct Fact: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var orientation: InterfaceOrientation
    var screen: Size
    var upright: Rect
    var fixed: Rect
  }

  private static let pad = Size(width: 768, height: 1024)
  private static let phone = Size(width: 320, height: 480)

  /// Landscape figures as logged on an iPad with iOS 5 and on 3.5-inch iPhones.
  static let facts = [
    Fact(
      testDescription: "iPad 2, landscape right, keyboard shown", orientation: .landscapeRight,
      screen: pad, upright: Rect(x: 0, y: 416, width: 1024, height: 352),
      fixed: Rect(x: 0, y: 0, width: 352, height: 1024)),
    Fact(
      testDescription: "iPad 2, landscape right, keyboard hidden", orientation: .landscapeRight,
      screen: pad, upright: Rect(x: 0, y: 768, width: 1024, height: 352),
      fixed: Rect(x: -352, y: 0, width: 352, height: 1024)),
    Fact(
      testDescription: "iPhone 4, landscape left, keyboard shown", orientation: .landscapeLeft,
      screen: phone, upright: Rect(x: 0, y: 158, width: 480, height: 162),
      fixed: Rect(x: 158, y: 0, width: 162, height: 480)),
    Fact(
      testDescription: "iPhone 4, landscape right, keyboard shown", orientation: .landscapeRight,
      screen: phone, upright: Rect(x: 0, y: 158, width: 480, height: 162),
      fixed: Rect(x: 0, y: 0, width: 162, height: 480)),
    Fact(
      testDescription: "iPhone 4, upside down, keyboard shown", orientation: .portraitUpsideDown,
      screen: phone, upright: Rect(x: 0, y: 264, width: 320, height: 216),
      fixed: Rect(x: 0, y: 0, width: 320, height: 216)),
    Fact(
      testDescription: "iPhone 4, portrait, keyboard shown", orientation: .portrait,
      screen: phone, upright: Rect(x: 0, y: 264, width: 320, height: 216),
      fixed: Rect(x: 0, y: 264, width: 320, height: 216)),
    Fact(
      testDescription: "a field near the top left, landscape right", orientation: .landscapeRight,
      screen: pad, upright: Rect(x: 10, y: 20, width: 30, height: 40),
      fixed: Rect(x: 708, y: 10, width: 40, height: 30)),
    Fact(
      testDescription: "a field near the top left, landscape left", orientation: .landscapeLeft,
      screen: pad, upright: Rect(x: 10, y: 20, width: 30, height: 40),
      fixed: Rect(x: 20, y: 984, width: 40, height: 30)),
    Fact(
      testDescription: "a field near the top left, upside down", orientation: .portraitUpsideDown,
      screen: pad, upright: Rect(x: 10, y: 20, width: 30, height: 40),
      fixed: Rect(x: 728, y: 964, width: 30, height: 40)),
  ]

  @Test(arguments: facts)
  func `The fixed space of old systems is as logged`(fact: Fact) {
    #expect(fact.orientation.fixed(fact.upright, portrait: fact.screen) == fact.fixed)
    #expect(fact.orientation.upright(fact.fixed, portrait: fact.screen) == fact.upright)
  }

  @Test(arguments: InterfaceOrientation.allCases, 0..<50 as Range<UInt64>)
  func `Fixed and upright undo each other`(orientation: InterfaceOrientation, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screen = Size.randomPortrait(using: &random)
    let rect = Rect.random(using: &random)
    let fixed = orientation.fixed(rect, portrait: screen)
    let upright = orientation.upright(rect, portrait: screen)
    #expect(orientation.upright(fixed, portrait: screen) == rect)
    #expect(orientation.fixed(upright, portrait: screen) == rect)
    #expect(fixed.width * fixed.height == rect.width * rect.height)
  }

  @Test(arguments: InterfaceOrientation.allCases)
  func `The screen is the screen in both spaces`(orientation: InterfaceOrientation) {
    let upright = Rect(origin: .zero, size: orientation.size(ofPortrait: Self.pad))
    #expect(
      orientation.fixed(upright, portrait: Self.pad) == Rect(origin: .zero, size: Self.pad))
  }

  @Test(arguments: InterfaceOrientation.allCases)
  func `Null stays null in both directions`(orientation: InterfaceOrientation) {
    #expect(orientation.fixed(.null, portrait: Self.pad) == .null)
    #expect(orientation.upright(.null, portrait: Self.pad) == .null)
  }

  @Test func `Only the two landscapes are wide`() {
    #expect(
      InterfaceOrientation.allCases.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(
      InterfaceOrientation.landscapeLeft.size(ofPortrait: Self.pad)
        == Size(width: 1024, height: 768))
    #expect(InterfaceOrientation.portraitUpsideDown.size(ofPortrait: Self.pad) == Self.pad)
  }
}
