import DeviceProfiles
import InsetCore
import InsetMatrix
import MatrixEngine
import MatrixResults
import ProfileFixtures
import ScenarioSpaces
import TestSupport
import Testing
import TextFormats

@testable import Reporting

/// Keeps the height that the first keyboard is reported with.
private struct FirstHeight: InsetStrategy {
  var height: Double?

  mutating func receive(_ event: Event, _ view: inout ViewState) {
    if height == nil { height = event.keyboard.endFrame?.height }
    view.contentInset.bottom = height ?? 0
  }
}

/// Sets an inset that is higher than any view.
private struct HugeInset: InsetStrategy {
  mutating func receive(_ event: Event, _ view: inout ViewState) { view.contentInset.bottom = 900 }
}

/// Moves the view, and never does.
private struct StillView: InsetStrategy {
  static var mechanism: AdjustmentMechanism { .translation }

  mutating func receive(_ event: Event, _ view: inout ViewState) {}
}

/// Keyboards in the pictures of scenarios.
@Suite struct SceneDrawingTests {
  /// The tiny profiles with more keyboards.
  private static let profiles: ProfileSet = {
    var profiles = TinyProfiles.set
    profiles.devices[0].keyboards.append(
      KeyboardEntry(
        layouts: nil, mode: .emoji, orientation: .any, os: .all,
        height: Figure(258, .measured, source: "a ruler")))
    profiles.devices[1].keyboardModes += [.numeric, .thirdParty]
    profiles.devices[2].keyboardModes += [.undocked, .split, .hardwareBar]
    profiles.devices[2].windows.append(
      WindowEntry(
        mode: .formSheet, orientation: .portrait, os: .all,
        frame: Figure(
          Rect(x: 117, y: 200, width: 600, height: 700), .measured, source: "a ruler"),
        sizeClass: .regular))
    profiles.devices[2].keyboards.append(
      KeyboardEntry(
        layouts: nil, mode: .hardwareBar, orientation: .any, os: .all,
        height: Figure(320, .measured, source: "a ruler"), visible: 55))
    return profiles
  }()

  private static let plan = MatrixPlan(
    os: TinyProfiles.os, runs: [],
    scripts: [
      Script([.show]), Script([.show, .emoji]), Script([.showThenAccessory]), Script([.layout]),
    ])

  /// A drawing of where a strategy is wrong, by default the first height.
  private static func drawing(
    _ device: String, _ keyboard: String, _ script: String, window: String = "full",
    placement: String = "fill", _ strategy: AnyInsetStrategy = AnyInsetStrategy(FirstHeight.self)
  ) throws -> SceneDrawing {
    let matrix = try Matrix(MatrixModel(profiles, plan), strategies: [strategy])
    let levels = "17/portrait/\(window)/en-US/\(keyboard)/none/\(placement)/automatic/base0/middle"
    let scenario = try matrix.model.space.scenario(id: "\(device)/\(levels)/\(script)")
    let example = try Report.Example(scenario, matrix.strategies[0], in: matrix)
    return SceneDrawing(try #require(WorstExample(example, command: "")), id: "scene")
  }

  /// What is drawn of a scenario's keyboard.
  struct Expected: Sendable, CustomTestStringConvertible {
    var device: String
    var keyboard: String
    var script = "show"
    var accessory: Rect?
    var keyboards: [Rect]
    var words: [String]

    var testDescription: String { "\(device), \(keyboard), \(script)" }
  }

  // Screens of 375 x 667, 393 x 852 and 834 x 1194; letters of 216, 291 and 320.
  @Test(arguments: [
    Expected(
      device: "iphone-edge", keyboard: "docked/none",
      keyboards: [Rect(x: 0, y: 561, width: 393, height: 291)], words: ["Keyboard, 291 pt"]),
    Expected(
      device: "iphone-edge", keyboard: "docked/bar-44",
      accessory: Rect(x: 0, y: 517, width: 393, height: 44),
      keyboards: [Rect(x: 0, y: 561, width: 393, height: 291)],
      words: ["44 pt accessory view", "Keyboard, 291 pt"]),
    Expected(
      device: "iphone-edge", keyboard: "hardware/bar-44",
      accessory: Rect(x: 0, y: 808, width: 393, height: 44), keyboards: [],
      words: ["44 pt accessory view"]),
    // Above the home indicator, 34.
    Expected(
      device: "iphone-edge", keyboard: "docked/chat-52", script: "layout",
      accessory: Rect(x: 0, y: 766, width: 393, height: 52),
      keyboards: [Rect(x: 0, y: 818, width: 393, height: 34)], words: ["52 pt accessory view"]),
    Expected(
      device: "iphone-home", keyboard: "docked/none", script: "show-emoji",
      keyboards: [Rect(x: 0, y: 409, width: 375, height: 258)], words: ["Emoji, 258 pt"]),
    Expected(
      device: "iphone-edge", keyboard: "numeric/none",
      keyboards: [Rect(x: 0, y: 561, width: 393, height: 291)], words: ["Number pad, 291 pt"]),
    Expected(
      device: "iphone-edge", keyboard: "third-party/none",
      keyboards: [Rect(x: 0, y: 561, width: 393, height: 291)],
      words: ["Third-party keyboard, 291 pt"]),
    Expected(
      device: "ipad-edge", keyboard: "floating/none",
      keyboards: [Rect(x: 257, y: 844, width: 320, height: 260)],
      words: ["Floating keyboard, 260 pt"]),
    // 120 above the bottom edge.
    Expected(
      device: "ipad-edge", keyboard: "undocked/none",
      keyboards: [Rect(x: 0, y: 754, width: 834, height: 320)],
      words: ["Undocked keyboard, 320 pt"]),
    Expected(
      device: "ipad-edge", keyboard: "split/none",
      keyboards: [
        Rect(x: 0, y: 754, width: 300, height: 320), Rect(x: 534, y: 754, width: 300, height: 320),
      ], words: ["Split keyboard, 320 pt"]),
    Expected(
      device: "ipad-edge", keyboard: "hardware+bar/none",
      keyboards: [Rect(x: 0, y: 1139, width: 834, height: 55)], words: ["Shortcut bar, 55 pt"]),
  ])
  func `A keyboard is drawn as what it is`(_ expected: Expected) throws {
    let drawing = try Self.drawing(expected.device, expected.keyboard, expected.script)
    #expect(drawing.accessory == expected.accessory)
    #expect(drawing.keyboards == expected.keyboards)
    #expect(drawing.keyboardLabels.map { $0.words } == expected.words)
    let svg = drawing.svg
    #expect(markupTrouble(svg) == nil)
    let shapes =
      expected.keyboards.map { ("keyboard", $0) } + (expected.accessory.map { [("bar", $0)] } ?? [])
    for (name, frame) in shapes {
      let (x, y) = (Numbers.points(frame.minX), Numbers.points(frame.minY))
      let (width, height) = (Numbers.points(frame.width), Numbers.points(frame.height))
      let shape =
        #"<rect class="\#(name)" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)" "#
      #expect(svg.contains(shape), "\(svg)")
    }
    for words in expected.words { #expect(svg.contains(">\(words)</text>"), "\(svg)") }
  }

  /// What is hidden is the accessory view, from 407 to 451, with its name in the middle.
  @Test func `What is wrong is written where nothing else is`() throws {
    let drawing = try Self.drawing("iphone-home", "docked/bar-44", "show-then-accessory")
    #expect(drawing.wrongRegion == Rect(x: 0, y: 407, width: 375, height: 44))
    #expect(drawing.accessory == drawing.wrongRegion)
    // A pixel is 375 / 148 points, and a line of text is 0.35 of its size below its middle.
    let svg = drawing.svg
    for (y, words) in [
      ("436.09", "44 pt accessory view"),  // 429, and 2.8 pixels
      ("651.29", "Keyboard, 216 pt"),  // 667, less 9 pixels, and 2.8
      ("393.95", "44 pt hidden"),  // 407, less 9 pixels, and 3.85
    ] {
      let label = svg.split(separator: "<").first { $0.hasSuffix(">\(words)") }
      #expect(label?.contains(#" y="\#(y)" "#) ?? false, "\(svg)")
    }
    let ink = #"height="44" rx="0" fill="url(#scene-hidden)""#
    #expect(svg.contains(#"class="wrong" x="0" y="407" width="375" \#(ink)"#), "\(svg)")
  }

  /// A view from 80 to 617 under a keyboard at 451: an inset of 900 in place of 166.
  @Test func `A gap ends at its view and its words say all of it`() throws {
    let drawing = try Self.drawing(
      "iphone-home", "docked/none", "show", placement: "child", AnyInsetStrategy(HugeInset.self))
    #expect(drawing.view == Rect(x: 0, y: 80, width: 375, height: 537))
    #expect(drawing.lines.expected == 451)
    #expect(drawing.lines.actual == 80)
    #expect(drawing.wrongRegion == Rect(x: 0, y: 80, width: 375, height: 371))
    #expect(drawing.svg.contains(">734 pt gap</text>"))
  }

  @Test func `A sheet has an edge`() throws {
    let drawing = try Self.drawing("ipad-edge", "docked/none", "show", window: "form-sheet")
    let edge = #"<rect class="window edge" x="117" y="200" width="600" height="700" "#
    #expect(drawing.svg.contains(edge), "\(drawing.svg)")
  }

  /// A view of 667 points under a keyboard at 451, beside the screen of 375 by 14 of 148 pixels.
  @Test func `A lowest line is measured from where it should be`() throws {
    let drawing = try Self.drawing(
      "iphone-home", "docked/none", "show", AnyInsetStrategy(StillView.self))
    let ruler = #"<line class="line-actual" x1="410.47" x2="410.47" y1="667" y2="451" "#
    #expect(drawing.svg.contains(ruler), "\(drawing.svg)")
  }
}
