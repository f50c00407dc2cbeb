import InsetCore
import InsetStrategies
@testable import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

/// How strategies say that they move, compared with how they do.
@Suite struct AnimationTests {
  /// A keyboard that appears on a phone and on an iPad, of several times, in a view and in a page.
  private static let scenarios = [
    "iphone-15/18.7", "iphone-15/27.1", "iphone-8/12.5", "iphone-5/7.1", "iphone-4/6.1",
  ].flatMap { device in
    ["fill", "child", "web-page", "table-controller", "web-view"].map {
      "\(device)/portrait/full/en-US/docked/none/none/\($0)/automatic/base0/bottom/show"
    }
  }

  private static let scenes = Result {
    let model = try Shipped.wholeModel()
    return try scenarios.compactMap { id -> (scenario: [Int], scene: KeyboardScene)? in
      let scenario = try model.space.scenario(id: id)
      return ComposedScene(scenario, in: model).map { (scenario, $0.scene) }
    }
  }

  /// The scene without some notifications.
  private func without(
    _ kinds: Set<Event.Kind>, _ scene: KeyboardScene
  ) -> KeyboardScene {
    let steps = scene.steps.map { step in
      var step = step
      step.occurrences.removeAll {
        if case .post(let event) = $0 { kinds.contains(event.kind) } else { false }
      }
      return step
    }
    return KeyboardScene(layout: scene.layout, steps: steps)
  }

  @Test(arguments: Strategies.all.map(\.id))
  func `What moves after the keyboard says so`(id: String) throws {
    let strategy = try #require(Strategies.named(id))
    let timing = strategy.about.animation.timing
    if timing == .unknown { return }
    let space = try Shipped.wholeModel().space
    let available = try strategy.availability.map { try Query($0.query, in: space) }
    let late: Set<Event.Kind> = [.keyboardDidShow, .keyboardDidChangeFrame]
    let all = late.union([.keyboardWillShow, .keyboardWillChangeFrame])
    for (scenario, scene) in try Self.scenes.get() {
      guard available.allSatisfy({ $0.allows(scenario) }) else { continue }
      let settled = strategy.play(scene)
      // What does not move at all says nothing.
      if strategy.play(without(all, scene)) == settled { continue }
      let isLate = strategy.play(without(late, scene)) != settled
      // A timer has no event: what it does is played with the event that starts it.
      let waits = strategy.about.animation.source.contains("seconds after")
      #expect(isLate == (timing == .late && !waits))
      return
    }
  }
}
