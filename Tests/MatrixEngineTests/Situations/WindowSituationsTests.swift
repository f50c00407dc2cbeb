import InsetCore
import InsetStrategies
import MatrixFixtures
import MatrixResults
import MatrixEngine
import ScenarioSpaces
import Testing

/// Windows beside others, hardware keyboards without a bar, turns by 180 degrees and Display Zoom.
@Suite struct WindowSituationsTests {
  private static func plain(_ keyboard: String, _ script: String) -> String {
    "/en-US/\(keyboard)/none/none/fill/automatic/base0/middle/\(script)"
  }

  static let all = [
    // The whole frame is below the screen.
    Situation(
      "a hardware keyboard whose bar is closed",
      "ipad-9th-generation/16.7/portrait/full\(plain("hardware", "show-hide"))",
      needs: [0, 0], posts: ["WillHide 1080→1080", "WillHide 1080→1080"]),
    // The frame has its height, and 55 of it are on screen.
    Situation(
      "a hardware keyboard with its bar",
      "ipad-9th-generation/16.7/portrait/full\(plain("hardware+bar", "show-hide"))",
      needs: [55, 0], posts: ["WillShow 1080→1025", "WillHide 1025→1080"]),
    // The right half begins at 1080 - 535.
    Situation(
      "the frame begins where the right half of a Split View does",
      "ipad-9th-generation/16.7/landscape-left/split-half-right\(plain("docked", "show-hide"))",
      needs: [353, 0],
      posts: ["WillShow 545,810→545,457", "WillHide 545,457→545,810"]),
    // The window is 20 from the right and from the bottom: 810 - 20 - 457.
    Situation(
      "the frame ends where Slide Over does",
      "ipad-9th-generation/16.7/landscape-left/slide-over\(plain("docked", "show-hide"))",
      needs: [333, 0],
      posts: ["WillShow 740,810→740,457", "WillHide 740,457→740,810"]),
    // 20 to 1160; letters of 282.
    Situation(
      "Slide Over of iOS 26.1 has the screen's frame",
      "ipad-a16/26.1/portrait/slide-over\(plain("docked", "show-hide"))",
      needs: [262, 10], posts: ["WillShow 1180→898", "WillHide 898→1180"]),
    // It ends at 0.4 x 1180 = 472.
    Situation(
      "a window that ends above the keyboard",
      "ipad-a16/26.1/portrait/free-top\(plain("docked", "show-hide"))",
      needs: [10, 10], posts: ["WillShow 1180→898", "WillHide 898→1180"]),
    Situation(
      "a window at the bottom edge",
      "ipad-a16/26.1/portrait/free-bottom\(plain("docked", "show-hide"))",
      needs: [282, 10], posts: ["WillShow 1180→898", "WillHide 898→1180"]),
    // Upside down the fixed space has the keyboard at its top: 0 - 216 and 0.
    Situation(
      "a turn by 180 degrees in fixed coordinates",
      "iphone-4s/6.1/portrait/full\(plain("docked", "show-turn-around-hide"))",
      needs: [216, 216, 0],
      posts: ["WillShow 480→264", "WillHide 264→480 WillShow -216→0", "WillHide 0→-216"]),
    Situation(
      "and from iOS 8 on",
      "iphone-8/12.5/landscape-left/full\(plain("docked", "show-turn-around-hide"))",
      needs: [162, 162, 0],
      posts: ["WillShow 375→213", "WillHide 213→375 WillShow 375→213", "WillHide 213→375"]),
    // 320 x 693 with a strip of 28.
    Situation(
      "a phone with Display Zoom",
      "iphone-15-display-zoom/18.7/portrait/full\(plain("docked+prediction", "show-hide"))",
      needs: [319, 28], posts: ["WillShow 693→374", "WillHide 374→693"]),
    // 417 x 1210 in a screen of 834 x 1210, with a strip of 20; words of 340: 1210 - 340.
    Situation(
      "an app for iPhone alone on an iPad",
      "ipad-pro-11-inch-m4/27.1/portrait/compatibility\(plain("docked+prediction", "show-hide"))",
      needs: [340, 20], posts: ["WillShow 1210→870", "WillHide 870→1210"]),
    // Halves of 951 x 669; the strip of 34 is at the bottom of both. Words of 264: 669 - 264.
    Situation(
      "the left half of an open iPhone Duo",
      "iphone-duo-inner/27.1/landscape-left/split-half\(plain("docked+prediction", "show-hide"))",
      needs: [264, 34], posts: ["WillShow 669→405", "WillHide 405→669"]),
    Situation(
      "its right half",
      "iphone-duo-inner/27.1/landscape-left/split-half-right"
        + plain("docked+prediction", "show-hide"),
      needs: [264, 34], posts: ["WillShow 669→405", "WillHide 405→669"]),
  ]

  /// The outer display of 466 x 678 ends above the keyboard of the open one, at 951 - 338 = 613, in
  /// part: 678 - 613 = 65.
  @Test func `A strategy that asks UIScreen on an open iPhone Duo measures another display`() throws
  {
    let model = try Shipped.wholeModel()
    let id = "iphone-duo-inner/27.1/portrait/full\(Self.plain("docked+prediction", "show-hide"))"
    let scene = try #require(ComposedScene(model.space.scenario(id: id), in: model)).scene
    #expect(scene.layout.stages[0].mainScreen == Size(width: 466, height: 678))
    #expect(scene.layout.stages[0].chain.screen == Size(width: 669, height: 951))
    let strategy = try #require(Strategies.named("rx-keyboard"))
    let (bottom, added) = (
      strategy.play(scene)[0].content.bottom, scene.layout.stages[0].systemInset.bottom
    )
    #expect(bottom - added == 65)
  }

  /// Its window is narrower than the screen, and the app believes that it is on a phone.
  @Test func `An app for iPhone alone on an iPad has a phone's idiom and the iPad's screen`() throws
  {
    let model = try Shipped.wholeModel()
    let id = "ipad-pro-11-inch-m4/27.1/portrait/compatibility\(Self.plain("docked", "show-hide"))"
    let stage = try #require(ComposedScene(model.space.scenario(id: id), in: model)).scene.layout
      .stages[0]
    #expect(stage.idiom == .phone)
    #expect(stage.horizontalSizeClass == .compact)
    #expect(stage.chain.window.width == 417)
    #expect(stage.mainScreen == Size(width: 834, height: 1210))
  }

  @Test(arguments: all)
  func `The keyboard covers what lies below its top edge`(_ situation: Situation) throws {
    try situation.verify()
  }

  /// The window ends 20 points above the screen's edge at 810.
  @Test func `The reported keyboard ends with Slide Over's window, not with the screen`() throws {
    let model = try Shipped.wholeModel()
    let scenario = try model.space.scenario(
      id: "ipad-9th-generation/16.7/landscape-left/slide-over\(Self.plain("docked", "show-hide"))")
    let scene = try #require(ComposedScene(scenario, in: model)).scene
    let ends = scene.steps[0].occurrences.compactMap { occurrence -> Double? in
      guard case .post(let event) = occurrence, event.kind == .keyboardWillShow else { return nil }
      return event.keyboard.endFrame?.maxY
    }
    #expect(ends == [790])
  }
}
