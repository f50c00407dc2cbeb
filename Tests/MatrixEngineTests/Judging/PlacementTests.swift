import DeviceProfiles
import InsetCore
import InsetOracle
import InsetStrategies
import MatrixFixtures
import MatrixResults
@testable import MatrixEngine
import ScenarioSpaces
import Testing

/// Views that do not fill their controller's view, content that fits, and raised keyboards.
@Suite struct PlacementTests {
  /// A scenario of the shipped profiles, with what a step needs at the bottom and at the line.
  struct Expected: Sendable, CustomTestStringConvertible {
    var name: String
    var id: String
    var choices: PolicyChoices = []
    /// For each step, the content's bottom inset and the lowest line.
    var steps: [[Double]]

    var testDescription: String { name }
  }

  private static let phone = "iphone-15/18.7/portrait/full/en-US/docked/none"
  private static let pad = "ipad-9th-generation/16.7/portrait/full/en-US/docked/none"

  private static func composed(_ id: String) throws -> ComposedScene {
    let model = try Shipped.model()
    return try #require(ComposedScene(model.space.scenario(id: id), in: model))
  }

  @Test(arguments: [
    Expected(
      name: "a nested view keeps off the tab bar at rest, 83, where it was 0",
      id: "\(phone)/tab/nested/automatic/base0/middle/show-hide", steps: [[291, 561], [83, 769]]),
    Expected(
      name: "a nested view without bars keeps off the home indicator, 34, where it was 0",
      id: "\(phone)/none/nested/automatic/base0/middle/show-hide", steps: [[291, 561], [34, 818]]),
    Expected(
      name: "a nested view that never adjusts has nothing at rest, and its bar above the tab bar",
      id: "\(phone)/tab/nested/never/base0/middle/show-hide", steps: [[291, 561], [0, 769]]),
    Expected(
      name: "short content reaches under the keyboard and is inset like any",
      id: "\(phone)/none/short/scrollableAxes/base0/middle/show-hide",
      steps: [[291, 561], [0, 818]]),
    Expected(
      name: "a tail counts at rest, 283 where it was 83, and under the keyboard",
      id: "\(phone)/nav+tab/tall/automatic/base0/middle/show-hide",
      steps: [[491, 561], [283, 769]]),
    Expected(
      name: "a raised keyboard covers nothing",
      id: "\(pad)/none/fill/automatic/base0/middle/show-undock-dock-hide",
      steps: [[265, 815], [0, 1080], [265, 815], [0, 1080]]),
    Expected(
      name: "a raised keyboard covers all from its top edge down",
      id: "\(pad)/none/fill/automatic/base0/middle/show-undock-dock-hide",
      choices: PolicyChoices(.raisedKeyboard),
      steps: [[265, 815], [385, 695], [265, 815], [0, 1080]]),
  ])
  func `What a step needs is what is hidden by hand`(_ expected: Expected) throws {
    let scene = try Self.composed(expected.id).scene
    let found = scene.steps.map { step -> [Double] in
      let expectation = Oracle.expectation(scene.truth(after: step), expected.choices)
      return [expectation.content.bottom, expectation.lowestLine]
    }
    #expect(found.count == expected.steps.count)
    for (found, expected) in zip(found, expected.steps) {
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
    }
  }

  @Test(
    arguments: [
      ("\(phone)/tab/nested/automatic/base0/middle/show-hide", 83.0),
      ("\(phone)/none/nested/automatic/base0/middle/show-hide", 34),
      ("\(phone)/tab/nested/never/base0/middle/show-hide", 0),
      ("\(phone)/none/short/scrollableAxes/base0/middle/show-hide", 0),
      ("\(phone)/none/short/automatic/base0/middle/show-hide", 0),
      ("\(phone)/tab/short/automatic/base0/middle/show-hide", 83),
      ("\(phone)/nav+tab/tall/automatic/base0/middle/show-hide", 283),
      (
        "iphone-4/6.1/portrait/full/en-US/docked/none/tab/nested/automatic/base0/middle/show-hide",
        0
      ),
      (
        "iphone-8/10.3/portrait/full/en-US/docked/none/tab/nested/automatic/base0/middle/show-hide",
        0
      ),
    ] as [(String, Double)])
  func `What the system adds follows from where the view is`(id: String, bottom: Double) throws {
    let environment = try Self.composed(id).scene.layout.environment(at: 0)
    #expect(abs(environment.systemInset.bottom - bottom) < 1e-9)
  }

  @Test func `Short content fits the view and not what a keyboard leaves of it`() throws {
    for device in ["iphone-4/6.1", "iphone-15/18.7", "ipad-9th-generation/16.7"] {
      let scene = try Self.composed(
        "\(device)/portrait/full/en-US/docked/none/none/short/never/base0/middle/show-hide"
      ).scene
      let environment = scene.layout.environment(at: 0)
      let view = environment.chain.viewOnScreen
      let keyboard = try #require(scene.steps[0].covered)
      #expect(environment.contentSize.height < view.height)
      #expect(view.minY + environment.contentSize.height > keyboard.minY, "\(device)")
    }
  }

  @Test func `A raised keyboard is where it was dropped, and another app's is not one's own`()
    throws
  {
    let dragged = try Self.composed(
      "\(Self.pad)/none/fill/automatic/base0/middle/show-undock-drag-hide"
    ).scene
    let raised = Rect(x: 0, y: 695, width: 810, height: 265)
    let frames = [nil, raised, raised.offset(x: 0, y: -40), nil]
    #expect(dragged.steps.map(\.raised) == frames)
    #expect(dragged.steps.map(\.ownRaised) == frames)
    #expect(dragged.steps[1].covered == nil && dragged.steps[1].own == nil)
  }

  @Test func `Another app's keyboard leaves where the own one was raised`() throws {
    let shipped = try Shipped.model()
    var plan = shipped.plan
    plan.scripts.append(Script([.show, .undock, .otherShow, .undock, .hide]))
    let model = MatrixModel(shipped.profiles, plan)
    var scenario = try model.space.scenario(
      id: "\(Self.pad)/none/fill/automatic/base0/middle/show-undock-dock-hide")
    scenario[MatrixParameter.script.rawValue] = plan.scripts.count - 1
    let scene = try #require(ComposedScene(scenario, in: model)).scene
    let raised = Rect(x: 0, y: 695, width: 810, height: 265)
    #expect(scene.steps.map(\.raised) == [nil, raised, nil, raised, nil])
    #expect(scene.steps.map(\.ownRaised) == [nil, raised, raised, raised, nil])
    #expect(scene.steps[2].covered != nil && scene.steps[2].own == nil)
  }

  @Test func `A strategy that forgets a nested view's safe area leaves a gap there`() throws {
    let matrix = try Matrix(
      Shipped.model(),
      strategies: Strategies.all.filter {
        ["covered-area", "s2-intersection-in-table"].contains($0.id)
      })
    let scenario = try matrix.model.space.scenario(
      id: "\(Self.phone)/tab/nested/automatic/base0/middle/show-hide")
    let judgements = try matrix.explain(scenario).map { $0.steps.map(\.judgement.bottom) }
    #expect(judgements == [[0, 0], [83, 0]])
  }

  @Test func `The model and the oracle agree on every view of the shipped profiles`() throws {
    let model = try Shipped.model()
    var environments: Set<ViewEnvironment> = []
    for device in model.profiles.devices {
      for os in model.plan.os where device.os.contains(os.version) {
        for orientation in device.orientations {
          for window in model.windows {
            guard let found = device.scriptWindows(orientation, window, on: os) else { continue }
            for bars in BarSet.allCases.indices {
              for placement in Placement.allCases.indices {
                for behavior in ContentInsetAdjustmentBehavior.allCases.indices {
                  environments.insert(
                    found.windows.first.environment(
                      LayoutLevels([bars, placement, behavior, 0, 0])))
                }
              }
            }
          }
        }
      }
    }
    #expect(environments.count > 10_000)
    for environment in environments {
      let system = SystemInsets(environment)
      let pairs = [
        (system.safeArea, environment.obstruction), (system.content, environment.systemInset),
        (system.indicators, environment.indicatorSystemInset),
      ]
      for (oracle, model) in pairs {
        let off = oracle - model
        #expect([off.top, off.left, off.bottom, off.right].allSatisfy { abs($0) < 1e-9 })
      }
    }
  }
}
