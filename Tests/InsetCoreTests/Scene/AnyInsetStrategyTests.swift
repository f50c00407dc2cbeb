import InsetCore
import TestSupport
import Testing

/// A strategy whose insets tell every event and its place in the order, and the height it was in.
private struct Diary: InsetStrategy {
  static let id = "diary"
  static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 16)
  static let about = StrategyDescription(
    summary: "Notes all.", formula: "n", source: "tests")

  private var entries = 1

  mutating func receive(_ event: Event, _ view: inout ViewState) {
    let word =
      event.keyboard.endFrame.map { Int($0.height) } ?? (event == .viewDidLayoutSubviews ? 3 : 2)
    entries = (entries * 31 + word + Int(view.environment.chain.view.height)) % 1_000_003
    view.contentInset.bottom = Double(entries)
    view.verticalScrollIndicatorInsets.bottom += 1
  }
}

struct AnyInsetStrategyTests {
  private static let layout = SceneLayout(
    stages: [Size(width: 390, height: 844), Size(width: 844, height: 390)].map {
      ViewEnvironment(chain: ViewChain(filling: $0), contentSize: .zero)
    }, base: Insets(top: 7, bottom: 8))

  /// A step that tells a keyboard's height and sometimes turns the view.
  private static func step(using random: inout SplitMix64) -> Step {
    let height = Double.random(from: 1, to: 400, using: &random)
    let keyboard = KeyboardNotification(
      beginFrame: nil, endFrame: Rect(x: 0, y: 0, width: 390, height: height))
    let stage = Int.random(in: 0...1, using: &random)
    var occurrences: [Occurrence] = [.post(.keyboardWillShow(keyboard))]
    if Bool.random(using: &random) {
      occurrences += [.layOut(stage: stage), .post(.viewDidLayoutSubviews)]
    }
    return Step(name: "step", occurrences: occurrences, covered: nil, stage: stage)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `A tree with branches settles as each of its paths alone`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var tree = StepTree()
    var path: [Step] = []
    var expected: [SettledLayout] = []
    let strategy = AnyInsetStrategy(Diary.self)
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      let depth = Int.random(in: 0...path.count, using: &random)
      let step = Self.step(using: &random)
      tree.append(step, depth: depth)
      path = path.prefix(depth) + [step]
      let alone = strategy.play(KeyboardScene(layout: Self.layout, steps: path))
      #expect(alone.count == path.count)
      expected += alone.suffix(1)
    }
    var playback = Playback()
    strategy.play(tree, in: Self.layout, &playback)
    #expect(Array(playback.settled) == expected)
  }

  @Test func `A playback that was used before begins anew`() {
    var random = SplitMix64(seed: 0)
    let strategy = AnyInsetStrategy(Diary.self)
    let long = StepTree([Self.step(using: &random), Self.step(using: &random)])
    let short = StepTree([Self.step(using: &random)])
    let elsewhere = SceneLayout(stages: Self.layout.stages.reversed())
    var (used, fresh) = (Playback(), Playback())
    strategy.play(long, in: elsewhere, &used)
    strategy.play(short, in: Self.layout, &used)
    strategy.play(short, in: Self.layout, &fresh)
    #expect(used.settled.first == fresh.settled.first)
    #expect(fresh.settled.count == 1)
  }

  @Test func `A view appears with four events`() {
    let step = Step(name: "appear", occurrences: Occurrence.appearance, covered: nil)
    let settled = AnyInsetStrategy(Diary.self).play(
      KeyboardScene(layout: Self.layout, steps: [step]))
    // 1 -> 877 -> 28_033 -> 869_870 -> 966_738 by hand: n -> (31 n + word + 844) mod 1_000_003.
    #expect(
      settled == [
        SettledLayout(
          content: Insets(top: 7, bottom: 966_738), indicators: Insets(bottom: 4),
          lowestLine: 828, contentOffset: -7)
      ])
  }

  @Test func `A strategy has the words of its strategy`() {
    let strategy = AnyInsetStrategy(CoveredArea.self)
    #expect(strategy.id == "covered-area")
    #expect(strategy.mechanism == .insets)
    #expect(strategy.about == CoveredArea.about)
    #expect(AnyInsetStrategy(Diary.self).mechanism == .bottomConstraint(padding: 16))
  }
}
