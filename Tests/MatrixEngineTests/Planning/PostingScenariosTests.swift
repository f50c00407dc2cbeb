import InsetCore
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import TestSupport
import Testing

@Suite struct PostingScenariosTests {
  @Test func `Whoever is said to post a notification posts it`() throws {
    let model = try Shipped.model()
    var random = SplitMix64(seed: 7)
    var asked = 0
    var scripts: Set<Int> = []
    var wrong: [String] = []
    model.visitPostedNotifications { events, posting in
      guard Int.random(in: 0..<200, using: &random) == 0 || scripts.insert(posting.script).inserted
      else { return }
      asked += 1
      let scenario = posting.scenario(
        configuration: Int.random(in: posting.configurations.indices, using: &random),
        keyboard: Int.random(in: posting.keyboards.indices, using: &random))
      let excluded = model.constraints.filter { constraint in
        constraint.isViolated(by: scenario)
      }
      let staged = ComposedScene(scenario, in: model)
      let steps = staged?.scene.steps ?? []
      let posted =
        steps.indices.contains(posting.step - 1)
        ? steps[posting.step - 1].occurrences.compactMap { occurrence -> Event? in
          if case .post(let event) = occurrence, event.kind.isKeyboard { event } else { nil }
        } : []
      let screen = staged?.scene.layout.stages[0].chain.uprightScreenSize
      let isRight =
        excluded.isEmpty && !events.isEmpty && posted == events && screen == posting.screen
        && steps[posting.step - 1].name == posting.action
      if !isRight { wrong.append("\(model.space.id(of: scenario)), step \(posting.step)") }
    }
    #expect(wrong == [])
    #expect(asked > 100)
    // Most scripts have steps that no script before it has, in a window that is the screen.
    #expect(scripts.count > 30)
  }
}
