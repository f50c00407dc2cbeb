import InsetCore
import Testing

struct KeyboardReadingTests {
  /// A frame with the reading that it must get.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var chain: ViewChain
    var endFrame: Rect?
    var isHide: Bool
    var reading: KeyboardReading

    init(
      _ description: String, _ chain: ViewChain, _ endFrame: Rect?, isHide: Bool = false,
      _ reading: KeyboardReading
    ) {
      testDescription = description
      self.chain = chain
      self.endFrame = endFrame
      self.isHide = isHide
      self.reading = reading
    }

    /// A case whose keyboard stands on the bottom edge as reported.
    static func docked(_ description: String, _ chain: ViewChain, _ frame: Rect) -> Case {
      Case(description, chain, frame, .docked(frame))
    }
  }

  private static let phone = ViewChain(filling: Size(width: 390, height: 844))
  private static let pad = ViewChain(filling: Size(width: 1024, height: 768))

  private static func onPad(window: Rect) -> ViewChain {
    let bounds = Rect(origin: .zero, size: window.size)
    return ViewChain(
      screen: Size(width: 1024, height: 768), window: window, root: bounds, superview: bounds,
      view: bounds)
  }
  private static let slideOver = onPad(window: Rect(x: 704, y: 0, width: 320, height: 768))
  private static let raised = onPad(window: Rect(x: 704, y: 100, width: 320, height: 500))

  /// The rule, line by line.
  static let rule = [
    Case("all zero while shown", phone, .zero, .floating),
    Case("all zero on hide", phone, .zero, isHide: true, .hidden),
    Case(
      "hide with a frame on screen", phone, Rect(x: 0, y: 508, width: 390, height: 336),
      isHide: true, .hidden),
    Case("no frame", phone, nil, .hidden),
    Case("no width", phone, Rect(x: 0, y: 508, width: 0, height: 336), .hidden),
    Case("no height", phone, Rect(x: 0, y: 508, width: 390, height: 0), .hidden),
    Case("negative height", phone, Rect(x: 0, y: 844, width: 390, height: -336), .hidden),
    Case("degenerate", phone, Rect(x: 0, y: 0, width: 1e-17, height: 0), .hidden),
    Case("null", phone, .null, .hidden),
    Case("at the bottom, outside", phone, Rect(x: 0, y: 844, width: 390, height: 336), .hidden),
    Case(
      "less than half a point inside", phone, Rect(x: 0, y: 843.6, width: 390, height: 336),
      .hidden),
    Case("above the screen", phone, Rect(x: 0, y: -336, width: 390, height: 336), .hidden),
    Case("left of the screen", phone, Rect(x: -390, y: 508, width: 390, height: 336), .hidden),
    Case("right of the screen", phone, Rect(x: 390, y: 508, width: 390, height: 336), .hidden),
    Case(
      "beside the window", slideOver, Rect(x: 0, y: 416, width: 704, height: 352), .hidden),
    Case("below the window", raised, Rect(x: 0, y: 600, width: 1024, height: 168), .hidden),
    Case("undocked", pad, Rect(x: 0, y: 300, width: 1024, height: 352), .floating),
    Case("a point above the bottom", pad, Rect(x: 0, y: 415, width: 1024, height: 352), .floating),
    .docked(
      "a fraction above the bottom", pad, Rect(x: 0, y: 416, width: 1024, height: 351.75)),
    Case(
      "narrow on the bottom edge", pad, Rect(x: 352, y: 508, width: 320, height: 260), .floating),
    Case(
      "more than a point too narrow", phone, Rect(x: 0, y: 508, width: 388.5, height: 336),
      .floating),
    .docked("a fraction too narrow", phone, Rect(x: 0, y: 508, width: 389.25, height: 336)),
    .docked(
      "as wide as the window", slideOver, Rect(x: 704, y: 416, width: 320, height: 352)),
    Case(
      "narrower than window and screen", slideOver, Rect(x: 710, y: 416, width: 300, height: 352),
      .floating),
    .docked(
      "as wide as the screen under a wider window",
      onPad(window: Rect(x: 0, y: 0, width: 1366, height: 768)),
      Rect(x: 0, y: 416, width: 1024, height: 352)),
    .docked(
      "over the whole screen's width", slideOver, Rect(x: 0, y: 416, width: 1024, height: 352)),
    .docked(
      "reaching a raised window's bottom", raised, Rect(x: 0, y: 300, width: 1024, height: 300)),
    Case(
      "ending above a raised window's bottom", raised,
      Rect(x: 0, y: 299, width: 1024, height: 300), .floating),
    .docked("docked", phone, Rect(x: 0, y: 508, width: 390, height: 336)),
    .docked("a bar alone", phone, Rect(x: 0, y: 800, width: 390, height: 44)),
    .docked("hanging below the screen", pad, Rect(x: 0, y: 713, width: 1024, height: 398)),
  ]

  @Test(arguments: rule)
  func `Every line of the rule holds`(example: Case) {
    #expect(
      KeyboardReading(endFrame: example.endFrame, isHide: example.isHide, chain: example.chain)
        == example.reading)
  }

  private static let oldPad = ViewChain(
    screen: Size(width: 768, height: 1024), window: Rect(x: 0, y: 0, width: 768, height: 1024),
    rotation: .landscapeRight, root: Rect(x: 0, y: 20, width: 1024, height: 748),
    superview: Rect(x: 0, y: 0, width: 1024, height: 748),
    view: Rect(x: 0, y: 0, width: 1024, height: 748))

  @Test(arguments: [
    Case(
      "shown", oldPad, Rect(x: 0, y: 0, width: 352, height: 1024),
      .docked(Rect(x: 0, y: 416, width: 1024, height: 352))),
    Case("hidden", oldPad, Rect(x: -352, y: 0, width: 352, height: 1024), .hidden),
    Case("undocked", oldPad, Rect(x: 100, y: 0, width: 352, height: 1024), .floating),
    Case("all zero", oldPad, .zero, .floating),
  ])
  func `A frame in fixed coordinates is turned upright first`(example: Case) {
    #expect(
      KeyboardReading(endFrame: example.endFrame, isHide: example.isHide, chain: example.chain)
        == example.reading)
  }

  @Test func `Only a docked keyboard has a docked frame`() {
    let frame = Rect(x: 0, y: 508, width: 390, height: 336)
    #expect(KeyboardReading.docked(frame).dockedFrame == frame)
    #expect(KeyboardReading.floating.dockedFrame == nil)
    #expect(KeyboardReading.hidden.dockedFrame == nil)
  }

  /// A published vector: what its project expects of a frame on a screen of 1170 x 2532.
  struct Vector: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var endFrame: Rect
    var isHide = false
    var mode: String
  }

  /// Flutter's `testCalculateKeyboardAttachMode` in `FlutterViewControllerTest.mm`.
  static let vectors = [
    Vector(testDescription: "V001", endFrame: .zero, isHide: true, mode: "hidden"),
    Vector(testDescription: "V002", endFrame: .zero, mode: "floating"),
    Vector(
      testDescription: "V003", endFrame: Rect(x: 0, y: 0, width: 1170, height: 0), mode: "hidden"),
    Vector(
      testDescription: "V004", endFrame: Rect(x: 0, y: 0, width: 320, height: 320),
      mode: "floating"),
    Vector(
      testDescription: "V005", endFrame: Rect(x: 0, y: 0, width: 1170, height: 320),
      mode: "floating"),
    Vector(
      testDescription: "V006", endFrame: Rect(x: 0, y: 2212, width: 1170, height: 320),
      mode: "docked"),
    Vector(
      testDescription: "V007",
      endFrame: Rect(x: 0, y: 2211.3333333333335, width: 1170, height: 320.6666666666667),
      mode: "docked"),
    Vector(
      testDescription: "V008",
      endFrame: Rect(x: 0, y: 2531.9999999, width: 1170, height: 320.6666666666667),
      mode: "hidden"),
    Vector(
      testDescription: "V009", endFrame: Rect(x: 0, y: 2532, width: 1170, height: 320),
      mode: "hidden"),
  ]

  @Test(arguments: vectors)
  func `Published vectors are read as their project reads them`(vector: Vector) {
    let reading = KeyboardReading(
      endFrame: vector.endFrame, isHide: vector.isHide,
      chain: ViewChain(filling: Size(width: 1170, height: 2532)))
    let mode =
      switch reading {
      case .hidden: "hidden"
      case .floating: "floating"
      case .docked: "docked"
      }
    #expect(mode == vector.mode)
  }
}
