import InsetCore
import TestSupport
import Testing

@testable import InsetStrategies

/// What every strategy keeps to, whatever its formula.
struct StrategyContractTests {
  /// A strategy's type, as a test's argument.
  struct Candidate: Sendable, CustomTestStringConvertible {
    let type: any InsetStrategy.Type

    init(_ type: any InsetStrategy.Type) { self.type = type }

    var id: String { type.id }
    var testDescription: String { id }
  }

  static let candidates = [
    Candidate(CoveredArea.self), Candidate(Strategies.HeightMinusBar.self),
    Candidate(Strategies.RawHeight.self), Candidate(Strategies.IntersectionOnDidShow.self),
    Candidate(Strategies.IntersectionInTable.self),
    Candidate(Strategies.IntersectionOnChangeFrame.self),
    Candidate(Strategies.RememberApplied.self), Candidate(Strategies.SafeAreaLayoutFrame.self),
    Candidate(Strategies.RawHeightScrollToField.self),
    Candidate(Strategies.ConstraintLiteral.self), Candidate(Strategies.ConstraintIntent.self),
    Candidate(Strategies.ConstraintSafeArea.self),
    Candidate(Strategies.MoveByBeginHeight.self),
    Candidate(Strategies.AppleManagingTheKeyboard.self),
    Candidate(Strategies.AppleWWDC21.self),
    Candidate(Strategies.AppleWWDC23.self),
    Candidate(Strategies.HackingWithSwift.self),
    Candidate(Strategies.OriginYOnce.self),
    Candidate(Strategies.SwiftUIPadding.self),
    Candidate(Strategies.SwiftUIIgnoresKeyboard.self),
    Candidate(Strategies.Flutter.self),
    Candidate(Strategies.Flutter344.self),
    Candidate(Strategies.ReactNativeScrollView.self),
    Candidate(Strategies.ReactNativeKeyboardAvoidingView.self),
    Candidate(Strategies.ReactNativeKeyboardAvoidingViewHeight.self),
    Candidate(Strategies.ReactNativeKeyboardAvoidingViewPosition.self),
    Candidate(Strategies.ReactNativeKeyboardController.self),
    Candidate(Strategies.ReactNativeKeyboardControllerAutomaticOffset.self),
    Candidate(Strategies.ReactNativeKeyboardControllerAwareScrollView.self),
    Candidate(Strategies.ReactNativeKeyboardControllerStickyView.self),
    Candidate(Strategies.ReactNativeKeyboardAwareScrollView.self),
    Candidate(Strategies.Listable.self),
    Candidate(Strategies.Blueprint.self),
    Candidate(Strategies.IQKeyboardManager.self),
    Candidate(Strategies.IQKeyboardManager65.self),
    Candidate(Strategies.TPKeyboardAvoiding.self),
    Candidate(Strategies.Eureka.self),
    Candidate(Strategies.RxKeyboard.self),
    Candidate(Strategies.FreshOSKeyboardLayoutGuide.self),
    Candidate(Strategies.NiwKeyboardGuide.self),
    Candidate(Strategies.InputBarAccessoryView.self),
    Candidate(Strategies.MessageKitList.self),
    Candidate(Strategies.CordovaIonicKeyboard.self),
    Candidate(Strategies.JSQMessagesViewController.self),
    Candidate(Strategies.SlackTextViewController.self),
    Candidate(Strategies.Chatto.self),
    Candidate(Strategies.StreamChatComposer.self),
    Candidate(Strategies.StreamChatTable.self),
    Candidate(Strategies.CapacitorKeyboard.self),
    Candidate(Strategies.CapacitorKeyboardBody.self),
    Candidate(Strategies.CapacitorKeyboardNone.self),
    Candidate(Strategies.ComposeMultiplatform.self),
    Candidate(Strategies.UnoPlatform.self),
    Candidate(Strategies.DotNetMAUI.self),
    Candidate(Strategies.TitaniumScrollView.self),
    Candidate(Strategies.Aiolos.self),
    Candidate(Strategies.OmniUI.self),
    Candidate(Strategies.QMUI.self),
    Candidate(Strategies.Signal.self),
    Candidate(Strategies.Telegram.self),
    Candidate(Strategies.Firefox.self),
    Candidate(Strategies.Wikipedia.self),
    Candidate(Strategies.WebKit.self),
    Candidate(Strategies.KeyboardLayoutGuide.self),
    Candidate(Strategies.KeyboardLayoutGuideUndocked.self),
    Candidate(Strategies.KeyboardLayoutGuideNoSafeArea.self),
    Candidate(Strategies.SwiftUIAvoidance.self),
    Candidate(Strategies.TableViewController.self),
    Candidate(Strategies.WebFixedBar.self),
    Candidate(Strategies.WebVisualViewportHeight.self),
    Candidate(Strategies.WebVisualViewportEarly.self),
    Candidate(Strategies.WebVisualViewportBottom.self),
    Candidate(Strategies.WebVisualViewport.self),
    Candidate(Strategies.Constant216.self), Candidate(Strategies.KeyboardHeight.self),
    Candidate(Strategies.LegacyAxesIgnored.self), Candidate(Strategies.ManualSums.self),
    Candidate(Strategies.IgnoresKeyboard.self),
    Candidate(Strategies.KeepsFirstHeight.self),
    Candidate(Strategies.KeepsOffset.self),
    Candidate(Strategies.DropsOnRotation.self),
  ]
  static let seeds: Range<UInt64> = 0..<50

  @Test func `The list and this suite name the same strategies in the same order`() {
    #expect(Strategies.all.map(\.id) == Self.candidates.map(\.id))
  }

  @Test func `Ids are unique, plain and found by name`() {
    let ids = Strategies.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z0-9][a-z0-9-]*/) != nil })
    #expect(ids.map { Strategies.named($0)?.id } == ids)
    #expect(Strategies.named("unheard-of") == nil)
  }

  @Test func `Every strategy is told in words`() {
    for strategy in Strategies.all {
      let about = strategy.about
      for text in [about.summary, about.formula, about.name, about.source] {
        #expect(!text.isEmpty, "\(strategy.id)")
      }
      #expect(about.summary.hasSuffix("."), "\(strategy.id)")
      #expect(!about.weaknesses.isEmpty || about.group == .apple, "\(strategy.id)")
      for weakness in about.weaknesses {
        #expect(weakness.sentence.split(separator: " ").count <= 15, "\(weakness.sentence)")
        #expect(!weakness.sentence.hasSuffix("."), "\(weakness.sentence)")
        #expect(weakness.effects.isEmpty == (weakness.query == nil), "\(weakness.sentence)")
      }
    }
  }

  @Test func `Who states an animation says where it is from`() {
    for strategy in Strategies.all {
      let animation = strategy.about.animation
      #expect(animation.source.isEmpty == (animation.timing == .unknown), "\(strategy.id)")
      #expect(!animation.source.hasSuffix("."), "\(strategy.id)")
    }
    let stated = Set(Strategies.all.map(\.about.animation.timing))
    #expect(stated == Set(AnimationUse.Timing.allCases))
  }

  @Test func `Every library of others says from which version of iOS on it runs`() {
    for strategy in Strategies.all
    where strategy.about.group == .library && strategy.id != CoveredArea.id {
      #expect(
        strategy.about.availability.contains { $0.query.hasPrefix("os>=") }, "\(strategy.id)")
    }
  }

  @Test func `Every availability says where it is known from`() {
    for strategy in Strategies.all {
      let availability = strategy.about.availability
      for each in availability {
        #expect(!each.query.isEmpty && !each.source.isEmpty, "\(strategy.id)")
        #expect(!each.source.hasSuffix("."), "\(strategy.id): \(each.source)")
      }
      #expect(Set(availability.map(\.query)).count == availability.count, "\(strategy.id)")
    }
  }

  @Test(arguments: [
    ("Libraries", StrategyDescription.Group.library), ("Apps", .app), ("System", .apple),
    ("WriteUps", .writeUp), ("Controls", .control),
  ])
  func `Every strategy of a folder is in the folder's group`(
    folder: String, group: StrategyDescription.Group
  ) throws {
    let files = Repository.files(under: "Sources/InsetStrategies/\(folder)", ending: ".swift")
    let texts = try files.map(Repository.text)
    let ids = Strategies.all.map(\.id).filter { id in
      texts.contains { $0.contains("static let id = \"\(id)\"") }
    }
    #expect(ids.count == files.count)
    // The core is a library, too.
    let others = Strategies.all.filter { $0.about.group == group && $0.id != CoveredArea.id }
    #expect(others.map(\.id) == ids)
  }

  @Test(arguments: candidates)
  func `Same observations, same writes`(candidate: Candidate) {
    for seed in Self.seeds {
      let first = RandomScene(seed: seed).trace(of: candidate.type)
      #expect(first == RandomScene(seed: seed).trace(of: candidate.type), "seed \(seed)")
    }
  }

  @Test(arguments: candidates)
  func `Null, zero and missing frames leave every number finite`(candidate: Candidate) {
    for seed in Self.seeds {
      let trace = RandomScene(seed: seed).trace(of: candidate.type)
      #expect(trace.allSatisfy { $0.numbers.allSatisfy(\.isFinite) }, "seed \(seed)")
    }
  }

  @Test(arguments: candidates)
  func `The values of duration and curve do not matter`(candidate: Candidate) {
    for seed in Self.seeds {
      let scene = RandomScene(seed: seed)
      let other = scene.withOtherAnimations(seed: seed + 1000)
      #expect(scene.trace(of: candidate.type) == other.trace(of: candidate.type), "seed \(seed)")
    }
  }

  /// All but the guide that content rests on at the view's edge, with or without a keyboard.
  static let resting = candidates.filter {
    $0.id != Strategies.KeyboardLayoutGuideNoSafeArea.id
  }

  @Test(arguments: resting)
  func `Nothing is written before the first keyboard event`(candidate: Candidate) {
    for seed in Self.seeds {
      var scene = RandomScene(seed: seed)
      scene.occurrences = Occurrence.appearance + Event.lifecycle.map { .post($0) }
      let initial = scene.layout.view(padding: candidate.type.mechanism.padding)
      #expect(
        scene.trace(of: candidate.type).allSatisfy { $0 == initial }, "seed \(seed)")
    }
  }

  @Test(arguments: [
    "s2-intersection-in-table", "s2b-intersection-on-change-frame", "s2d-remember-applied",
    "s2e-safe-area-layout-frame",
  ])
  func `After the disappearance the keyboard is not heard of`(id: String) throws {
    let type = try #require(Self.candidates.first { $0.id == id }).type
    for seed in Self.seeds {
      var scene = RandomScene(seed: seed)
      let random = scene.occurrences.filter { Self.isKeyboard($0) }
      let left = [Event].disappear.map(Occurrence.post)
      scene.occurrences = Occurrence.appearance + left + random
      let initial = scene.layout.view(padding: type.mechanism.padding)
      #expect(scene.trace(of: type).allSatisfy { $0 == initial }, "seed \(seed)")
    }
  }

  @Test func `No two strategies are the same machine`() {
    let scenes = (0..<200 as Range<UInt64>).map { RandomScene(seed: $0) }
    var traces: [[[ViewState]]: String] = [:]
    for candidate in Self.candidates {
      let trace = scenes.map { $0.trace(of: candidate.type) }
      #expect(traces[trace] == nil, "\(candidate.id)")
      traces[trace] = candidate.id
    }
  }

  private static func isKeyboard(_ occurrence: Occurrence) -> Bool {
    if case .post(let event) = occurrence { event.kind.isKeyboard } else { false }
  }
}

extension ViewState {
  /// Every number that a strategy can write.
  fileprivate var numbers: [Double] {
    [contentInset, verticalScrollIndicatorInsets].flatMap {
      [$0.top, $0.left, $0.bottom, $0.right]
    } + [contentOffset.x, contentOffset.y, bottomConstraint, translationY]
  }
}
