import DeviceProfiles
import InsetCore
import MatrixResults
import ProfileFixtures
import TestSupport
import Testing

@testable import ProfileTools

/// Pictures of devices in the tiny profiles.
struct DeviceDrawingTests {
  private static let devices = TinyProfiles.set.devices
  static let edge = devices[1]
  static let pad = devices[2]
  static let english = TinyProfiles.set.locales[0]

  static func drawing(
    _ device: DeviceProfile, _ orientation: InterfaceOrientation, _ keyboard: KeyboardMode,
    window: WindowMode = .full, accessory: Accessory = .none, os: Int = 17
  ) throws -> DeviceDrawing {
    try DeviceDrawing(
      device,
      DeviceState(
        os: OSLevel(OSVersion(os)), orientation: orientation, window: window,
        keyboard: KeyboardLevel(keyboard), accessory: accessory), locale: english)
  }

  @Test func `An input view of the app is drawn as the matrix judges it`() throws {
    let view = InputView(name: "pin-pad", height: 216)
    let drawing = try DeviceDrawing(
      Self.edge,
      DeviceState(
        os: OSLevel(OSVersion(17)), orientation: .portrait, keyboard: KeyboardLevel(view)),
      locale: Self.english)
    let strip = try #require(Self.edge.safeArea(.portrait, on: OSLevel(OSVersion(17)))?.value)
    #expect(drawing.parts(.keyboard).map(\.name) == ["pin-pad"])
    #expect(drawing.parts(.keyboard).map(\.frame.height) == [216 + strip.bottom])
    #expect(drawing.title.hasSuffix(": iOS 17.0, portrait, pin-pad"))
    #expect(
      drawing.facts.contains { $0.source.contains("the app's own input view pin-pad") })
  }

  /// States that between them have every kind of part.
  static let states: [(name: String, drawing: @Sendable () throws -> DeviceDrawing)] = [
    ("edge-portrait", { try drawing(edge, .portrait, .docked) }),
    ("edge-landscape", { try drawing(edge, .landscapeLeft, .docked) }),
    ("edge-accessory", { try drawing(edge, .portrait, .dockedPrediction, accessory: .bar44) }),
    ("edge-hardware", { try drawing(edge, .portrait, .hardware) }),
    ("pad-floating", { try drawing(pad, .portrait, .floating) }),
    ("pad-split-third", { try drawing(pad, .portrait, .docked, window: .splitThird) }),
  ]

  @Test func `Terminal pictures look as recorded`() throws {
    for state in Self.states {
      try expectGolden(state.drawing().terminalText(), "drawings/\(state.name).txt")
    }
  }

  @Test func `SVG pictures look as recorded`() throws {
    for state in Self.states {
      try expectGolden(state.drawing().svgFile, "drawings/\(state.name).svg")
    }
  }

  @Test func `A page looks as recorded`() throws {
    let drawings = DeviceState.all(
      of: Self.edge, on: OSLevel(OSVersion(17)), in: TinyProfiles.set.locales)
    try expectGolden(
      DevicePage(device: Self.edge.name, drawings: drawings).html, "drawings/page.html")
  }

  @Test func `Parts stand where the figures say`() throws {
    let portrait = try Self.drawing(Self.edge, .portrait, .docked)
    #expect(portrait.safeArea == Insets(top: 59, bottom: 34))
    #expect(
      portrait.parts.map(\.frame) == [
        Rect(x: 0, y: 59, width: 393, height: 44), Rect(x: 0, y: 769, width: 393, height: 49),
        Rect(x: 0, y: 561, width: 393, height: 291),
      ])
    #expect(portrait.callouts.map(\.words).first == "navigation bar 44")
    let accessory = try Self.drawing(Self.edge, .portrait, .docked, accessory: .bar88)
    #expect(accessory.parts(.keyboard).map(\.frame.minY) == [561])
    #expect(
      accessory.parts(.accessory).map(\.frame) == [Rect(x: 0, y: 473, width: 393, height: 88)])
    let floating = try Self.drawing(Self.pad, .portrait, .floating)
    #expect(floating.bounds.contains(floating.parts(.keyboard)[0].frame))
    #expect(floating.parts(.keyboard)[0].frame.size == Size(width: 320, height: 260))
    #expect(try Self.drawing(Self.edge, .portrait, .hardware).parts(.keyboard).isEmpty)
  }

  @Test func `A split keyboard has two halves in the frame that is reported`() throws {
    var pad = Self.pad
    pad.keyboardModes += [.split, .undocked]
    let whole = try Self.drawing(pad, .portrait, .undocked).parts(.keyboard)[0].frame
    let drawing = try Self.drawing(pad, .portrait, .split)
    let halves = drawing.parts(.keyboard).map(\.frame)
    #expect(halves.count == 2)
    #expect(halves.allSatisfy { whole.contains($0) && $0.height == whole.height })
    #expect(halves[0].minX == whole.minX && halves[1].maxX == whole.maxX)
    #expect(!halves[0].intersects(halves[1]))
    // How wide a half is, no figure says, and no word either.
    #expect(
      drawing.description.contains("The keyboard is 834 by 320 points at 0, 754, split in two"))
    #expect(drawing.callouts.map(\.words).contains("split keyboard 320"))
    #expect(!drawing.svgFile.contains("half 3") && !drawing.description.contains("half is"))
  }

  @Test func `A weak figure is said in words beside the picture`() throws {
    let landscape = try Self.drawing(Self.edge, .landscapeLeft, .docked)
    #expect(landscape.terminalText().contains("keyboard 162, assumed"))
    #expect(landscape.svgFile.contains(">keyboard 162, assumed</text>"))
    #expect(landscape.description.contains("The keyboard is 852 by 162 points at 0, 231, assumed."))
    #expect(!landscape.terminalText().contains("\u{1B}"))
  }

  @Test func `Colours add nothing but colours`() throws {
    for state in Self.states {
      let drawing = try state.drawing()
      let colored = drawing.terminalText(inColor: true)
      #expect(colored != drawing.terminalText())
      #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == drawing.terminalText())
    }
  }

  @Test func `A state that a device has not is reported with the reason`() {
    func reason(_ body: () throws -> DeviceDrawing) -> String? {
      do {
        _ = try body()
        return nil
      } catch {
        return (error as? Undrawable)?.message
      }
    }
    let edge = Self.edge
    #expect(
      reason { try Self.drawing(edge, .portrait, .floating) }
        == "iphone-edge has no keyboard floating; it has docked, docked+prediction, hardware")
    #expect(
      reason { try Self.drawing(edge, .portraitUpsideDown, .docked) }
        == "iphone-edge does not turn to upside-down; it has portrait, landscape-left")
    #expect(
      reason { try Self.drawing(edge, .portrait, .docked, window: .splitHalf) }
        == "iphone-edge has no window split-half in portrait on iOS 17.0")
    #expect(
      reason { try Self.drawing(edge, .portrait, .dockedPrediction, os: 7) }
        == "iOS 7.0 has no keyboard docked+prediction")
    #expect(
      reason {
        try DeviceDrawing(
          edge,
          DeviceState(
            os: OSLevel(OSVersion(17)), orientation: .portrait,
            keyboard: KeyboardLevel(.dockedPrediction)),
          locale: TinyProfiles.set.locales[1])
      } == "the language he has no keyboard docked+prediction")
  }

  @Test func `Every state of a device is drawn, each once`() throws {
    let drawings = DeviceState.all(
      of: Self.pad, on: OSLevel(OSVersion(17)), in: TinyProfiles.set.locales)
    let states = drawings.map(\.state)
    #expect(Set(states).count == states.count)
    #expect(Set(states.map(\.keyboard.mode)) == Set(Self.pad.keyboardModes))
    #expect(states.contains { $0.window == .splitThird })
    #expect(states.contains { $0.accessory == .bar44 })
    #expect(Set(states.map(\.orientation)) == [.portrait, .landscapeLeft])
  }
}
