import DeviceProfiles
import InsetCore

/// What users do with the keyboard.
extension Passage {
  /// A keyboard comes, or takes the place of another.
  mutating func bring(_ part: Script.Keyboard, by action: Script.Action) -> Bool {
    guard frame(of: part) != nil else { return false }
    let before = world.keyboard
    // In the background the app is told when it returns.
    let isTold = world.presence != .background || action == .otherShow
    world.keyboard = .init(
      part: part, stand: stand(of: part), isBar: part == .bar || shape.isHardware)
    world.isLocal = action != .otherShow
    guard let end = reported else { return false }
    let begin = world.reported ?? hidden(end)
    if isTold {
      world.reported = end
      arrive(from: begin, to: end, after: before, by: action)
    }
    if world.isLocal { world.own = covered }
    return true
  }

  private func stand(of part: Script.Keyboard) -> KeyboardShape.Stand {
    switch part {
    case .main: shape.stand
    case .floating: .floating
    case .undocked, .split: .raised
    case .emoji, .globe, .numeric, .password, .plain, .candidates, .bar: .docked
    }
  }

  /// Posts what belongs to the way from one keyboard to another.
  private mutating func arrive(
    from begin: Rect, to end: Rect, after before: World.Keyboard?, by action: Script.Action
  ) {
    moveKeyboard()
    var will = choreography
    var did = choreography
    let behavior = script(
      &will, &did, from: begin, to: end, wasDocked: before.map { $0.stand == .docked }, by: action)
    tell(will, behavior)
    follow()
    tell(did, behavior)
  }

  /// The notifications before and after the layout, and the behaviour that makes them unusual.
  private func script(
    _ will: inout Choreography, _ did: inout Choreography, from begin: Rect, to end: Rect,
    wasDocked: Bool?, by action: Script.Action
  ) -> OSBehavior? {
    let behaviors = context.behaviors
    guard world.keyboard?.stand == .docked else {
      guard wasDocked == true else {
        will.post([.willChangeFrame], from: begin, to: end)
        did.post([.didChangeFrame], from: begin, to: end)
        return nil
      }
      // Leaving the bottom edge counts as hiding.
      let isBelow = behaviors.contains(.undockedBelow)
      will.post([.willChangeFrame, .willHide], from: begin, to: isBelow ? hidden(begin) : end)
      did.post([.didChangeFrame, .didHide], from: begin, to: end)
      return isBelow ? .undockedBelow : nil
    }
    if action == .attach, covered == nil {
      will.post([.willChangeFrame, .willHide], from: begin, to: end)
      did.post([.didChangeFrame, .didHide], from: begin, to: end)
      return nil
    }
    switch action {
    case .numeric, .password, .barOff, .barOn:
      if behaviors.contains(.silentFocus) { return .silentFocus }
      if behaviors.contains(.silentBar), action == .barOff || action == .barOn {
        return .silentBar
      }
      will.post([.willChangeFrame], from: begin, to: begin)
      if action == .password, behaviors.contains(.passwordInTwoSteps) {
        will.post([.willShow], from: begin, to: plain(end))
      }
      return change(&will, &did, from: begin, to: end)
    case .emoji, .letters, .globe, .candidates:
      return change(&will, &did, from: begin, to: end)
    case .showInRounds:
      let flat = Rect(x: 0, y: context.screen.height, width: context.screen.width, height: 0)
      will.post([.willChangeFrame, .willShow, .didChangeFrame, .didShow], from: flat, to: flat)
      will.duration = 0
      did.duration = 0
      will.post([.willChangeFrame, .willShow], from: flat, to: end)
      did.post([.didChangeFrame, .didShow], from: flat, to: end)
      return nil
    case .dock where behaviors.contains(.ninefoldDocking):
      let round: [Choreography.Kind] = [.willChangeFrame, .didChangeFrame, .willShow]
      will.post(round + [.willChangeFrame, .willShow], from: begin, to: end)
      did.post([.didChangeFrame, .didShow, .didChangeFrame, .didShow], from: begin, to: end)
      return nil
    default:
      will.post([.willChangeFrame, .willShow], from: begin, to: end)
      did.post([.didChangeFrame, .didShow], from: begin, to: end)
      return nil
    }
  }

  /// A docked keyboard changes its height where it stands.
  private func change(
    _ will: inout Choreography, _ did: inout Choreography, from begin: Rect, to end: Rect
  ) -> OSBehavior? {
    let isQuiet = context.behaviors.contains(.noSecondShow)
    will.post(isQuiet ? [.willChangeFrame] : [.willChangeFrame, .willShow], from: begin, to: end)
    did.post(isQuiet ? [.didChangeFrame] : [.didChangeFrame, .didShow], from: begin, to: end)
    return isQuiet ? .noSecondShow : nil
  }

  /// The frame of the letters without a bar, where the last frame is known.
  private func plain(_ end: Rect) -> Rect {
    guard let plain = frame(of: .plain) else { return end }
    return Rect(
      x: end.minX, y: context.screen.height - plain.visible - accessory, width: end.width,
      height: plain.height + accessory)
  }

  /// The keyboard goes.
  mutating func hide(by action: Script.Action) {
    let begin = world.reported ?? .zero
    let wasDocked = world.keyboard.map { $0.stand == .docked } ?? true
    let (end, behavior) = hiddenReport(begin, by: action)
    let isTold = world.presence != .background || action == .otherHide
    var will = choreography
    var did = choreography
    world.keyboard = nil
    world.isHeld = false
    if world.isLocal { world.own = nil }
    guard isTold else { return }
    world.reported = nil
    will.post(wasDocked ? [.willChangeFrame, .willHide] : [.willChangeFrame], from: begin, to: end)
    did.post(wasDocked ? [.didChangeFrame, .didHide] : [.didChangeFrame], from: begin, to: end)
    moveKeyboard()
    tell(will, behavior)
    follow()
    tell(did, behavior)
    world.isLocal = true
  }

  /// A keyboard that is not on screen changes its frame.
  mutating func changeOffscreen() {
    let frame = hidden(
      Rect(x: 0, y: 0, width: context.screen.width, height: self.frame(of: .main)?.height ?? 0))
    var choreography = choreography
    choreography.move(from: frame, to: frame)
    tell(choreography)
  }

  /// A finger drags a raised keyboard: the OS reports no frame until it is dropped, and none then.
  mutating func drag() {
    guard let begin = reported else { return }
    world.keyboard?.drags += 1
    let end = reported
    world.reported = end
    var choreography = choreography
    choreography.move(from: begin, to: .zero)
    tell(choreography)
  }

  /// A sheet or popover moves with the keyboard.
  mutating func follow() {
    let lift = lift
    guard lift != world.lift else { return }
    world.lift = lift
    layOut()
  }
}
