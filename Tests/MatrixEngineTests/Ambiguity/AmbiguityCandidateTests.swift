import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixFixtures
import MatrixModels
import MatrixScenes
import ScenarioSpaces
import Testing

@testable import MatrixEngine

/// Two steps to which the same notifications lead, with a keyboard of 300 pt in one and of 200 pt in
/// the other: each thing that an app can read tells them apart, and nothing else does.
@Suite struct AmbiguityCandidateTests {
  private static let contexts = Result {
    let model = try Shipped.model()
    let device = try #require(model.profiles.devices.first { $0.id == "iphone-15" })
    let os = try #require(model.plan.os.first { $0.description == "17.7" })
    let portrait = try #require(device.environments(.portrait, .full, on: os)?.environments.first)
    let landscape = try #require(
      device.environments(.landscapeLeft, .full, on: os)?.environments.first)
    return (portrait.withoutBehaviors, landscape.withoutBehaviors)
  }

  private static let low = Rect(x: 0, y: 652, width: 393, height: 200)
  private static let high = Rect(x: 0, y: 552, width: 393, height: 300)

  /// Finds how many of two steps are ambiguous, after these changes.
  private static func pairs(
    _ first: [AmbiguityCandidate.Change], _ second: [AmbiguityCandidate.Change],
    covered: (Rect?, Rect?) = (low, high), placement: Placement = .fill,
    isPosting: (Bool, Bool) = (true, true), isPossible: Bool = true
  ) throws -> Int {
    let (portrait, _) = try contexts.get()
    func member(
      _ number: Int, _ changes: [AmbiguityCandidate.Change], _ covered: Rect?, _ isPosting: Bool
    ) -> AmbiguityCandidate.Member {
      .init(
        step: .init(
          changes: changes.map { .init(posts: 4, change: $0) }, posts: 5, isPosting: isPosting,
          geometry: Step(name: "", occurrences: [], covered: covered), context: portrait),
        owners: [.init(keyboard: number, index: 0, scripts: [0])])
    }
    let candidate = AmbiguityCandidate(members: [
      member(0, first, covered.0, isPosting.0), member(1, second, covered.1, isPosting.1),
    ])
    let ambiguities = Ambiguities(
      candidates: [candidate], first: portrait, possible: .terminal(0), keyboards: [0, 1])
    let levels = [0, try #require(Placement.allCases.firstIndex(of: placement)), 0, 0]
    var judge = AmbiguityJudge(ambiguities, PolicyChoices(), levels: levels)
    return judge.pairs { _ in isPossible }.count
  }

  private static func guides(_ layoutGuide: Rect?, _ region: Rect?) -> AmbiguityCandidate.Change {
    .moveGuides(layoutGuide: layoutGuide, region: region)
  }

  @Test func `Two steps that show nothing different are ambiguous, both`() throws {
    #expect(try Self.pairs([], []) == 2)
  }

  @Test func `The layout guide tells two steps apart`() throws {
    #expect(try Self.pairs([Self.guides(Self.low, nil)], [Self.guides(Self.high, nil)]) == 0)
  }

  @Test func `SwiftUI's region tells two steps apart`() throws {
    #expect(try Self.pairs([Self.guides(nil, Self.low)], [Self.guides(nil, Self.high)]) == 0)
  }

  @Test func `What a container keeps free tells two steps apart`() throws {
    let none = Self.guides(nil, nil)
    let moved = (
      [AmbiguityCandidate.Change.moveKeyboard(Self.low), none],
      [AmbiguityCandidate.Change.moveKeyboard(Self.high), none]
    )
    #expect(try Self.pairs(moved.0, moved.1, placement: .tableController) == 0)
    // No app reads the keyboard itself.
    #expect(try Self.pairs(moved.0, moved.1, placement: .fill) == 2)
  }

  @Test func `The surroundings tell two steps apart`() throws {
    let (_, landscape) = try Self.contexts.get()
    #expect(try Self.pairs([.layOut(landscape)], []) == 0)
  }

  @Test func `Guides that cannot be told apart in the view tell nothing`() throws {
    // Both lie below the view of a child controller with its footer of 50 pt, or rather, the home
    // indicator's 34 pt hide either.
    let (short, shorter) = (
      Rect(x: 0, y: 832, width: 393, height: 20), Rect(x: 0, y: 842, width: 393, height: 10)
    )
    #expect(
      try Self.pairs(
        [Self.guides(short, nil)], [Self.guides(shorter, nil)]) == 2)
  }

  @Test func `Steps that need the same are not ambiguous, up to twice the tolerance`() throws {
    func frame(_ height: Double) -> Rect {
      Rect(x: 0, y: 852 - height, width: 393, height: height)
    }
    #expect(try Self.pairs([], [], covered: (frame(300), frame(300))) == 0)
    #expect(try Self.pairs([], [], covered: (frame(300), frame(301))) == 0)
    #expect(try Self.pairs([], [], covered: (frame(300), frame(301.25))) == 2)
    // What the home indicator takes is needed anyway.
    #expect(try Self.pairs([], [], covered: (nil, frame(30))) == 0)
  }

  @Test func `A twin that no constraint lets through is none`() throws {
    #expect(try Self.pairs([], [], isPossible: false) == 0)
  }

  @Test func `A step that shows nothing is no twin, but has one`() throws {
    #expect(try Self.pairs([], [], isPosting: (true, false)) == 1)
    #expect(try Self.pairs([], [], isPosting: (false, false)) == 0)
  }

  /// Each thing that a notification carries.
  static let notifications: [(name: String, KeyboardNotification)] = {
    func notification(_ change: (inout KeyboardNotification) -> Void) -> KeyboardNotification {
      var notification = KeyboardNotification(beginFrame: high, endFrame: low)
      change(&notification)
      return notification
    }
    return [
      ("begin frame", notification { $0.beginFrame = low }),
      ("no begin frame", notification { $0.beginFrame = nil }),
      ("end frame", notification { $0.endFrame = high }),
      ("no end frame", notification { $0.endFrame = nil }),
      ("duration", notification { $0.duration = 0 }),
      ("no duration", notification { $0.duration = nil }),
      ("curve", notification { $0.curve = 0 }), ("no curve", notification { $0.curve = nil }),
      ("local", notification { $0.isLocal = false }),
      ("screen", notification { $0.hasScreenObject = true }),
    ]
  }()

  @Test(arguments: notifications.map(\.name))
  func `All that a notification carries is shown`(name: String) throws {
    let usual = KeyboardNotification(beginFrame: Self.high, endFrame: Self.low)
    let other = try #require(Self.notifications.first { $0.name == name }).1
    #expect(PostedEvent(.keyboardWillShow(usual)) != PostedEvent(.keyboardWillShow(other)))
    #expect(Self.hash(.keyboardWillShow(usual)) != Self.hash(.keyboardWillShow(other)))
  }

  @Test func `The kind of a notification is shown`() {
    let usual = KeyboardNotification(beginFrame: Self.high, endFrame: Self.low)
    #expect(PostedEvent(.keyboardWillShow(usual)) != PostedEvent(.keyboardDidShow(usual)))
    #expect(Self.hash(.keyboardWillShow(usual)) != Self.hash(.keyboardDidShow(usual)))
    #expect(Self.hash(.viewDidLoad) != Self.hash(.didBecomeActive))
  }

  private static func hash(_ event: Event) -> UInt64 {
    var hash = PostHash()
    hash.combine(event)
    return hash.value
  }
}
