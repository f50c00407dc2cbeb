import DeviceProfiles
import InsetCore

/// Turns scripts into steps: notifications for the app, and the truth for the oracle.
struct Staging {
  /// Where the view stands: as it began, and turned where the device can be.
  let stages: [StageContext]
  let shape: KeyboardShape

  /// The keyboard between two steps.
  struct Keyboard {
    var stage = 0
    /// The frame in the upright screen space, without what iOS 26 leaves out; nil while hidden.
    var reported: Rect?
    var wasDocked = true
  }

  /// The step of an action, and the keyboard after it; nil where the shape has no such keyboard.
  func step(_ action: Script.Action, after keyboard: Keyboard) -> (Step, Keyboard)? {
    switch action {
    case .show: appear(shape.main, shape.stand, "show", keyboard)
    case .emoji: shape.emoji.flatMap { appear($0, .docked, "emoji", keyboard) }
    case .float: shape.floating.flatMap { appear($0, .floating, "float", keyboard) }
    case .hide: disappear(keyboard)
    case .rotate: shape.rotated.flatMap { rotate(to: $0, keyboard) }
    }
  }

  private func appear(
    _ frame: KeyboardShape.Frame, _ stand: KeyboardShape.Stand, _ name: String,
    _ before: Keyboard
  ) -> (Step, Keyboard) {
    let stage = stages[before.stage]
    let end = reported(frame, stand, on: stage)
    let begin = before.reported ?? hidden(end, on: stage)
    var choreography = Choreography(stage)
    if stand == .docked {
      choreography.show(from: begin, to: end)
    } else {
      choreography.move(from: begin, to: end)
    }
    var after = before
    after.reported = end
    after.wasDocked = stand == .docked
    let step = Step(
      name: name, occurrences: choreography.occurrences,
      covered: covered(frame, stand, on: stage), stage: before.stage)
    return (step, after)
  }

  private func disappear(_ before: Keyboard) -> (Step, Keyboard) {
    let stage = stages[before.stage]
    let begin = before.reported ?? .zero
    var choreography = Choreography(stage)
    if before.wasDocked {
      choreography.hide(from: begin, to: hidden(begin, on: stage))
    } else {
      choreography.move(from: begin, to: hidden(begin, on: stage))
    }
    var after = before
    after.reported = nil
    let step = Step(
      name: "hide", occurrences: choreography.occurrences, covered: nil, stage: before.stage)
    return (step, after)
  }

  /// The device is turned: a hide in the old space, the layout, a show in the new one.
  private func rotate(to frame: KeyboardShape.Frame, _ before: Keyboard) -> (Step, Keyboard)? {
    guard stages.count > 1 else { return nil }
    let (hide, hidden) = disappear(before)
    var turned = hidden
    turned.stage = 1
    let (show, after) = appear(frame, shape.stand, "rotate", turned)
    let layout: [Occurrence] = [
      .layOut(stage: 1), .post(.safeAreaInsetsDidChange), .post(.viewDidLayoutSubviews),
    ]
    let step = Step(
      name: "rotate", occurrences: hide.occurrences + layout + show.occurrences,
      covered: show.covered, stage: 1)
    return (step, after)
  }

  // MARK: Frames in the upright screen space

  private func accessory(_ stand: KeyboardShape.Stand) -> Double {
    stand == .docked ? shape.accessory : 0
  }

  /// The frame that the OS reports.
  private func reported(
    _ frame: KeyboardShape.Frame, _ stand: KeyboardShape.Stand, on stage: StageContext
  ) -> Rect {
    let accessory = stage.capabilities.reportsFrameWithoutAccessory ? 0 : accessory(stand)
    let screen = stage.screen
    switch stand {
    case .docked:
      return Rect(
        x: 0, y: screen.height - frame.visible - accessory, width: screen.width,
        height: frame.height + accessory)
    case .raised:
      return Rect(
        x: 0, y: screen.height - frame.height - 120, width: screen.width, height: frame.height)
    case .floating:
      let width = frame.width ?? 320
      return Rect(
        x: ((screen.width - width) / 2).rounded(), y: screen.height - frame.height - 90,
        width: width, height: frame.height)
    }
  }

  /// The part of the screen that a docked keyboard, its bar and its accessory really cover.
  private func covered(
    _ frame: KeyboardShape.Frame, _ stand: KeyboardShape.Stand, on stage: StageContext
  ) -> Rect? {
    let height = frame.visible + accessory(stand)
    guard stand == .docked, height > 0 else { return nil }
    return Rect(
      x: 0, y: stage.screen.height - height, width: stage.screen.width, height: height)
  }

  /// The same frame just below the screen.
  private func hidden(_ frame: Rect, on stage: StageContext) -> Rect {
    Rect(origin: Point(x: frame.minX, y: stage.screen.height), size: frame.size)
  }
}
