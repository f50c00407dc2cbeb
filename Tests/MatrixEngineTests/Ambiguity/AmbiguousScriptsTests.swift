import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixFixtures
import MatrixResults
@testable import MatrixEngine
import ScenarioSpaces
import TestSupport
import Testing

/// The ambiguous scenarios of a configuration with random constraints beside the model's: they
/// couple what no constraint of the model does, such as a script with a placement.
@Suite struct AmbiguousScriptsTests {
  private static let model = Result {
    let shipped = try Shipped.model()
    var plan = shipped.plan
    // Scripts that begin alike, that have two ambiguous steps, and that turn the device.
    for action in [Script.Action.numeric, .password, .barOff] {
      plan.scripts.append(Script([.show, action]))
      plan.scripts.append(Script([.show, .rotate, action]))
      plan.scripts.append(Script([.show, action, .hide, .show, action]))
    }
    let devices = ["iphone-6", "ipad-2", "ipad-air-2", "ipad-pro-13-inch-m4"]
    return MatrixModel(
      ProfileSet(
        devices: shipped.profiles.devices.filter { devices.contains($0.id) },
        // Two with the same keyboards, and one with candidates.
        locales: shipped.profiles.locales.filter {
          ["en-US", "en-GB", "ja-JP-kana"].contains($0.id)
        }),
      plan)
  }

  /// Configurations with ambiguous scenarios.
  static let configurations = [
    "device:iphone-6 os:8.4 orientation:portrait window:full",
    "device:ipad-2 os:8.4 orientation:portrait window:full",
    "device:ipad-air-2 os:9.3 orientation:portrait window:full",
    "device:ipad-pro-13-inch-m4 os:18.7 orientation:portrait window:stage-manager",
    "device:ipad-pro-13-inch-m4 os:18.7 orientation:portrait window:full",
  ]

  /// The layouts and accessories that are compared.
  private static let layouts = [
    "accessory:none bars:none placement:fill adjustment:automatic base:base0 field:middle",
    "accessory:bar-44 bars:tab placement:fill adjustment:automatic base:edges field:bottom",
    "accessory:bar-88 bars:none placement:child adjustment:never base:bottom-20 field:middle",
    "accessory:none bars:tab placement:child adjustment:never base:edges field:top",
  ]

  /// The classes of a configuration, one for each part of the scripts.
  private struct Judged {
    let model: MatrixModel
    let constraints: [Constraint]
    private(set) var table: DiagramTable
    private(set) var possible: Diagram
    let classes: EquivalenceClasses
    private(set) var parts: [(isMember: [Bool], ambiguous: AmbiguousScripts)]
    private let configuration: String

    init(_ configuration: String, without sixteenths: Int?) throws {
      self.configuration = configuration
      let model = try AmbiguousScriptsTests.model.get()
      constraints = sixteenths.map { [constraint(excluding: $0)] } ?? []
      (table, possible) = model.possible
      possible = table.apply(possible, table.diagram(of: constraints)) { max($0, $1) }
      let scope = table.diagram(
        of: try Query(configuration, in: model.space), inside: possible, outside: .terminal(1))
      let classes = EquivalenceClasses(model, scope: scope, possible: possible, in: table)
      let context = JudgingContext(model, classes, [], PolicyChoices())
      parts = classes.classes.map {
        (
          isMember: classes.partitions[$0.partition].isMember,
          ambiguous: AmbiguousScripts($0.ambiguities.map { classes.ambiguities[$0] }, context)
        )
      }
      self.model = model
      self.classes = classes
    }

    /// The possible scenarios in a layout.
    func scenarios(_ layout: String) throws -> [[Int]] {
      let query = try Query("\(configuration) \(layout)", in: model.space)
      return Array(table.scenarios(of: possible, where: query) { $0 == 0 })
    }

    private func part(of script: Int) -> Int? { parts.firstIndex { $0.isMember[script] } }

    mutating func isAmbiguous(_ scenario: [Int]) -> Bool {
      let rest = Array(scenario[4...])
      guard let part = part(of: rest[8]) else { return false }
      let keyboard = parts[part].ambiguous.keyboard(at: rest)
      let index = parts[part].ambiguous.scripts(keyboard, in: Array(rest[3..<8]))
      let scripts = parts[part].ambiguous.isAmbiguous(index)
      return !scripts.isEmpty && scripts[rest[8]]
    }

    func twin(of scenario: [Int]) -> AmbiguousScripts.Twin? {
      let rest = Array(scenario[4...])
      return part(of: rest[8]).flatMap { parts[$0].ambiguous.twin(of: rest) }
    }
  }

  /// Each configuration with all scripts, and without some of them.
  private static let comparisons = configurations.enumerated().flatMap { number, configuration in
    [nil, [4, 10, 14][number % 3]].map { (configuration: configuration, sixteenths: $0) }
  }

  @Test(arguments: comparisons)
  func `Scenarios are ambiguous, and have twins, where a comparison of all pairs says so`(
    configuration: String, sixteenths: Int?
  ) throws {
    var judged = try Judged(configuration, without: sixteenths)
    var count = 0
    for layout in Self.layouts {
      let scenarios = try judged.scenarios(layout)
      let shown = ShownScenes(
        around: try #require(scenarios.first), in: judged.model, constraints: judged.constraints)
      let ambiguous = Set(scenarios.filter { judged.isAmbiguous($0) })
      #expect(ambiguous == shown.ambiguous, "\(layout)")
      count += ambiguous.count
      // Of those that are not ambiguous, some are enough.
      for scenario in scenarios
      where ambiguous.contains(scenario) || scenario[11].isMultiple(of: 8) {
        let twin = judged.twin(of: scenario)
        let expected = shown.twins(of: scenario)
        #expect(twin?.step == expected?.step)
        guard let twin, let expected else { continue }
        #expect(
          expected.twins.contains(
            .init(
              scenario: Array(scenario[..<4]) + twin.scenario, step: twin.twinStep,
              expectation: twin.expectation)))
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: configurations, [nil, 4] as [Int?])
  func `A candidate's steps are those of a scenario of their owners`(
    configuration: String, sixteenths: Int?
  ) throws {
    let judged = try Judged(configuration, without: sixteenths)
    let first = try #require(judged.scenarios(Self.layouts[1]).first)
    let layout = Array(first[7..<12])
    var count = 0
    for (ambiguities, part) in zip(judged.classes.classes.map(\.ambiguities), judged.parts) {
      for candidate in ambiguities.map({ judged.classes.ambiguities[$0].candidates }) ?? [] {
        for member in candidate.members {
          for owner in member.owners {
            guard let scenario = part.ambiguous.scenario(of: owner, in: layout) else { continue }
            let composed = try #require(
              ComposedScene(Array(first[..<4]) + scenario, in: judged.model))
            Self.expect(member.step, at: owner.index, of: composed.scene, in: layout)
            count += 1
          }
        }
      }
    }
    #expect(count > 0)
  }

  @Test func `A twin that is excluded in a layout leaves the next one`() throws {
    let model = try Self.model.get()
    let query = try Query("\(Self.configurations[0]) \(Self.layouts[0])", in: model.space)
    var (table, possible) = model.possible
    let first = try #require(
      table.scenarios(of: possible, where: query) { $0 == 0 }.first { _ in true })
    let device = try #require(model.profiles.devices.first { $0.id == "iphone-6" })
    let context = try #require(
      device.scriptWindows(.portrait, .full, on: model.plan.os[first[1]])?.windows.first
    )
    .withoutBehaviors
    // Keyboards 0, 1 and 2 show the same and need 100, 200 and 300 pt; 1 is excluded where it fills.
    let isExcluded = Constraint(
      "middle", over: [MatrixParameter.keyboard.rawValue, MatrixParameter.placement.rawValue]
    ) { $0[0] == 1 && $0[1] == first[8] }
    possible = table.diagram(of: [isExcluded])
    let classes = EquivalenceClasses(model, scope: .terminal(1), possible: possible, in: table)
    let candidate = AmbiguityCandidate(
      members: (0..<3).map { keyboard in
        let height = 100 * Double(keyboard + 1)
        return .init(
          step: .init(
            isPosting: true,
            geometry: Step(
              name: "", occurrences: [],
              covered: Rect(x: 0, y: 667 - height, width: 375, height: height)),
            context: context),
          owners: [.init(keyboard: keyboard, index: 0, scripts: [0])])
      })
    var keyboards = [Int](
      repeating: -1,
      count: model.profiles.locales.count * model.keyboards.count * model.accessories.count)
    for keyboard in 0..<3 { keyboards[keyboard * model.accessories.count] = keyboard }
    let ambiguous = AmbiguousScripts(
      Ambiguities(
        candidates: [candidate], first: context, possible: possible, keyboards: keyboards),
      JudgingContext(model, classes, [], PolicyChoices()))
    func twin(of keyboard: Int, at placement: Int) -> [Int]? {
      ambiguous.twin(of: [0, keyboard, 0, first[7], placement, first[9], first[10], first[11], 0])?
        .scenario
    }
    #expect(
      twin(of: 0, at: first[8]) == [0, 2, 0, first[7], first[8], first[9], first[10], first[11], 0])
    #expect(twin(of: 2, at: first[8])?[1] == 0)
    #expect(twin(of: 0, at: first[8] + 2)?[1] == 1)
  }

  /// Compares a candidate's step with one of a scene.
  private static func expect(
    _ step: AmbiguityCandidate.Step, at index: Int, of scene: KeyboardScene, in layout: [Int]
  ) {
    func count(_ steps: some Sequence<Step>) -> (posts: Int, changes: Int) {
      steps.flatMap(\.occurrences).reduce(into: (0, 0)) {
        switch $1 {
        case .post: $0.posts += 1
        case .moveKeyboard, .changeFrame, .moveGuides, .layOut: $0.changes += 1
        case .setInsets: break
        }
      }
    }
    let (before, all) = (count(scene.steps[..<index]), count(scene.steps[...index]))
    let last = scene.steps[index]
    #expect(step.posts == all.posts)
    #expect(step.isPosting == (all.posts > before.posts))
    #expect(step.changes.count == all.changes)
    var posts = 0
    var moves: [AmbiguityCandidate.TimedChange] = []
    var layouts: [Layout] = []
    for occurrence in scene.steps[...index].flatMap(\.occurrences) {
      switch occurrence {
      case .post: posts += 1
      case .moveKeyboard(let frame): moves.append(.init(posts: posts, change: .moveKeyboard(frame)))
      case .changeFrame(let frame):
        moves.append(.init(posts: posts, change: .changeFrame(above: frame)))
      case .moveGuides(let guide, let region):
        moves.append(.init(posts: posts, change: .moveGuides(layoutGuide: guide, region: region)))
      case .layOut(let stage): layouts.append(Layout(posts, scene.layout.stages[stage]))
      case .setInsets: break
      }
    }
    func environment(_ context: WindowContext) -> ViewEnvironment {
      context.environment(LayoutLevels(layout))
    }
    #expect(
      layouts
        == step.changes.compactMap { change in
          guard case .layOut(let context) = change.change else { return nil }
          return Layout(change.posts, environment(context))
        })
    let found = step.changes.filter { if case .layOut = $0.change { false } else { true } }
    #expect(found == moves)
    #expect(step.changesBefore == before.changes)
    #expect(step.geometry == last.geometry)
    #expect(last.isJudged)
    #expect(environment(step.context) == scene.layout.stages[last.stage])
  }

  /// What a view is laid out in, and after how many posts.
  private struct Layout: Equatable {
    var posts: Int
    var environment: ViewEnvironment

    init(_ posts: Int, _ environment: ViewEnvironment) {
      (self.posts, self.environment) = (posts, environment)
    }
  }

  /// Excludes some sixteenths of the scripts of each language, keyboard, accessory and placement.
  private static func constraint(excluding sixteenths: Int) -> Constraint {
    let parameters: [MatrixParameter] = [.locale, .keyboard, .accessory, .placement, .script]
    return Constraint("random", over: parameters.map(\.rawValue)) { levels in
      var random = SplitMix64(seed: levels.reduce(1) { $0 &* 1009 &+ UInt64($1) })
      return Int.random(in: 0..<16, using: &random) < sixteenths
    }
  }
}
