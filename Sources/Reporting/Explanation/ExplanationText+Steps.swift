import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixResults
import TextFormats

extension Lines {
  /// The frames, the safe area, bars and insets of a stage.
  mutating func environment(_ environment: ViewEnvironment, _ layout: SceneLayout) {
    let chain = environment.chain
    let size = chain.uprightScreenSize
    fact("screen", "\(points(size.width)) x \(points(size.height))")
    fact("window", chain.windowOnScreen.words)
    fact("view", chain.viewOnScreen.words)
    fact(
      "content",
      "\(points(environment.contentSize.width)) x \(points(environment.contentSize.height))")
    fact("safe area", words(environment.safeAreaInsets))
    if environment.safeAreaInsets != environment.obstruction {
      fact("layout guides", words(environment.obstruction))
    }
    let bars = [
      ("navigation bar", environment.navigationBar), ("tab bar", environment.tabBar),
      ("toolbar", environment.toolbar),
    ].compactMap { name, bar in
      bar.map { "\(name) \($0.frame.words) in the window\($0.isHidden ? ", hidden" : "")" }
    }
    facts("bars", bars.isEmpty ? ["none"] : bars)
    fact("the system adds", words(environment.systemInset))
    fact("to the indicator", words(environment.indicatorSystemInset))
    fact("the app's own", words(layout.base))
    fact("on the indicator", words(layout.indicatorBase))
  }

  /// The events, what was covered, what was needed and the result.
  mutating func step(_ step: Explanation.Step, _ explanation: Explanation) {
    events(step, explanation.scene.layout)
    let raised = step.truth.raised.map { "nothing; a raised keyboard is at \($0.words)" }
    fact("covered", step.truth.covered?.words ?? raised ?? "nothing")
    if let lowered = step.truth.lowered {
      fact("now at", "\(lowered.words): every end down to there is right")
    }
    let (before, view) = (
      explanation.scene.layout.environment(at: step.step.stage).chain.viewOnScreen,
      step.truth.view.frame
    )
    if view != before { fact("view", "\(view.words): its frame follows the keyboard") }
    let measure = Measure(step, explanation.mechanism)
    fact("expected", "\(measure.name) \(points(measure.expected))")
    fact("", measure.breakdown)
    fact("actual", "\(measure.name) \(points(measure.actual))")
    if explanation.scrolls {
      let offsets =
        step.truth.lowered == nil
        ? words(step.expectation.offsets) : "not judged before the keyboard has settled"
      fact("offset", "\(points(step.settled.contentOffset)); \(offsets)")
    }
    guard step.step.isJudged else {
      fact("verdict", "not judged: the view is not on screen")
      return
    }
    if explanation.outcome == .notAvailable {
      fact("verdict", "not judged: the strategy is not met here")
      return
    }
    facts("verdict", step.deviations(explanation.mechanism))
    // Alternatives are about insets, which the other designs do not write.
    guard explanation.mechanism == .insets else { return }
    for (policy, other) in step.alternatives {
      let what =
        switch policy {
        case .baseInset: "bottom inset \(points(other.content.bottom))"
        case .indicatorInsets: "indicator bottom \(points(other.indicators.bottom))"
        case .remoteKeyboard, .hardwareBar, .raisedKeyboard:
          "bottom inset \(points(other.content.bottom)), "
            + "indicator \(points(other.indicators.bottom))"
        }
      fact(
        "also allowed",
        "\(what) (\(policy.rawValue): \(explanation.policies.flipping(policy)[policy]))")
    }
  }

  mutating func events(_ step: Explanation.Step, _ layout: SceneLayout) {
    let values = step.events(layout)
    facts("events", values.isEmpty ? ["nothing"] : values)
    let stage = layout.stages[step.step.stage]
    if stage.capabilities.usesFixedCoordinates, stage.chain.rotation != .portrait {
      fact("", "(frames in the fixed portrait space of iOS 7 and earlier)")
    }
  }

  private func points(_ length: Double) -> String { Numbers.points(length) }

  private func words(_ offsets: OffsetRange) -> String {
    if offsets == .any { return "the field does not fit above the keyboard" }
    let (lowest, highest) = (points(offsets.lowest), points(offsets.highest))
    return lowest == highest ? "right is \(lowest)" : "right from \(lowest) to \(highest)"
  }

  private func words(_ insets: Insets) -> String {
    let edges = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ].filter { $0.1 != 0 }.map { "\($0.0) \(points($0.1))" }
    return edges.isEmpty ? "0" : edges.joined(separator: ", ")
  }
}

extension Explanation.Step {
  /// What is off, in words.
  func deviations(_ mechanism: AdjustmentMechanism) -> [String] {
    if judgement.isExact { return ["✓ exact"] }
    var words: [String] = []
    if judgement.bottom < 0 { words.append("✗ hides \(Numbers.points(-judgement.bottom)) pt") }
    if judgement.bottom > 0 {
      words.append("✗ leaves a gap of \(Numbers.points(judgement.bottom)) pt")
    }
    if judgement.lostPadding > 0 {
      words.append("✗ uses up \(Numbers.points(judgement.lostPadding)) pt of the app's padding")
    }
    if judgement.hasWrongOffset { words.append(offsetWords) }
    guard mechanism == .insets else { return words }
    words += Self.edges(settled.content, expectation.content).filter { $0.name != "bottom" }
      .map { "✗ \($0.name) inset \($0.actual) instead of \($0.expected)" }
    words += Self.edges(settled.indicators, expectation.indicators)
      .map { "✗ indicator's \($0.name) inset \($0.actual) instead of \($0.expected)" }
    return words
  }

  /// Which way the offset is off: with a keyboard the field cannot be seen, without one the content
  /// is beyond its end.
  private var offsetWords: String {
    let isBeyond = settled.contentOffset > expectation.offsets.highest
    let points = Numbers.points(
      isBeyond
        ? settled.contentOffset - expectation.offsets.highest
        : expectation.offsets.lowest - settled.contentOffset)
    return "✗ scrolled \(points) pt too \(isBeyond ? "far" : "little")"
  }

  private static func edges(
    _ actual: Insets, _ expected: Insets
  ) -> [(name: String, actual: String, expected: String)] {
    [
      ("top", actual.top, expected.top), ("left", actual.left, expected.left),
      ("bottom", actual.bottom, expected.bottom), ("right", actual.right, expected.right),
    ].filter { abs($0.1 - $0.2) > Judgement.tolerance }
      .map { ($0.0, Numbers.points($0.1), Numbers.points($0.2)) }
  }
}
