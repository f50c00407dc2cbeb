import Foundation
import InsetCore
import InsetOracle
import TestSupport
import Testing

/// Geometry that other projects assert in their own tests, as `[x, y, width, height]` in points.
private struct Vector: Decodable {
  var id: String
  var kind: String
  var screen: [Double]
  var view: [Double]?
  var keyboard_end: [Double]?
  var event: String?
  var safe_area_bottom: Double?
  var base_bottom: Double?
  var extra: Double?
  var expected_content_bottom: Double?
  var expected_mode: String?
  var steps: [Step]?

  struct Step: Decodable {
    var event: String
    var frame: [Double]
    var expected: Double

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      event = try list.decode(String.self)
      frame = try list.decode([Double].self)
      expected = try list.decode(Double.self)
    }
  }

  static func all(_ kind: String) throws -> [Vector] {
    try Repository.text("Tests/Fixtures/facts/public-vectors.jsonl")
      .split(separator: "\n")
      .map { try JSONDecoder().decode(Vector.self, from: Data($0.utf8)) }
      .filter { $0.kind == kind }
  }

  /// All rectangles of a vector are in one space; `screen` stands for the window too.
  func chain() -> ViewChain {
    let screen = rect(screen)
    let size = Size(width: screen.maxX, height: screen.maxY)
    let view = rect(self.view ?? self.screen)
    return ViewChain(
      screen: size, window: screen,
      root: Rect(origin: .zero, size: screen.size), superview: Rect(origin: .zero, size: size),
      view: view.offset(x: -screen.minX, y: -screen.minY))
  }

  func reading(_ frame: [Double], _ event: String) -> KeyboardReading {
    KeyboardReading(
      endFrame: rect(frame), isHide: event == "willHide" || event == "didHide", chain: chain())
  }

  func expectation(_ frame: [Double], _ event: String) -> Double {
    let truth = Truth(
      covered: reading(frame, event).dockedFrame,
      view: ViewTruth(
        frame: chain().viewOnScreen, base: Insets(bottom: base_bottom ?? 0),
        systemInset: Insets(bottom: safe_area_bottom ?? 0)))
    // `extra` is a distance of the app's own above a keyboard that covers something.
    let distance = Oracle.coveredHeight(truth) > 0 ? extra ?? 0 : 0
    return Oracle.expectation(truth).content.bottom - (safe_area_bottom ?? 0) + distance
  }
}

private func rect(_ numbers: [Double]) -> Rect {
  Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

@Suite struct PublicVectorTests {
  @Test func `The oracle agrees with every inset that other projects assert`() throws {
    let vectors = try Vector.all("norm")
    #expect(vectors.count == 60)
    for vector in vectors {
      let actual = vector.expectation(vector.keyboard_end ?? [], vector.event ?? "")
      #expect(
        abs(actual - (vector.expected_content_bottom ?? .nan)) <= 0.5, "\(vector.id): \(actual)")
    }
  }

  @Test func `The reading agrees with every mode that other projects assert`() throws {
    let vectors = try Vector.all("norm_mode")
    #expect(vectors.count == 9)
    for vector in vectors {
      let mode =
        switch vector.reading(vector.keyboard_end ?? [], vector.event ?? "") {
        case .hidden: "hidden"
        case .floating: "floating"
        case .docked: "docked"
        }
      #expect(mode == vector.expected_mode, "\(vector.id)")
    }
  }

  @Test func `The oracle agrees with every sequence that other projects assert`() throws {
    let vectors = try Vector.all("norm_seq")
    #expect(vectors.count == 5)
    for vector in vectors {
      for step in vector.steps ?? [] {
        let actual = vector.expectation(step.frame, step.event)
        #expect(abs(actual - step.expected) <= 0.5, "\(vector.id): \(actual)")
      }
    }
  }
}
