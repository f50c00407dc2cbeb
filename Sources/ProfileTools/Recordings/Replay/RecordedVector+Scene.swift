import InsetCore
import InsetOracle

/// What a vector says about the world: nothing of it is measured anew.
extension RecordedVector {
  /// The frames around the view; `screen` is the window too.
  var chain: ViewChain {
    let size = Size(width: screen.maxX, height: screen.maxY)
    return ViewChain(
      screen: size, window: screen, root: Rect(origin: .zero, size: screen.size),
      superview: Rect(origin: .zero, size: size),
      view: view.offset(x: -screen.minX, y: -screen.minY))
  }

  /// How the end frame of a step reads.
  func reading(_ step: Step) -> KeyboardReading {
    KeyboardReading(endFrame: step.endFrame, isHide: step.event.isHide, chain: chain)
  }

  /// The truth after a step: nobody recorded it, so the reading replaces it.
  func truth(_ step: Step) -> Truth {
    Truth(
      covered: reading(step).dockedFrame,
      view: ViewTruth(
        frame: chain.viewOnScreen, base: Insets(bottom: base),
        systemInset: Insets(bottom: safeArea), restingGap: safeArea))
  }

  /// The app's own distance to the keyboard: no rule knows it, so it is added to what a rule says.
  func distance(_ step: Step) -> Double {
    Oracle.coveredHeight(truth(step)) > 0 ? extra : 0
  }

  /// The scene that a strategy plays: the view appears, then the recorded events come one by one.
  var scene: KeyboardScene {
    // The content is higher than the view and the system adds the whole safe area, which is the
    // view's own: its root view's is as much larger as the view ends above it.
    let environment = ViewEnvironment(
      chain: chain, contentSize: Size(width: view.width, height: 3 * view.height),
      rootObstruction: Insets(bottom: safeArea + screen.height - chain.view.maxY),
      adjustmentBehavior: .always)
    var last: Rect?
    var scene = KeyboardScene(
      layout: SceneLayout(stages: [environment], base: Insets(bottom: base)), steps: [])
    for step in steps {
      // The begin frame is not recorded: the last one, or the same just below the screen.
      let below = step.endFrame.map {
        Rect(origin: Point(x: $0.minX, y: screen.maxY), size: $0.size)
      }
      let notification = KeyboardNotification(
        beginFrame: last ?? below, endFrame: step.endFrame,
        hasScreenObject: environment.capabilities.postsScreenObject)
      scene.steps.append(
        InsetCore.Step(
          name: step.event.rawValue,
          occurrences: (scene.steps.isEmpty ? Occurrence.appearance : [])
            + [.post(step.event.event(notification))],
          covered: reading(step).dockedFrame))
      last = step.endFrame
    }
    return scene
  }

  /// The bottom inset of a view as it ended up, or how far its lowest content is above where it
  /// rested.
  func inset(_ settled: SettledLayout, mechanism: AdjustmentMechanism) -> Double {
    switch mechanism {
    case .insets: settled.content.bottom - safeArea
    case .bottomConstraint, .translation:
      base + chain.viewOnScreen.maxY - safeArea - mechanism.padding - settled.lowestLine
    }
  }
}
