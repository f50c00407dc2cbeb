import DeviceProfiles
import InsetCore

/// What users do with the keyboard.
extension StepBuilder {
  /// The keyboard of an action appears, or replaces another; false where there is none.
  mutating func bring(by action: Script.Action) -> Bool {
    let before = state.keyboard
    guard let part = action.keyboard(after: before?.part), let frame = frame(of: part) else {
      return false
    }
    // An accessory view above a keyboard in hardware is none, nor is a bar that is closed.
    let isBar =
      context.idiom == .pad && (part == .bar || shape.isHardware) && frame.visible > 0
    state.keyboard = .init(part: part, docking: docking(of: part), isBar: isBar)
    state.isLocal = action != .otherShow
    switch action {
    case .showThenAccessory, .accessoryOn, .numericAccessory:
      state.fieldAccessory = Accessory.bar44.height
    case .accessoryOff: state.fieldAccessory = 0
    case .show, .letters, .numeric, .password, .barOff, .barOn: state.fieldAccessory = nil
    default: break
    }
    guard let end = reported else { return false }
    let begin = state.reported ?? hidden(end)
    // Nothing is posted to an app in the background.
    if state.presence != .background {
      state.reported = end
      let announcement = announcement(
        occasion(after: before, by: action), by: action, from: begin, to: end)
      let isTold = !announcement.will.isEmpty && !isMisreported(by: action)
      moveKeyboard(isShow: true, isPosted: isTold)
      post(announcement)
    }
    if state.isLocal { keepOwn() }
    return true
  }

  /// Whether the frame that is posted is a false one.
  private func isMisreported(by action: Script.Action) -> Bool {
    action == .autofillMisreported
      || action == .closePasswords && context.behaviors.contains(.frameAboveScreen)
  }

  private func docking(of part: Script.Keyboard) -> KeyboardShape.Docking {
    switch part {
    case .main: shape.docking
    case .floating: .floating
    case .undocked, .undockedGlobe, .split: .raised
    case .emoji, .globe, .numeric, .password, .plain, .candidates, .collapsed, .bar, .rest:
      .docked
    }
  }

  /// What the keyboard does when an action has brought it after another one, or after none.
  func occasion(
    after before: SimulatorState.Keyboard?, by action: Script.Action
  ) -> Posting.Occasion {
    guard state.keyboard?.docking == .docked else {
      return before?.docking == .docked ? .rise : .move
    }
    // The bar of an iPad's hardware keyboard can be closed.
    let canYield =
      action == .attach || yieldsToHardware || (shape.isHardware && context.idiom == .pad)
    return canYield && !isOnScreen(reported) ? .yield : action.occasion
  }

  /// Whether the keyboard is one in hardware that says nothing, or that it hides.
  private var yieldsToHardware: Bool {
    let behaviors = context.behaviors
    return shape.isHardware
      && (behaviors.contains(.hardwareHides) || behaviors.contains(.silentHardware))
  }

  /// The keyboard is sent away before it has come up; false where there is none.
  mutating func cutShort() -> Bool {
    let before = state.keyboard
    state.keyboard = .init(part: .main, docking: shape.docking)
    guard let end = reported else { return false }
    state.keyboard = before
    if state.presence == .background { return true }
    moveKeyboard()
    post(announcement(.arrive, by: .showCutShort, from: hidden(end), to: end))
    return true
  }

  /// The keyboard disappears.
  mutating func hide(by action: Script.Action) {
    let begin = state.reported ?? .zero
    let isDocked = state.keyboard.map { $0.docking == .docked } ?? true
    // The accessory view of a view that leaves was on screen until now.
    let occasion: Posting.Occasion =
      yieldsToHardware && !isOnScreen(state.reported) ? .release : isDocked ? .leave : .vanish
    let announcement = announcement(occasion, by: action, from: begin, to: hidden(begin))
    state.keyboard = nil
    state.isHeld = false
    if state.isLocal { (state.own, state.ownRaised) = (nil, nil) }
    if state.presence == .background { return }
    state.reported = nil
    moveKeyboard(
      isDragged: action == .commitDismiss,
      isPosted: action != .hideInactive || !announcement.will.isEmpty)
    post(announcement)
    state.isLocal = true
  }

  /// The accessory view that stays appears at the bottom of the screen, alone, or remains there when
  /// the keyboard goes; nothing without one, or while the view is not on screen.
  mutating func rest(by action: Script.Action) {
    guard shape.isAccessoryPersistent, state.presence == .onScreen else {
      if state.keyboard != nil { hide(by: action) }
      return
    }
    let begin = state.reported
    state.keyboard = .init(part: .rest, docking: .docked)
    state.isHeld = false
    guard let end = reported else { return }
    state.reported = end
    let announcement = announcement(
      begin == nil ? .arrive : .rest, by: action, from: begin ?? hidden(end), to: end)
    moveKeyboard(isShow: true)
    post(announcement)
    keepOwn()
  }

  /// A keyboard that is not on screen changes its frame.
  mutating func changeOffscreen() {
    let frame = hidden(
      Rect(x: 0, y: 0, width: context.screen.width, height: self.frame(of: .main)?.height ?? 0))
    post(announcement(.shift, by: .changeOffscreen, from: frame, to: frame))
  }

  /// A finger drags a raised keyboard to another place.
  mutating func drag(to raise: Double) {
    guard let begin = reported else { return }
    state.raise = raise
    state.reported = reported
    if state.isLocal { keepOwn() }
    post(announcement(.drag, by: .drag, from: begin, to: begin))
  }
}
