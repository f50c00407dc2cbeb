import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixFixtures
import MatrixResults
import MatrixEngine
import ScenarioSpaces
import Testing

/// What some versions post, and the others do not.
@Suite struct VersionSituationsTests {
  static func plain(_ keyboard: String, _ script: String) -> String {
    "/en-US/\(keyboard)/none/none/fill/automatic/base0/middle/\(script)"
  }

  static let all = [
    // 1024 - 264 = 760, and 120 higher when it is raised.
    Situation(
      "a keyboard that a finger raises does not say that it hides on iOS 8",
      "ipad-air-2/8.4/portrait/full\(plain("docked", "show-undock-dock-hide"))",
      needs: [264, 0, 264, 0],
      posts: ["WillShow 1024→760", "", "WillShow 640→760", "WillHide 760→1024"]),
    Situation(
      "nor does one that two fingers split",
      "ipad-air-2/8.4/portrait/full\(plain("docked", "show-split-dock-hide"))",
      needs: [264, 0, 264, 0],
      posts: ["WillShow 1024→760", "", "WillShow 640→760", "WillHide 760→1024"]),
    Situation(
      "it does on iOS 7",
      "ipad-4th-generation/7.1/portrait/full\(plain("docked", "show-undock-dock-hide"))",
      needs: [264, 0, 264, 0],
      posts: ["WillShow 1024→760", "WillHide 760→640", "WillShow 640→760", "WillHide 760→1024"]),
    Situation(
      "a hardware keyboard says nothing on an iPad with iOS 8",
      "ipad-air-2/8.4/portrait/full\(plain("hardware", "show-hide"))", needs: [0, 0],
      posts: ["", ""]),
    Situation(
      "nor on a phone with iOS 7",
      "iphone-5/7.1/portrait/full\(plain("hardware", "show-rotate-hide"))", needs: [0, 0, 0],
      posts: ["", "", ""]),
    // 44 points of 264 + 44 are on screen: 1024 - 44 = 980.
    Situation(
      "with an accessory view it shows on iOS 8 as on later versions",
      "ipad-air-2/8.4/portrait/full/en-US/hardware/bar-44/none/fill/automatic/base0/middle/show-hide",
      needs: [44, 0], posts: ["WillShow 1024→980", "WillHide 980→1024"]),
    Situation(
      "so it does on a phone, where it has no height of its own",
      "iphone-5/7.1/portrait/full/en-US/hardware/bar-44/none/fill/automatic/base0/middle/show-hide",
      needs: [44, 0], posts: ["WillShow 568→524", "WillHide 524→568"]),
    Situation(
      "it hides there when a push covers the view, too",
      "iphone-5/7.1/portrait/full/en-US/hardware/bar-44/none/fill/automatic/base0/middle/show-push-pop-show",
      needs: [44, nil, 0, 44],
      posts: ["WillShow 568→524", "WillHide 524→568", "", "WillShow 568→524"]),
    // 1024 - 264 = 760; the one on screen goes below the screen and comes back.
    Situation(
      "the one on screen goes for it on iOS 8",
      "ipad-air-2/8.4/portrait/full\(plain("docked", "show-attach-detach-hide"))",
      needs: [264, 0, 264, 0],
      posts: ["WillShow 1024→760", "WillHide 760→1024", "WillShow 1024→760", "WillHide 760→1024"]),
    // 54 points below the screen's bottom edge; the strip of 34 stays free.
    Situation(
      "a hardware keyboard hides twice on an iPhone X with iOS 12",
      "iphone-x/12.5/portrait/full\(plain("hardware", "show-hide"))",
      needs: [34, 34], posts: ["WillHide 812→812", "WillHide 812→812"]),
    Situation(
      "and whenever its frame is reported",
      "iphone-6/9.3/portrait/full\(plain("hardware", "show-rotate-hide"))",
      needs: [0, 0, 0],
      posts: ["WillHide 667→667", "WillHide 667→667 WillHide 375→375", "WillHide 375→375"]),
    Situation(
      "it shows and hides on iOS 13",
      "iphone-8/13.7/portrait/full\(plain("hardware", "show-hide"))",
      needs: [0, 0], posts: ["WillShow 667→667", "WillHide 667→667"]),
    // 258 - 216 = 42 for the bar, which has two rounds.
    Situation(
      "the bar follows the letters twice on iOS 8",
      "iphone-6/8.4/portrait/full\(plain("docked+prediction", "show-then-bar-hide"))",
      needs: [258, 0],
      posts: ["WillShow 667→451 WillShow 451→409 WillShow 451→409", "WillHide 409→667"]),
    // 320 x 568 with letters of 216: 352, and 320 to the left.
    Situation(
      "a keyboard goes to the left with its screen on iOS 6",
      "iphone-5/6.1/portrait/full\(plain("docked", "show-push-pop-show"))",
      needs: [216, nil, 0, 216],
      posts: ["WillShow 568→352", "WillHide 352→-320,352", "", "WillShow 568→352"]),
    Situation(
      "and to the right with a screen that is popped",
      "iphone-5/6.1/portrait/full\(plain("docked", "push-show-pop"))",
      needs: [nil, nil, 0], posts: ["", "WillShow 568→352", "WillHide 352→320,352"]),
    Situation(
      "it goes down on iOS 7",
      "iphone-5/7.1/portrait/full\(plain("docked", "push-show-pop"))",
      needs: [nil, nil, 0], posts: ["", "WillShow 568→352", "WillHide 352→568"]),
  ]

  @Test(arguments: all)
  func `A version posts what was seen on it`(_ situation: Situation) throws {
    try situation.verify()
  }

  /// A raised keyboard reports its frame, 640 = 1024 - 264 - 120, and nothing else.
  @Test(arguments: ["undock", "split"])
  func `A keyboard that is raised on iOS 8 only changes its frame`(action: String) throws {
    let posts = try Self.posts(
      "ipad-air-2/8.4/portrait/full\(Self.plain("docked", "show-\(action)-dock-hide"))")
    #expect(
      posts[1] == [
        "WillChangeFrame 0,760,768,264→0,640,768,264 0.25 7",
        "DidChangeFrame 0,760,768,264→0,640,768,264 0.25 7",
      ])
  }

  /// Emoji have 384 points, letters 291: 812 - 384 = 428 and 812 - 291 = 521.
  @Test func `Emoji from the list post nothing on iOS 11, whatever else the script does`() throws {
    let script = Script([.show, .emojiFromList, .letters, .hide])
    let id = "iphone-x/11.4/portrait/full\(Self.plain("docked", script.id))"
    let posts = try Self.posts(id, in: Self.model(script))
    #expect(posts[1] == [])
    #expect(
      posts[2] == [
        "WillChangeFrame 0,428,375,384→0,521,375,291 0.25 7",
        "DidChangeFrame 0,428,375,384→0,521,375,291 0.25 7",
      ])
    // Without the behavior they are what other emoji are on iOS 11.
    let without = try Self.posts(id, in: Self.model(script, without: [.silentEmoji]))
    #expect(
      without[1] == [
        "WillChangeFrame 0,521,375,291→0,428,375,384 0.25 7",
        "DidChangeFrame 0,521,375,291→0,428,375,384 0.25 7",
      ])
  }

  /// Its frame is as high as the letters with the accessory view, 264 + 44.
  @Test func `A hardware keyboard of iOS 8 has the frame of the one on screen`() throws {
    let posts = try Self.posts(
      "ipad-air-2/8.4/portrait/full/en-US/hardware/bar-44/none/fill/automatic/base0/middle/show-hide"
    )
    #expect(posts[0].contains("WillShow 0,1024,768,308→0,980,768,308 0.25 7"))
  }

  /// It has no height at the bottom edge, and only the hide has an end.
  @Test func `A keyboard that is cut short hides with an empty frame`() throws {
    let posts = try Self.posts(
      "iphone-6/9.3/portrait/full\(Self.plain("docked", "show-cut-short-show-hide"))")
    #expect(
      posts[0] == [
        "WillChangeFrame 0,667,375,216→0,451,375,216 0.25 7",
        "WillShow 0,667,375,216→0,451,375,216 0.25 7",
        "WillChangeFrame 0,451,375,216→0,667,375,0 0.25 7",
        "WillHide 0,451,375,216→0,667,375,0 0.25 7",
        "DidChangeFrame 0,451,375,216→0,667,375,0 0.25 7",
        "DidHide 0,451,375,216→0,667,375,0 0.25 7",
      ])
  }

  /// 874 - 335 = 539 with the bar of 27 and 566 without it; nobody is told of the 27.
  @Test func `The frame with passwords to fill in lacks their bar on iOS 26`() throws {
    let script = Script([.show, .autofillMisreported, .hide])
    let id = "iphone-17/26.1/portrait/full\(Self.plain("docked", script.id))"
    let model = try Self.model(script)
    let posts = try Self.posts(id, in: model)
    #expect(
      posts[1].filter { $0.hasPrefix("WillShow") } == [
        "WillShow 0,566,402,308→0,566,402,308 0 7"
      ])
    let scene = try #require(ComposedScene(model.space.scenario(id: id), in: model)).scene
    #expect(scene.steps.map(\.covered?.minY) == [566, 539, nil])
    // Without the behavior it is what other versions post.
    let without = try Self.posts(id, in: Self.model(script, without: [.frameWithoutAutofill]))
    #expect(
      without[1].filter { $0.hasPrefix("WillShow") } == [
        "WillShow 0,566,402,308→0,539,402,335 0.25 7"
      ])
  }

  /// What a bar has more than the letters: 335 - 308, 260 - 233, 345 - 318 and 336 - 291.
  @Test(arguments: [
    ("iphone-17/26.1", [308, 335, 34.0]), ("iphone-se-3rd-generation/26.1", [233, 260, 0]),
    ("iphone-16-pro-max/26.1", [318, 345, 34]), ("iphone-17/26.1+sdk18", [291, 336, 34]),
  ])
  func `A bar that the frame lacks covers the view all the same`(device: String, needs: [Double])
    throws
  {
    let script = Script([.show, .autofillMisreported, .hide])
    let model = try Self.model(script)
    let id = "\(device)/portrait/full\(Self.plain("docked", script.id))"
    let scene = try #require(ComposedScene(model.space.scenario(id: id), in: model)).scene
    let found = scene.steps.map { Oracle.expectation(scene.truth(after: $0)).content.bottom }
    #expect(found == needs)
  }

  /// A height of 0 and one of 54 at the screen's bottom edge, and back.
  @Test func `A hardware keyboard on an iPhone X grows below the screen`() throws {
    let posts = try Self.posts(
      "iphone-x/12.5/portrait/full\(Self.plain("hardware", "show-hide"))")
    #expect(
      posts == [
        ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"].map {
          "\($0) 0,812,375,0→0,812,375,54 0.25 7"
        },
        ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"].map {
          "\($0) 0,812,375,54→0,812,375,0 0.25 7"
        },
      ])
  }

  /// 667 - 216 = 451 and 667 - 258 = 409.
  @Test func `A bar that follows on iOS 8 is posted at once, and animated`() throws {
    let posts = try Self.posts(
      "iphone-6/8.4/portrait/full\(Self.plain("docked+prediction", "show-then-bar-hide"))")
    #expect(
      posts[0].filter { $0.hasPrefix("WillShow") } == [
        "WillShow 0,667,375,216→0,451,375,216 0.25 7", "WillShow 0,451,375,216→0,409,375,258 0 0",
        "WillShow 0,451,375,216→0,409,375,258 0.25 7",
      ])
  }

  @Test(arguments: [
    ("iphone-5/6.1", "WillShow 0,568,320,216→0,352,320,216 0.25 0"),
    ("iphone-5/7.1", "WillShow 0,568,320,216→0,352,320,216 0.25 7"),
    ("ipad-2/6.1", "WillShow 0,1024,768,264→0,760,768,264 0.25 0"),
    ("ipad-2/7.1", "WillShow 0,1024,768,264→0,760,768,264 0.25 7"),
  ])
  func `The curve is ease-in-out up to iOS 6`(device: String, show: String) throws {
    let posts = try Self.posts("\(device)/portrait/full\(Self.plain("docked", "show"))")
    #expect(posts[0].contains(show))
  }

  /// A push takes 0.35 seconds.
  @Test func `A keyboard that goes sideways takes as long as its screen`() throws {
    let posts = try Self.posts(
      "iphone-5/6.1/portrait/full\(Self.plain("docked", "push-show-pop"))")
    #expect(posts[2].contains("WillHide 0,352,320,216→320,352,320,216 0.35 0"))
  }

  /// Every scenario with one script of its own.
  static func model(
    _ script: Script, without: Set<OSBehavior> = []
  ) throws -> MatrixModel {
    let model = try Shipped.wholeModel()
    var plan = model.plan
    plan.scripts = [script]
    let with = OSBehavior.possible.subtracting(without)
    return MatrixModel(model.profiles, plan).varied(ModelVariation(without: without, with: with))
  }

  /// For each step all that is posted: `WillShow 0,667,375,216→0,451,375,216 0.25 7` ends with the
  /// duration and the curve.
  static func posts(_ id: String, in model: MatrixModel? = nil) throws -> [[String]] {
    let model = try model ?? Shipped.wholeModel()
    let scenario = try model.space.scenario(id: id)
    return try #require(ComposedScene(scenario, in: model)).scene.steps.map { step in
      step.occurrences.compactMap { occurrence in
        guard case .post(let event) = occurrence, "\(event.kind)".hasPrefix("keyboard") else {
          return nil
        }
        let keyboard = event.keyboard
        let frames = [keyboard.beginFrame, keyboard.endFrame].map { frame in
          frame.map { "\(text($0.minX)),\(text($0.minY)),\(text($0.width)),\(text($0.height))" }
            ?? "none"
        }
        let (duration, curve) = (text(keyboard.duration ?? -1), keyboard.curve ?? -1)
        return "\("\(event.kind)".dropFirst("keyboard".count)) \(frames.joined(separator: "→"))"
          + " \(duration) \(curve)"
      }
    }
  }

  static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\((number * 100).rounded() / 100)"
  }
}
