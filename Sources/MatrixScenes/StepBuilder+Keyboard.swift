import DeviceProfiles
import InsetCore

/// What users do with the keyboard.
extension StepBuilder {
  /// A keyboard appears, or replaces another.
  mutating func bring(_ part: Script.Keyboard, by action: Script.Action) -> Bool {
    guard frame(of: part) != nil else { return false }
    let before = state.keyboard
    // Nothing is posted to an app in the background.
    let isPosted = state.presence != .background
    state.keyboard = .init(
      part: part, docking: docking(of: part), isBar: part == .bar || shape.isHardware)
    state.isLocal = action != .otherShow
    guard let end = reported else { return false }
    let begin = state.reported ?? hidden(end)
    if isPosted {
      state.reported = end
      arrive(from: begin, to: end, after: before, by: action)
    }
    if state.isLocal { keepOwn() }
    return true
  }

  private func docking(of part: Script.Keyboard) -> KeyboardShape.Docking {
    switch part {
    case .main: shape.docking
    case .floating: .floating
    case .undocked, .split: .raised
    case .emoji, .globe, .numeric, .password, .plain, .candidates, .bar: .docked
    }
  }

  /// Posts the transition from one keyboard to another.
  private mutating func arrive(
    from begin: Rect, to end: Rect, after before: SimulatorState.Keyboard?, by action: Script.Action
  ) {
    var will = notifications
    var did = notifications
    sequence(&will, &did, from: begin, to: end, after: before, by: action)
    moveKeyboard(isShow: true, isPosted: !will.occurrences.isEmpty)
    post(will)
    follow()
    post(did)
  }

  /// The notifications before and after the layout.
  private func sequence(
    _ will: inout NotificationSequence, _ did: inout NotificationSequence, from begin: Rect,
    to end: Rect, after before: SimulatorState.Keyboard?, by action: Script.Action
  ) {
    let behaviors = context.behaviors
    guard state.keyboard?.docking == .docked else {
      guard before?.docking == .docked else {
        will.post([.keyboardWillChangeFrame], from: begin, to: end)
        did.post([.keyboardDidChangeFrame], from: begin, to: end)
        return
      }
      // Leaving the bottom edge counts as hiding.
      let isBelow = behaviors.contains(.undockedBelow)
      will.post(
        [.keyboardWillChangeFrame, .keyboardWillHide], from: begin,
        to: isBelow ? hidden(begin) : end)
      did.post([.keyboardDidChangeFrame, .keyboardDidHide], from: begin, to: end)
      return
    }
    if action == .attach, covered == nil {
      will.post([.keyboardWillChangeFrame, .keyboardWillHide], from: begin, to: end)
      did.post([.keyboardDidChangeFrame, .keyboardDidHide], from: begin, to: end)
      return
    }
    switch action {
    case .numeric, .password, .barOff, .barOn:
      if behaviors.contains(.silentFocus) { return }
      will.post([.keyboardWillChangeFrame], from: begin, to: begin)
      if action == .password, behaviors.contains(.passwordInTwoSteps) {
        will.post([.keyboardWillShow], from: begin, to: plain(end))
      }
      change(&will, &did, from: begin, to: end)
    case .emoji, .letters, .globe, .candidates:
      change(&will, &did, from: begin, to: end)
    case .showInRounds:
      let flat = Rect(x: 0, y: context.screen.height, width: context.screen.width, height: 0)
      will.post(
        [.keyboardWillChangeFrame, .keyboardWillShow, .keyboardDidChangeFrame, .keyboardDidShow],
        from: flat, to: flat)
      will.duration = 0
      did.duration = 0
      will.post([.keyboardWillChangeFrame, .keyboardWillShow], from: flat, to: end)
      did.post([.keyboardDidChangeFrame, .keyboardDidShow], from: flat, to: end)
    case .dock where behaviors.contains(.ninefoldDocking):
      let round: [Event.Kind] = [
        .keyboardWillChangeFrame, .keyboardDidChangeFrame, .keyboardWillShow,
      ]
      will.post(round + [.keyboardWillChangeFrame, .keyboardWillShow], from: begin, to: end)
      did.post(
        [.keyboardDidChangeFrame, .keyboardDidShow, .keyboardDidChangeFrame, .keyboardDidShow],
        from: begin, to: end)
    default:
      will.post([.keyboardWillChangeFrame, .keyboardWillShow], from: begin, to: end)
      did.post([.keyboardDidChangeFrame, .keyboardDidShow], from: begin, to: end)
    }
  }

  /// A docked keyboard changes its height.
  private func change(
    _ will: inout NotificationSequence, _ did: inout NotificationSequence, from begin: Rect,
    to end: Rect
  ) {
    let isQuiet = context.behaviors.contains(.noSecondShow)
    will.post(
      isQuiet ? [.keyboardWillChangeFrame] : [.keyboardWillChangeFrame, .keyboardWillShow],
      from: begin, to: end)
    did.post(
      isQuiet ? [.keyboardDidChangeFrame] : [.keyboardDidChangeFrame, .keyboardDidShow],
      from: begin, to: end)
  }

  /// The frame of the letters without a bar, where the last frame is known.
  private func plain(_ end: Rect) -> Rect {
    guard let plain = frame(of: .plain) else { return end }
    return Rect(
      x: end.minX, y: context.screen.height - plain.visible - accessory, width: end.width,
      height: plain.height + accessory)
  }

  /// The keyboard disappears.
  mutating func hide(by action: Script.Action) {
    let begin = state.reported ?? .zero
    let wasDocked = state.keyboard.map { $0.docking == .docked } ?? true
    let end = hiddenReport(begin, by: action)
    let isPosted = state.presence != .background
    var will = notifications
    var did = notifications
    state.keyboard = nil
    state.isHeld = false
    if state.isLocal { (state.own, state.ownRaised) = (nil, nil) }
    guard isPosted else { return }
    state.reported = nil
    will.post(
      wasDocked ? [.keyboardWillChangeFrame, .keyboardWillHide] : [.keyboardWillChangeFrame],
      from: begin, to: end)
    did.post(
      wasDocked ? [.keyboardDidChangeFrame, .keyboardDidHide] : [.keyboardDidChangeFrame],
      from: begin, to: end)
    moveKeyboard(isDragged: action == .commitDismiss)
    post(will)
    follow()
    post(did)
    state.isLocal = true
  }

  /// A keyboard that is not on screen changes its frame.
  mutating func changeOffscreen() {
    let frame = hidden(
      Rect(x: 0, y: 0, width: context.screen.width, height: self.frame(of: .main)?.height ?? 0))
    var notifications = notifications
    notifications.move(from: frame, to: frame)
    post(notifications)
  }

  /// A finger drags a raised keyboard: the OS reports no frame until it is dropped, and none then.
  mutating func drag(to raise: Double) {
    guard let begin = reported else { return }
    state.raise = raise
    state.reported = reported
    if state.isLocal { keepOwn() }
    var notifications = notifications
    notifications.move(from: begin, to: .zero)
    post(notifications)
  }

  /// A sheet or popover moves with the keyboard.
  mutating func follow() {
    let lift = lift
    guard lift != state.lift else { return }
    state.lift = lift
    layOut()
  }
}
