import DeviceProfiles
import InsetCore
import InsetOracle
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

/// Steps that end before the keyboard has settled, judged at that moment.
@Suite struct UnsettledSituationsTests {
  /// The end of a scenario's id.
  private static func rest(_ script: String, accessory: String = "none") -> String {
    "/full/en-US/docked/\(accessory)/none/fill/automatic/base0/middle/\(script)"
  }
  private static let commit = "show-start-dismiss-commit-dismiss"
  private static let cancel = "show-start-dismiss-cancel-dismiss-hide"

  private static func scene(_ id: String) throws -> KeyboardScene {
    let model = try Shipped.wholeModel()
    return try #require(ComposedScene(model.space.scenario(id: id), in: model)).scene
  }

  /// The largest and the smallest bottom inset that is right after a step, in points.
  private static func ends(_ step: Step, _ scene: KeyboardScene) -> [Double] {
    let expectation = Oracle.expectation(scene.truth(after: step))
    return [expectation.content.bottom, expectation.content.bottom - expectation.unreachable]
  }

  /// Half of the keys: 291 / 2 = 145.5, 216 / 2 = 108, 265 / 2 = 132.5, 181 / 2 = 90.5, each to a
  /// whole point, and an accessory view of 44 or 52 on top.
  static let held: [(String, Double, Double)] = [
    ("iphone-15/18.7/portrait\(rest(commit))", 291, 146),
    ("iphone-8/16.7/portrait\(rest(commit))", 216, 108),
    ("ipad-9th-generation/17.7/portrait\(rest(cancel))", 265, 133),
    ("iphone-15/18.7/landscape-left\(rest(cancel))", 181, 91),
    ("iphone-15/26.1/portrait\(rest(commit, accessory: "bar-44"))", 352, 198),
    ("iphone-15/18.7/portrait\(rest(commit, accessory: "chat-52"))", 343, 198),
  ]

  @Test(arguments: held)
  func `An app may follow a keyboard that a finger holds, or wait`(
    id: String, highest: Double, lowest: Double
  ) throws {
    let scene = try Self.scene(id)
    #expect(scene.steps.map(\.isJudged).allSatisfy { $0 })
    #expect(Self.ends(scene.steps[0], scene) == [highest, highest])
    #expect(Self.ends(scene.steps[1], scene) == [highest, lowest])
    let events = scene.steps[1].occurrences.filter { if case .post = $0 { true } else { false } }
    #expect(events.isEmpty)
    #expect(scene.steps[2].lowered == nil)
  }

  private static func ends(
    _ strategy: String, _ id: String
  ) throws -> (lines: [Double], bottoms: [Double]) {
    let matrix = try Matrix(
      Shipped.wholeModel(), strategies: [#require(Strategies.named(strategy))])
    let explanation = try #require(try matrix.explain(matrix.model.space.scenario(id: id)).first)
    return (
      explanation.steps.map(\.settled.lowestLine), explanation.steps.map(\.judgement.bottom)
    )
  }

  /// Letters from 561 on, held at 852 - 146 = 706; with an accessory view of 44 it is 517 and 662.
  ///
  /// On iOS 26 letters and view are 352 high, held at 852 - 154 - 44 = 654, and the guide is at the
  /// keys, 698; after the drag it rests 44 above the edge.
  static let guides: [(String, [Double], [Double])] = [
    ("iphone-15/18.7/portrait\(rest(commit))", [561, 706, 818], [0, 0, 0]),
    ("iphone-15/18.7/portrait\(rest(cancel))", [561, 706, 561, 818], [0, 0, 0, 0]),
    ("iphone-15/18.7/portrait\(rest(commit, accessory: "bar-44"))", [517, 662, 818], [0, 0, 0]),
    (
      "iphone-15/26.1/portrait\(rest(commit, accessory: "bar-44"))", [500, 698, 808], [0, -44, 10]
    ),
  ]

  @Test(arguments: guides)
  func `The layout guide follows the finger, on iOS 26 without an accessory view`(
    id: String, lines: [Double], bottoms: [Double]
  ) throws {
    let ends = try Self.ends("uikeyboard-layout-guide", id)
    #expect(ends.lines == lines)
    #expect(ends.bottoms == bottoms)
  }

  /// Whoever ignores the keyboard hides all but the safe area, and of the half that is still there
  /// 146 - 34 = 112.
  static let deaf: [(String, [Double])] = [
    ("covered-area", [0, 0, 0]), ("ignores-keyboard", [-257, -112, 0]),
  ]

  @Test(arguments: deaf)
  func `What hears notifications stays where it was, and that is right`(
    strategy: String, bottoms: [Double]
  ) throws {
    let ends = try Self.ends(strategy, "iphone-15/18.7/portrait\(Self.rest(Self.commit))")
    #expect(ends.bottoms == bottoms)
  }
}
