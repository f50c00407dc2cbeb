import DeviceProfiles
import InsetCore
import InsetOracle
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

/// What comes over an app while it is on screen: Control Center, the app switcher, the list of
/// saved passwords.
@Suite struct InactiveSituationsTests {
  private static func rest(
    _ script: String, keyboard: String = "docked", accessory: String = "none",
    bars: String = "none"
  ) -> String {
    "en-US/\(keyboard)/\(accessory)/\(bars)/fill/automatic/base0/middle/\(script)"
  }

  private static let passwords = rest(
    "show-open-passwords-close-passwords-hide", keyboard: "docked+password", accessory: "bar-44")
  private static let split = "ipad-9th-generation/17.7/landscape-right/split-half"

  static let all = [
    Situation(
      "Control Center leaves the keyboard where it is",
      "iphone-15/18.7/portrait/full/\(rest("show-inactive-active-hide"))",
      needs: [291, 291, 291, 34], posts: ["WillShow 852→561", "", "", "WillHide 561→852"]),
    Situation(
      "a keyboard that goes meanwhile is posted on a phone",
      "iphone-8/16.7/portrait/full/\(rest("show-inactive-hide-inactive-active"))",
      needs: [216, 216, 0, 0], posts: ["WillShow 667→451", "", "WillHide 451→667", ""]),
    Situation(
      "in Split View of iPadOS 17 it is not",
      "\(split)/\(rest("show-inactive-hide-inactive-active"))",
      needs: [353, 353, 0, 0], posts: ["WillShow 810→457", "", "", ""]),
    Situation(
      "in full screen it is",
      "ipad-9th-generation/17.7/portrait/full/\(rest("show-inactive-hide-inactive-active"))",
      needs: [265, 265, 0, 0], posts: ["WillShow 1080→815", "", "WillHide 815→1080", ""]),
    Situation(
      "one that comes later comes as ever",
      "iphone-8/16.7/portrait/full/\(rest("inactive-active-show-hide"))",
      needs: [0, 0, 216, 0], posts: ["", "", "WillShow 667→451", "WillHide 451→667"]),
    // Letters with the bar of passwords and an accessory view, 346 + 44 = 390, as in the log of a
    // screen of 414 x 896: 506 before the list, and -390 after it.
    Situation(
      "after the list of passwords the frame is above the screen on iOS 14",
      "iphone-11-pro-max/14.8/portrait/full/\(passwords)",
      needs: [390, nil, 390, 34],
      posts: ["WillShow 896→506", "WillHide 506→896", "WillShow 896→-390", "WillHide 506→896"]),
    Situation(
      "it is where the keyboard is on iOS 15",
      "iphone-11-pro-max/15.8/portrait/full/\(passwords)",
      needs: [390, nil, 390, 34],
      posts: ["WillShow 896→506", "WillHide 506→896", "WillShow 896→506", "WillHide 506→896"]),
  ]

  @Test(arguments: all)
  func `What the system shows over an app is no hide`(_ situation: Situation) throws {
    try situation.verify()
  }

  private static func steps(_ strategy: String, _ id: String) throws -> [Explanation.Step] {
    let matrix = try Matrix(
      Shipped.wholeModel(), strategies: [#require(Strategies.named(strategy))])
    let scenario = try matrix.model.space.scenario(id: id)
    return try #require(try matrix.explain(scenario).first).steps
  }

  /// The picture has no keyboard, and content may stay above where it was: from the keyboard's top
  /// edge down to the home indicator's strip of 34, the tab bar of 83, or the edge of a screen with
  /// a button.
  static let pictures: [(String, Double, Double)] = [
    ("iphone-15/18.7/portrait/full/\(rest("show-app-switcher-active-hide"))", 291, 34),
    ("iphone-15/18.7/portrait/full/\(rest("show-app-switcher-active-hide", bars: "tab"))", 291, 83),
    ("iphone-8/16.0/portrait/full/\(rest("show-app-switcher-active-hide"))", 216, 0),
    ("ipad-9th-generation/17.7/portrait/full/\(rest("show-app-switcher-active-hide"))", 265, 0),
    (
      "\(split)/\(rest("show-app-switcher-active-hide"))",
      353, 0
    ),
  ]

  @Test(arguments: pictures)
  func `In the app switcher content may rest or stay`(
    id: String, highest: Double, lowest: Double
  ) throws {
    let steps = try Self.steps("covered-area", id)
    let picture = steps[1].expectation
    #expect(steps[1].step.isJudged)
    #expect(picture.content.bottom == highest)
    #expect(picture.content.bottom - picture.unreachable == lowest)
    #expect(steps[0].expectation.unreachable == 0 && steps[2].expectation.unreachable == 0)
    #expect(steps.filter { !$0.judgement.isExact }.isEmpty)
  }

  /// 216 points of letters: empty when they go, or content under them when they come.
  static let regions: [(String, [Double])] = [
    ("iphone-8/16.0/portrait/full/\(rest("show-inactive-active-hide"))", [0, 0, 0, 216]),
    ("iphone-8/16.0/portrait/full/\(rest("inactive-active-show-hide"))", [0, 0, -216, 0]),
    ("iphone-8/16.0/portrait/full/\(rest("show-app-switcher-active-hide"))", [0, 0, 0, 0]),
    ("iphone-8/16.7/portrait/full/\(rest("show-inactive-active-hide"))", [0, 0, 0, 0]),
    ("iphone-8/16.7/portrait/full/\(rest("inactive-active-show-hide"))", [0, 0, 0, 0]),
  ]

  @Test(arguments: regions)
  func `After Control Center SwiftUI's region of iOS 16.0 stays as it is`(
    id: String, bottoms: [Double]
  ) throws {
    #expect(try Self.steps("swiftui-avoidance", id).map(\.judgement.bottom) == bottoms)
  }

  /// Raised by 120: 1024 - 264 - 120 = 640, in both languages.
  static let languages: [(String, [String])] = [
    ("9.3", []),
    (
      "10.3",
      [
        "WillChangeFrame 0,640,768,264→0,640,768,264 0.25 7",
        "DidChangeFrame 0,640,768,264→0,640,768,264 0.25 7",
      ]
    ),
  ]

  @Test(arguments: languages)
  func `A raised keyboard stays raised in another language, and iOS 9 posts nothing`(
    version: String, posts: [String]
  ) throws {
    let id = "ipad-air-2/\(version)/portrait/full/\(Self.rest("show-undock-globe-hide"))"
    #expect(try VersionSituationsTests.posts(id)[2] == posts)
    let steps = try Self.steps("covered-area", id)
    let raised = Rect(x: 0, y: 640, width: 768, height: 264)
    #expect(steps.map(\.truth.raised) == [nil, raised, raised, nil])
    #expect(steps.map(\.expectation.content.bottom) == [258, 0, 0, 0])
  }

  @Test func `A keyboard that floats or is split keeps its language`() {
    for action in [Script.Action.float, .split] {
      let problem = Script([.show, action, .globe, .hide]).problem
      #expect(problem?.index == 2)
      #expect(problem?.words == "`globe` rules out a floating or split keyboard")
    }
    #expect(Script([.show, .undock, .globe, .drag, .globe, .hide]).problem == nil)
    #expect(Script([.show, .float, .dock, .undock, .globe, .hide]).problem == nil)
  }
}
