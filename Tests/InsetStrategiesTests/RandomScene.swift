@testable import InsetCore
import TestSupport

/// A random layout, with random events and layout passes in it.
struct RandomScene {
  var layout: SceneLayout
  var occurrences: [Occurrence]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    layout = SceneLayout.random(using: &random)
    let stages = layout.stages.indices
    occurrences = Occurrence.appearance
    for _ in 0..<24 {
      if Int.random(in: 0..<8, using: &random) == 0 {
        occurrences.append(.layOut(stage: stages.randomElement(using: &random) ?? 0))
      } else {
        if Int.random(in: 0..<4, using: &random) == 0 {
          occurrences.append(.moveKeyboard(.randomKeyboard(using: &random)))
        }
        occurrences.append(.post(.random(using: &random)))
      }
    }
  }

  /// The view after each occurrence, as a new strategy writes it.
  func trace<S: InsetStrategy>(of strategy: S.Type) -> [ViewState] {
    var strategy = S()
    var view = layout.view(padding: S.mechanism.padding)
    return occurrences.map { occurrence in
      switch occurrence {
      case .post(let event): strategy.receive(event, &view)
      case .moveKeyboard(let frame): view.moveKeyboard(to: frame)
      case .changeFrame(let frame): view.changeFrame(above: frame)
      case .moveGuides(let guide, let region):
        view.moveGuides(layoutGuide: guide, region: region)
        if S.followsLayoutGuide { strategy.receive(.viewDidLayoutSubviews, &view) }
      case .setInsets: break
      case .layOut(let stage): view.lay(out: layout.stages[stage])
      }
      return view
    }
  }

  /// The same scene with other durations and curves where there are any.
  func withOtherAnimations(seed: UInt64) -> RandomScene {
    var random = SplitMix64(seed: seed)
    var scene = self
    scene.occurrences = occurrences.map { occurrence in
      guard case .post(let event) = occurrence else { return occurrence }
      var keyboard = event.keyboard
      keyboard.duration = keyboard.duration.map { _ in Double.random(in: 0...2, using: &random) }
      keyboard.curve = keyboard.curve.map { _ in Int.random(in: 0...7, using: &random) }
      return .post(event.carrying(keyboard))
    }
    return scene
  }
}

extension Event {
  static let lifecycle: [Event] = [
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    .viewDeinit, .viewDidLayoutSubviews, .safeAreaInsetsDidChange, .traitCollectionDidChange,
    .didEnterBackground, .willEnterForeground, .didBecomeActive,
  ]

  static func keyboardEvents(_ keyboard: KeyboardNotification) -> [Event] {
    [
      .keyboardWillShow(keyboard), .keyboardDidShow(keyboard), .keyboardWillHide(keyboard),
      .keyboardDidHide(keyboard), .keyboardWillChangeFrame(keyboard),
      .keyboardDidChangeFrame(keyboard),
    ]
  }

  static func random(using random: inout SplitMix64) -> Event {
    let keyboard = KeyboardNotification.random(using: &random)
    let events =
      Int.random(in: 0..<4, using: &random) == 0 ? lifecycle : keyboardEvents(keyboard)
    return events.randomElement(using: &random) ?? .viewDidLoad
  }

  /// The same event with another notification; itself where it carries none.
  func carrying(_ keyboard: KeyboardNotification) -> Event {
    kind.isKeyboard ? Event(kind, keyboard) : self
  }
}

extension KeyboardNotification {
  static func random(using random: inout SplitMix64) -> KeyboardNotification {
    KeyboardNotification(
      beginFrame: .random(using: &random), endFrame: .random(using: &random),
      duration: Int.random(in: 0..<6, using: &random) == 0 ? nil : 0.25,
      curve: Int.random(in: 0..<6, using: &random) == 0 ? nil : 7,
      isLocal: .random(using: &random), hasScreenObject: .random(using: &random))
  }
}

extension Rect? {
  /// A docked, floating, degenerate or missing frame.
  static func random(using random: inout SplitMix64) -> Rect? {
    let x = Double(Int.random(in: -400...400, using: &random))
    let y = Double(Int.random(in: -100...1100, using: &random))
    let height = Double(Int.random(in: 0...450, using: &random))
    let frames: [Rect?] = [
      nil, .some(.null), .zero, .phone8Keyboard, .phone8Gone, .phoneXKeyboard, .phoneXGone,
      .legacyPadKeyboard, .legacyPadGone, .padKeyboard,
      Rect(x: x, y: y, width: 320, height: height), Rect(x: 0, y: y, width: 1024, height: 0),
    ]
    return frames.randomElement(using: &random) ?? nil
  }
}

extension SceneLayout {
  static func random(using random: inout SplitMix64) -> SceneLayout {
    let stages = (0..<3).map { _ in ViewEnvironment.random(using: &random) }
    // One era per setting: the system does not change under a running app.
    let era = stages[0].capabilities.insetAdjustment
    return SceneLayout(
      stages: stages.filter { $0.capabilities.insetAdjustment == era },
      base: .random(using: &random), indicatorBase: .random(using: &random))
  }
}

extension Insets {
  static func random(using random: inout SplitMix64) -> Insets {
    let edges = [0.0, 0, 8, 20, 64]
    func edge(_ random: inout SplitMix64) -> Double { edges.randomElement(using: &random) ?? 0 }
    return Insets(
      top: edge(&random), left: edge(&random), bottom: edge(&random), right: edge(&random))
  }
}

extension ViewEnvironment {
  static func random(using random: inout SplitMix64) -> ViewEnvironment {
    let bar = Bar(
      frame: Rect(x: 0, y: 729, width: 375, height: 83), isHidden: .random(using: &random))
    let low = Double(Int.random(in: 200...800, using: &random))
    let field = Rect(x: 16, y: low, width: 200, height: 40)
    let environments: [ViewEnvironment] = [
      .phone8(focusedField: field), .phone8(view: Rect(x: 0, y: 64, width: 375, height: low)),
      .phoneX(focusedField: field), .phoneX(top: 88, bottom: 83, tabBar: bar),
      .phoneX(toolbar: bar), .legacyPad, .freeWindow, .belowHeader, .hosted,
    ]
    return environments.randomElement(using: &random) ?? .legacyPad
  }
}

extension Rect? {
  /// A keyboard of some height at the bottom of a screen of 844 pt, or none.
  fileprivate static func randomKeyboard(using random: inout SplitMix64) -> Rect? {
    let height = Double.random(in: 0...400, using: &random).rounded()
    return height < 50
      ? nil : Rect(x: 0, y: 844 - height, width: 390, height: height)
  }
}
