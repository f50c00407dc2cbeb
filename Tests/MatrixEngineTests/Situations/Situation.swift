import InsetCore
import InsetOracle
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

/// A scenario with what was worked out by hand for it.
struct Situation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let id: String
  /// For each step the bottom inset that the view needs, in points; nil where nobody is judged.
  let needs: [Double?]
  /// For each step what is posted before the layout: `WillShow 852→509`, with the top edges of the
  /// two frames; the left edges where they are not 0, as in `WillShow 375,451→0,451`.
  let posts: [String]
  /// For each step the top and the bottom edge of the view on screen; nil where it stays.
  let views: [String]?

  init(
    _ name: String, _ id: String, needs: [Double?], posts: [String], views: [String]? = nil
  ) {
    (testDescription, self.id, self.needs, self.posts) = (name, id, needs, posts)
    self.views = views
  }

  /// Compares the needs with the oracle's, and the posts with those of the scene.
  func verify() throws {
    let model = try Shipped.wholeModel()
    let scenario = try model.space.scenario(id: id)
    let excluded = model.constraints.filter { $0.isViolated(by: scenario) }.map(\.name)
    #expect(excluded.isEmpty)
    let scene = try #require(ComposedScene(scenario, in: model)).scene
    let found = scene.steps.map { step -> Double? in
      guard step.isJudged else { return nil }
      let bottom = Oracle.expectation(scene.truth(after: step)).content.bottom
      return (bottom * 100).rounded() / 100
    }
    #expect(found == needs)
    #expect(scene.steps.map(Self.posts) == posts)
    if let views {
      let frames = scene.steps.map { scene.layout.stages[$0.stage].chain.viewOnScreen }
      #expect(frames.map { "\(Self.text($0.minY))-\(Self.text($0.maxY))" } == views)
    }
  }

  private static func posts(_ step: Step) -> String {
    step.occurrences.compactMap { occurrence -> String? in
      guard case .post(let event) = occurrence, event.kind.isKeyboardWill,
        event.kind != .keyboardWillChangeFrame
      else { return nil }
      let name = "\(event.kind)".dropFirst("keyboard".count)
      let frames = [event.keyboard.beginFrame, event.keyboard.endFrame].map { frame in
        guard let frame else { return "none" }
        let y = text(frame.minY)
        return frame.minX == 0 ? y : "\(text(frame.minX)),\(y)"
      }
      return "\(name) \(frames.joined(separator: "→"))"
    }.joined(separator: " ")
  }

  private static func text(_ length: Double) -> String {
    length == length.rounded() ? "\(Int(length))" : "\((length * 100).rounded() / 100)"
  }
}

extension Event.Kind {
  fileprivate var isKeyboardWill: Bool { "\(self)".hasPrefix("keyboardWill") }
}
