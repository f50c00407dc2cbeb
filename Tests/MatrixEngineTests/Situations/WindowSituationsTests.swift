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
    // Letters of 282 upright and of 367 in landscape: 1180 - 282 and 820 - 367.
    Situation(
      "a tiled half goes down to the screen's bottom, and its strip is the screen's",
      "ipad-a16/26.1/portrait/tiled-half\(plain("docked", "show-hide"))",
      needs: [282, 25], posts: ["WillShow 1180→898", "WillHide 898→1180"]),
    Situation(
      "the frame does not begin where a tiled third does",
      "ipad-a16/26.1/landscape-left/tiled-third-right\(plain("docked", "show-hide"))",
      needs: [367, 25], posts: ["WillShow 820→453", "WillHide 453→820"]),
    // It ends at (1180 - 10) / 2 = 585.
    Situation(
      "a tiled quarter at the top ends above the keyboard of an upright iPad",
      "ipad-a16/26.1/portrait/tiled-quarter-top\(plain("docked", "show-hide"))",
      needs: [10, 10], posts: ["WillShow 1180→898", "WillHide 898→1180"]),
    // It ends at (820 - 10) / 2 = 405; words of 422 and a bar of 44: 820 - 466 = 354.
    Situation(
      "in landscape a keyboard with a bar reaches it in part",
      "ipad-a16/26.1/landscape-left/tiled-quarter-top"
        + "/en-US/docked+prediction/bar-44/none/fill/automatic/base0/middle/show-hide",
      needs: [51, 10], posts: ["WillShow 820→354", "WillHide 354→820"]),
    Situation(
      "a tiled quarter at the bottom of an upright iPad",
      "ipad-a16/26.1/portrait/tiled-quarter-bottom\(plain("docked", "show-hide"))",
      needs: [282, 25], posts: ["WillShow 1180→898", "WillHide 898→1180"]),
    // It is 405 high and begins at 415; words of 422 begin at 398.
    Situation(
      "in landscape words cover the whole of it",
      "ipad-a16/26.1/landscape-left/tiled-quarter-bottom"
        + plain("docked+prediction", "show-hide"),
      needs: [405, 25], posts: ["WillShow 820→398", "WillHide 398→820"]),
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

  @Test(
    arguments: [
      // What liquid_shell read on an Air of this size: (1180 - 10) / 2.
      (
        "ipad-a16/26.1/landscape-left/tiled-half", Rect(x: 0, y: 0, width: 585, height: 820),
        .compact
      ),
      ("ipad-a16/26.1/portrait/tiled-half", Rect(x: 0, y: 0, width: 405, height: 1180), .compact),
      // (1180 - 20) / 3 = 386.67, which is 386.5 in whole pixels; 1180 - 386.5.
      (
        "ipad-a16/26.1/landscape-left/tiled-third-right",
        Rect(x: 793.5, y: 0, width: 386.5, height: 820), .compact
      ),
      (
        "ipad-a16/26.1/portrait/tiled-quarter-top", Rect(x: 0, y: 0, width: 405, height: 585),
        .compact
      ),
      (
        "ipad-a16/26.1/portrait/tiled-quarter-bottom",
        Rect(x: 415, y: 595, width: 405, height: 585), .compact
      ),
      // (1376 - 10) / 2, as wide as a half that is regular in Split View.
      (
        "ipad-pro-13-inch-m4/27.1/landscape-left/tiled-half",
        Rect(x: 0, y: 0, width: 683, height: 1032), .regular
      ),
    ] as [(String, Rect, SizeClass)])
  func `Tiled windows leave 10 points between them`(
    window: String, frame: Rect, width: SizeClass
  ) throws {
    let model = try Shipped.wholeModel()
    let id = "\(window)\(Self.plain("docked", "show-hide"))"
    let stage = try #require(ComposedScene(model.space.scenario(id: id), in: model)).scene.layout
      .stages[0]
    #expect(stage.chain.window == frame)
    #expect(stage.horizontalSizeClass == width)
  }

  @Test func `Upright iPads have no thirds, and iPadOS 18 tiles nothing`() throws {
    let model = try Shipped.wholeModel()
    for window in ["ipad-a16/26.1/portrait/tiled-third-right", "ipad-a16/18.7/portrait/tiled-half"]
    {
      let id = "\(window)\(Self.plain("docked", "show-hide"))"
      let scenario = try model.space.scenario(id: id)
      let excluded = model.constraints.filter { $0.isViolated(by: scenario) }.map(\.name)
      #expect(excluded.contains("window-of-device"), "\(id)")
    }
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
