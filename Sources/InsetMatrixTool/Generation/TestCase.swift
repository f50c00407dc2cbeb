import InsetCore
import InsetOracle
package import MatrixResults
import Reporting

/// A scenario as a case of a generated test: what surrounds the view, what happens, what is needed.
package struct TestCase: Sendable {
  let explanation: Explanation
  /// The command that shows the scenario.
  let command: String

  /// Takes over an explanation of a scenario that can be built; see ``Refusal``.
  ///
  /// - Parameters:
  ///   - explanation: The scenario, step by step.
  ///   - command: The command that shows it.
  package init(_ explanation: Explanation, command: String) {
    self.explanation = explanation
    self.command = command
  }

  var id: String { explanation.id }
  var layout: SceneLayout { explanation.scene.layout }

  /// A level of the scenario, by its place in the id.
  func level(_ index: Int) -> String { String(explanation.id.split(separator: "/")[index]) }

  /// A step: what happens, and what must be so afterwards.
  struct Step {
    let name: String
    let events: [Event]
    let expectation: Expectation?
  }

  /// What the harness does.
  enum Event: Hashable {
    /// A callback of a view controller or of the app, by the name of the harness's case.
    case call(String)
    case environment(Int)
    case frame(Rect)
    case ownInsets
    case post(InsetCore.Event)
  }

  /// What is compared.
  struct Expectation {
    let contentInset: Insets
    let adjusted: Insets
    let indicators: Insets
    let offsets: OffsetRange
    let arithmetic: String
    let frame: Rect
  }

  /// The steps, with the frames that the view gets for a keyboard.
  var steps: [Step] {
    var frames = FollowedFrames(layout)
    return explanation.steps.map { step in
      Step(
        name: step.step.name,
        events: step.step.occurrences.flatMap { frames.events(of: $0) },
        // A test compares with one layout; a keyboard that has not settled leaves several.
        expectation: step.step.isJudged && step.step.lowered == nil ? expectation(of: step) : nil)
    }
  }

  private func expectation(of step: Explanation.Step) -> Expectation {
    let (needed, view) = (step.expectation, step.truth.view)
    return Expectation(
      contentInset: needed.content - view.systemInset, adjusted: needed.content,
      indicators: needed.indicators - view.indicatorSystemInset, offsets: needed.offsets,
      arithmetic: step.arithmetic, frame: view.frame)
  }
}

/// The frames of a view that follows the keyboard, along a scene.
private struct FollowedFrames {
  let layout: SceneLayout
  var stage = 0
  var keyboard: Rect?
  var frame: Rect

  init(_ layout: SceneLayout) {
    self.layout = layout
    frame = layout.environment(at: 0).chain.view
  }

  mutating func events(of occurrence: Occurrence) -> [TestCase.Event] {
    switch occurrence {
    case .post(let event): return Self.event(event).map { [$0] } ?? []
    case .moveKeyboard(let frame):
      keyboard = frame
      return []
    case .moveGuides: return []
    case .changeFrame(let frame): return follow(frame)
    case .layOut(let stage):
      self.stage = stage
      frame = layout.environment(at: stage).chain.view
      return [.environment(stage)] + follow(keyboard)
    case .setInsets: return [.ownInsets]
    }
  }

  private mutating func follow(_ keyboard: Rect?) -> [TestCase.Event] {
    let followed = layout.environment(at: stage).following(keyboard).chain.view
    if followed == frame { return [] }
    frame = followed
    return [.frame(followed)]
  }

  /// What the harness does for an event; nil for what UIKit does by itself.
  private static func event(_ event: Event) -> TestCase.Event? {
    switch event.kind {
    case .keyboardWillShow, .keyboardDidShow, .keyboardWillHide, .keyboardDidHide,
      .keyboardWillChangeFrame, .keyboardDidChangeFrame:
      .post(event)
    case .viewDidLoad: .call("load")
    case .viewWillAppear: .call("willAppear")
    case .viewDidAppear: .call("didAppear")
    case .viewWillDisappear: .call("willDisappear")
    case .viewDidDisappear: .call("didDisappear")
    case .viewDeinit: .call("release")
    case .viewDidLayoutSubviews: .call("layout")
    case .safeAreaInsetsDidChange, .traitCollectionDidChange: nil
    case .didEnterBackground: .call("didEnterBackground")
    case .willEnterForeground: .call("willEnterForeground")
    case .didBecomeActive: .call("didBecomeActive")
    case .willResignActive: .call("willResignActive")
    }
  }
}
