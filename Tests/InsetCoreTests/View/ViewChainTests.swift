import InsetCore
import TestSupport
import Testing

struct ViewChainTests {
  /// A Slide Over window at the right edge of a landscape iPad, with a bar above the view.
  private let slideOver = ViewChain(
    screen: Size(width: 1024, height: 768),
    window: Rect(x: 704, y: 0, width: 320, height: 768),
    root: Rect(x: 0, y: 0, width: 320, height: 768),
    superview: Rect(x: 0, y: 64, width: 320, height: 704),
    view: Rect(x: 10, y: 6, width: 300, height: 698))

  /// An iPad with iOS 5 in landscape right: screen and window stay in portrait.
  private let oldPad = ViewChain(
    screen: Size(width: 768, height: 1024), window: Rect(x: 0, y: 0, width: 768, height: 1024),
    rotation: .landscapeRight, root: Rect(x: 0, y: 20, width: 1024, height: 748),
    superview: Rect(x: 0, y: 44, width: 1024, height: 704),
    view: Rect(x: 0, y: 0, width: 1024, height: 660))

  @Test(arguments: [
    (CoordinateSpace.screen, Rect(x: 0, y: 416, width: 1024, height: 352)),
    (.window, Rect(x: -704, y: 416, width: 1024, height: 352)),
    (.root, Rect(x: -704, y: 416, width: 1024, height: 352)),
    (.superview, Rect(x: -704, y: 352, width: 1024, height: 352)),
    (.view, Rect(x: -714, y: 346, width: 1024, height: 352)),
  ])
  func `A keyboard lies left of a Slide Over window's own origin`(
    space: CoordinateSpace, frame: Rect
  ) {
    let keyboard = Rect(x: 0, y: 416, width: 1024, height: 352)
    #expect(slideOver.convert(keyboard, from: .screen, to: space) == frame)
    #expect(slideOver.convert(frame, from: space, to: .screen) == keyboard)
  }

  @Test func `The content offset moves the view's own space only`() {
    let keyboard = Rect(x: 0, y: 416, width: 1024, height: 352)
    let offset = Point(x: 5, y: 100)
    #expect(
      slideOver.convert(keyboard, from: .screen, to: .view, contentOffset: offset)
        == Rect(x: -709, y: 446, width: 1024, height: 352))
    #expect(
      slideOver.convert(keyboard, from: .screen, to: .superview, contentOffset: offset)
        == Rect(x: -704, y: 352, width: 1024, height: 352))
  }

  @Test(arguments: [
    (CoordinateSpace.screen, Rect(x: 0, y: 0, width: 352, height: 1024)),
    (.window, Rect(x: 0, y: 0, width: 352, height: 1024)),
    (.root, Rect(x: 0, y: 396, width: 1024, height: 352)),
    (.superview, Rect(x: 0, y: 352, width: 1024, height: 352)),
    (.view, Rect(x: 0, y: 352, width: 1024, height: 352)),
  ])
  func `Old systems turn a frame between window and root view`(
    space: CoordinateSpace, frame: Rect
  ) {
    let keyboard = Rect(x: 0, y: 0, width: 352, height: 1024)
    #expect(oldPad.convert(keyboard, from: .screen, to: space) == frame)
    #expect(oldPad.convert(frame, from: space, to: .screen) == keyboard)
  }

  @Test(arguments: [
    (InterfaceOrientation.landscapeRight, Rect(x: 0, y: 0, width: 1024, height: 668)),
    (.landscapeLeft, Rect(x: 0, y: 100, width: 1024, height: 668)),
    (.portrait, Rect(x: 100, y: 0, width: 668, height: 1024)),
    (.portraitUpsideDown, Rect(x: 0, y: 0, width: 668, height: 1024)),
  ])
  func `A window off the edge of a turned screen is where the user sees it`(
    rotation: InterfaceOrientation, frame: Rect
  ) {
    let chain = ViewChain(
      screen: Size(width: 768, height: 1024), window: Rect(x: 100, y: 0, width: 668, height: 1024),
      rotation: rotation, root: Rect(x: 0, y: 0, width: 10, height: 10), superview: .zero,
      view: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(chain.windowOnScreen == frame)
    #expect(chain.viewOnScreen == Rect(x: frame.minX, y: frame.minY, width: 10, height: 10))
  }

  @Test func `The view on screen adds up the origins`() {
    #expect(slideOver.viewOnScreen == Rect(x: 714, y: 70, width: 300, height: 698))
    #expect(oldPad.viewOnScreen == Rect(x: 0, y: 64, width: 1024, height: 660))
    #expect(oldPad.uprightScreenSize == Size(width: 1024, height: 768))
    #expect(
      oldPad.uprightScreen(fromScreen: Rect(x: 0, y: 0, width: 352, height: 1024))
        == Rect(x: 0, y: 416, width: 1024, height: 352))
  }

  @Test func `A sheet lies in its window`() {
    let sheet = ViewChain(
      screen: Size(width: 834, height: 1194), window: Rect(x: 0, y: 20, width: 834, height: 1174),
      root: Rect(x: 117, y: 180, width: 600, height: 700), superview: .zero, view: .zero)
    #expect(sheet.rootOnScreen == Rect(x: 117, y: 200, width: 600, height: 700))
    #expect(slideOver.rootOnScreen == slideOver.windowOnScreen)
  }

  @Test func `A view that fills an upright screen shares its space with all others`() {
    let chain = ViewChain(filling: Size(width: 390, height: 844))
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    for source in spaces {
      for target in spaces {
        #expect(chain.convert(rect, from: source, to: target) == rect)
      }
    }
    #expect(chain.viewOnScreen == Rect(x: 0, y: 0, width: 390, height: 844))
  }

  private let spaces: [CoordinateSpace] = [.screen, .window, .root, .superview, .view]

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `Every conversion can be undone and split in two`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let chain = ViewChain.random(using: &random)
    let rect = Rect.random(using: &random)
    let offset = Rect.random(using: &random).origin
    func convert(_ rect: Rect, _ source: CoordinateSpace, _ target: CoordinateSpace) -> Rect {
      chain.convert(rect, from: source, to: target, contentOffset: offset)
    }
    for source in spaces {
      for target in spaces {
        let there = convert(rect, source, target)
        #expect(convert(there, target, source) == rect)
        for middle in spaces {
          #expect(convert(convert(rect, source, middle), middle, target) == there)
        }
      }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `The view's frame turned upright from the screen's space is the view on screen`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let chain = ViewChain.random(using: &random)
    let onScreen = chain.convert(chain.view, from: .superview, to: .screen)
    #expect(chain.uprightScreen(fromScreen: onScreen) == chain.viewOnScreen)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `Null stays null in every conversion`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let chain = ViewChain.random(using: &random)
    for source in spaces {
      for target in spaces {
        #expect(chain.convert(.null, from: source, to: target) == .null)
      }
    }
  }
}
