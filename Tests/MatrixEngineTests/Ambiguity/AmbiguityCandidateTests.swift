import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixFixtures
import MatrixResults
@testable import MatrixEngine
import ScenarioSpaces
import Testing

/// Two steps to which the same notifications lead, with a keyboard of 300 pt in one and of 200 pt in
/// the other: each thing that an app can read tells them apart, and nothing else does.
@Suite struct AmbiguityCandidateTests {
  private static let contexts = Result {
    let model = try Shipped.model()
    let device = try #require(model.profiles.devices.first { $0.id == "iphone-15" })
    let os = try #require(model.plan.os.first { $0.description == "17.7" })
    let portrait = try #require(device.scriptWindows(.portrait, .full, on: os)?.windows.first)
    let landscape = try #require(
      device.scriptWindows(.landscapeLeft, .full, on: os)?.windows.first)
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
    let levels = [0, try #require(Placement.allCases.firstIndex(of: placement)), 0, 0, 0]
    var judge = AmbiguityJudge(ambiguities, PolicyChoices())
    return judge.pairs(in: LayoutLevels(levels)) { _ in isPossible }.count
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

  /// Finds the steps that are ambiguous of two, each with changes after so many posts of 5.
  ///
  /// The second posts only where it is not given how many changes are before it.
  private static func ambiguous(
    _ first: [AmbiguityCandidate.TimedChange], _ second: [AmbiguityCandidate.TimedChange],
    changesBefore: Int? = nil, placement: Placement = .fill, isLandscape: Bool = false,
    owners: [Int] = [1], isPossible: (Int) -> Bool = { _ in true }
  ) throws -> [Int] {
    let (portrait, landscape) = try contexts.get()
    let context = isLandscape ? landscape : portrait
    func owner(_ keyboard: Int) -> AmbiguityCandidate.Owner {
      .init(keyboard: keyboard, index: 0, scripts: [0])
    }
    let candidate = AmbiguityCandidate(members: [
      .init(
        step: .init(
          changes: first, posts: 5, isPosting: true,
          geometry: Step(name: "", occurrences: [], covered: low), context: context),
        owners: [owner(0)]),
      .init(
        step: .init(
          changes: second, changesBefore: changesBefore ?? 0, posts: 5,
          isPosting: changesBefore == nil,
          geometry: Step(name: "", occurrences: [], covered: high), context: context),
        owners: owners.map(owner)),
    ])
    let ambiguities = Ambiguities(
      candidates: [candidate], first: portrait, possible: .terminal(0), keyboards: [0, 1])
    let levels = [0, try #require(Placement.allCases.firstIndex(of: placement)), 0, 0, 0]
    var judge = AmbiguityJudge(ambiguities, PolicyChoices())
    return judge.pairs(in: LayoutLevels(levels)) { isPossible($0.keyboard) }.compactMap {
      candidate.members.firstIndex(of: $0.step)
    }
  }

  @Test func `What is shown for a moment tells steps apart, whenever that is`() throws {
    let none = Self.guides(nil, nil)
    for posts in 0..<5 {
      let moment = [
        AmbiguityCandidate.TimedChange(posts: posts, change: Self.guides(Self.low, nil)),
        .init(posts: posts + 1, change: none),
      ]
      #expect(try Self.ambiguous(moment, []).isEmpty, "\(posts)")
      // Two changes between two events are one.
      let atOnce = moment.map { AmbiguityCandidate.TimedChange(posts: posts, change: $0.change) }
      #expect(try Self.ambiguous(atOnce, []) == [0, 1], "\(posts)")
    }
    let settled = [AmbiguityCandidate.TimedChange(posts: 5, change: Self.guides(Self.low, nil))]
    #expect(try Self.ambiguous(settled, []).isEmpty)
  }

  @Test func `When a change is shown tells steps apart`() throws {
    func changes(_ posts: Int) -> [AmbiguityCandidate.TimedChange] {
      [.init(posts: posts, change: Self.guides(Self.low, nil))]
    }
    #expect(try Self.ambiguous(changes(2), changes(3)).isEmpty)
    #expect(try Self.ambiguous(changes(2), changes(2)) == [0, 1])
  }

  @Test func `A keyboard that has left a container is no longer shown`() throws {
    let moved = [Self.low, nil].map {
      AmbiguityCandidate.TimedChange(posts: 2, change: .moveKeyboard($0))
    }
    #expect(try Self.ambiguous(moved, [], placement: .tableController) == [0, 1])
  }

  @Test func `A step without a post is a twin if it changes what is shown, and not if others did`()
    throws
  {
    // Nobody sees a keyboard that moves while the guides are where they were.
    let changes: [AmbiguityCandidate.TimedChange] = [
      .init(posts: 3, change: Self.guides(Self.low, nil)),
      .init(posts: 5, change: Self.guides(Self.high, nil)),
      .init(posts: 5, change: Self.guides(Self.high, Self.low)),
      .init(posts: 5, change: Self.guides(Self.high, Self.low)),
    ]
    #expect(try Self.ambiguous(changes, changes, changesBefore: 1) == [0, 1])
    #expect(try Self.ambiguous(changes, changes, changesBefore: 2) == [0, 1])
    #expect(try Self.ambiguous(changes, changes, changesBefore: 3) == [1])
    #expect(try Self.ambiguous(changes, changes, changesBefore: 4) == [1])
  }

  @Test func `A step needs what it does where it ends`() throws {
    let (_, landscape) = try Self.contexts.get()
    let turned = [AmbiguityCandidate.TimedChange(posts: 2, change: .layOut(landscape))]
    // Both keyboards are 652 and 552 points from the top of a screen with 393.
    #expect(try Self.ambiguous(turned, turned, isLandscape: true).isEmpty)
    #expect(try Self.ambiguous(turned, turned) == [0, 1])
  }

  @Test func `A twin needs one possible scenario, and the step itself none`() throws {
    #expect(try Self.ambiguous([], [], owners: [1, 2]) { $0 == 2 } == [0])
    #expect(try Self.ambiguous([], [], owners: [1, 2]) { $0 == 0 } == [1])
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

  @Test func `Each figure of a frame is in the hash, and the order of frames`() {
    func hash(_ begin: Rect, _ end: Rect) -> UInt64 {
      Self.hash(.keyboardWillShow(KeyboardNotification(beginFrame: begin, endFrame: end)))
    }
    let frame = Rect(x: 1, y: 2, width: 3, height: 4)
    let others = [
      Rect(x: 5, y: 2, width: 3, height: 4), Rect(x: 1, y: 5, width: 3, height: 4),
      Rect(x: 1, y: 2, width: 5, height: 4), Rect(x: 1, y: 2, width: 3, height: 5),
    ]
    for other in others {
      #expect(hash(other, frame) != hash(frame, frame))
      #expect(hash(frame, other) != hash(other, frame))
    }
  }

  @Test func `What was posted before is in the hash`() {
    var (one, other) = (PostHash(), PostHash())
    one.combine(.viewDidLoad)
    one.combine(.didBecomeActive)
    other.combine(.viewWillAppear)
    other.combine(.didBecomeActive)
    #expect(one.value != other.value)
  }

  @Test func `No two of duration, curve, local and screen share a place in the hash`() {
    let usual = KeyboardNotification(beginFrame: Self.high, endFrame: Self.low)
    var remote = usual
    (remote.isLocal, remote.hasScreenObject) = (false, true)
    #expect(Self.hash(.keyboardWillShow(usual)) != Self.hash(.keyboardWillShow(remote)))
  }

  @Test func `Each length contradicts on its own, by more than a point in either direction`() {
    let none = InsetOracle.Expectation(content: .zero, indicators: .zero, lowestLine: 0)
    let lengths: [WritableKeyPath<InsetOracle.Expectation, Double>] = [
      \.content.top, \.content.left, \.content.bottom, \.content.right, \.indicators.top,
      \.indicators.left, \.indicators.bottom, \.indicators.right, \.lowestLine,
    ]
    for length in lengths {
      for (off, isContradiction) in [(1.0, false), (-1, false), (1.25, true), (-1.25, true)] {
        var other = none
        other[keyPath: length] = off
        #expect(none.contradicts(other) == isContradiction, "\(length) \(off)")
      }
    }
  }

  @Test func `A step's geometry is where keyboards are, and not how they got there`() {
    let frames = (1...4).map { Rect(x: 0, y: 100 * Double($0), width: 390, height: 44) }
    let step = Step(
      name: "undock", occurrences: [.setInsets], covered: frames[0], own: frames[1],
      raised: frames[2], ownRaised: frames[3], isBar: true, stage: 1)
    #expect(
      step.geometry
        == Step(
          name: "", occurrences: [], covered: frames[0], own: frames[1], raised: frames[2],
          ownRaised: frames[3], isBar: true))
  }

  /// A candidate whose steps have owners, each with the index of its keyboard and scripts.
  private static func candidate(
    _ owners: [[(keyboard: Int, scripts: [Int])]], in context: WindowContext
  ) -> AmbiguityCandidate {
    AmbiguityCandidate(
      members: owners.map { owners in
        .init(
          step: .init(
            geometry: Step(name: "", occurrences: [], covered: nil), context: context),
          owners: owners.map { .init(keyboard: $0.keyboard, index: 0, scripts: $0.scripts) })
      })
  }

  @Test
  func `Keyboards are numbered in the order of their levels, those that own no step are none`()
    throws
  {
    let (context, _) = try Self.contexts.get()
    let ambiguities = Ambiguities(
      candidates: [
        Self.candidate([[(5, [0])], [(3, [0])]], in: context),
        Self.candidate([[(3, [1])], [(8, [1])]], in: context),
      ], first: context, possible: .terminal(0), keyboards: [7, 3, -1, 3, 5, 8])
    let canonical = ambiguities.canonical
    #expect(canonical.keyboards == [-1, 0, -1, 0, 1, 2])
    #expect(
      canonical.candidates == [
        Self.candidate([[(1, [0])], [(0, [0])]], in: context),
        Self.candidate([[(0, [1])], [(2, [1])]], in: context),
      ])
    #expect(
      canonical.candidates[0].numbered(from: 10)
        == Self.candidate([[(11, [0])], [(10, [0])]], in: context))
  }

  @Test func `A partition has the candidates in which some script is its own`() throws {
    let (context, _) = try Self.contexts.get()
    let ambiguities = Ambiguities(
      candidates: [
        Self.candidate([[(0, [0])], [(1, [0])]], in: context),
        Self.candidate([[(1, [0, 1]), (2, [2])], [(2, [3])]], in: context),
      ], first: context, possible: .terminal(0), keyboards: [0, 1, 2])
    let limited = try #require(ambiguities.limited(to: [false, true, false, false]))
    #expect(limited.keyboards == [-1, 0, 1])
    #expect(
      limited.candidates
        == [Self.candidate([[(0, [0, 1]), (1, [2])], [(1, [3])]], in: context)])
    #expect(ambiguities.limited(to: [true, true, true, true]) == ambiguities)
    #expect(ambiguities.limited(to: [false, false, false, false]) == nil)
  }

  private static func hash(_ event: Event) -> UInt64 {
    var hash = PostHash()
    hash.combine(event)
    return hash.value
  }
}
