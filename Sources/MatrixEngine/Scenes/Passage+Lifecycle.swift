import DeviceProfiles
import InsetCore

/// What happens to the view's screen, the app and the device.
extension Passage {
  /// The view is loaded while the app runs.
  mutating func appear() {
    world.presence = .onScreen
    occurrences(Occurrence.appearance)
    takeOver()
  }

  /// Another screen comes over the view's.
  mutating func leave(by action: Script.Action) {
    // A sheet leaves the screen below in place from iOS 13 on.
    let isLeft = action != .present || !context.keepsPresenter
    if isLeft { post(.viewWillDisappear) }
    if action == .pushFocused {
      world.presence = .pushed
      takeOver()
    } else {
      if world.keyboard != nil { hide(by: .hide) }
      world.presence = action == .present ? .presented : .pushed
    }
    if isLeft { post(.viewDidDisappear) }
  }

  /// The screen over the view goes.
  mutating func comeBack(by action: Script.Action) {
    let wasLeft = world.presence != .presented || !context.keepsPresenter
    if wasLeft { post(.viewWillAppear) }
    if action != .popFocused, world.keyboard != nil { hide(by: .hide) }
    world.presence = .onScreen
    if wasLeft { post(.viewDidLayoutSubviews, .viewDidAppear) }
    if action == .popFocused { takeOver() }
  }

  /// A field takes the keyboard over from another: told only where the frame changes.
  private mutating func takeOver() {
    guard let begin = world.reported, let end = reported else { return }
    world.own = covered
    moveKeyboard()
    if begin == end {
      follow()
      return
    }
    world.reported = end
    var choreography = choreography
    choreography.post([.willChangeFrame, .willShow], from: begin, to: end)
    tell(choreography)
    follow()
    choreography = self.choreography
    choreography.post([.didChangeFrame, .didShow], from: begin, to: end)
    tell(choreography)
  }

  /// The app returns: it is told of its own keyboard again, or that there is none any more.
  mutating func returnToForeground() {
    post(.willEnterForeground)
    world.presence = .onScreen
    if !world.isLocal { world.keyboard = nil }
    if let end = reported {
      var choreography = choreography
      let begin = world.reported ?? hidden(end)
      world.reported = end
      world.own = covered
      moveKeyboard()
      choreography.show(from: begin, to: end)
      tell(choreography)
      follow()
    } else if let begin = world.reported {
      var choreography = choreography
      world.reported = nil
      world.own = nil
      moveKeyboard()
      choreography.hide(from: begin, to: hidden(begin))
      tell(choreography)
      follow()
      world.isLocal = true
    }
    post(.didBecomeActive)
  }

  /// The device is turned: a hide in the old space, the layout, a show in the new one.
  mutating func rotate() -> Bool {
    guard grounds.turned != nil else { return false }
    let keyboard = world.keyboard
    let isLocal = world.isLocal
    if keyboard != nil { hide(by: .hide) }
    world.ground = world.ground == .turned ? .first : .turned
    layOut()
    guard let keyboard else { return true }
    world.keyboard = keyboard
    world.isLocal = isLocal
    guard let end = reported else { return false }
    world.reported = end
    if isLocal { world.own = covered }
    moveKeyboard()
    var choreography = choreography
    if keyboard.stand == .docked {
      choreography.show(from: hidden(end), to: end)
    } else {
      choreography.move(from: hidden(end), to: end)
    }
    tell(choreography)
    follow()
    return true
  }

  /// The window gets another size; the keyboard stands still and nothing is told of it.
  mutating func resize() -> Bool {
    guard grounds.resized != nil else { return false }
    world.ground = world.ground == .resized ? .first : .resized
    layOut()
    return true
  }

  private mutating func occurrences(_ occurrences: [Occurrence]) {
    for case .post(let event) in occurrences { post(event) }
  }
}
