import DeviceProfiles
import InsetCore

/// What happens to the view's screen, the app and the device.
extension StepBuilder {
  /// The view is loaded while the app runs.
  mutating func appear() {
    state.presence = .onScreen
    post(.viewDidLoad, .viewWillAppear, .viewDidLayoutSubviews, .viewDidAppear)
    if state.keyboard == nil { rest(by: .appear) } else { takeOver() }
  }

  /// The view is loaded and comes on screen with the keyboard of its field.
  mutating func appearFocused(by action: Script.Action) -> Bool {
    state.presence = .onScreen
    post(.viewDidLoad, .viewWillAppear)
    let isShown = bring(by: action)
    post(.viewDidLayoutSubviews, .viewDidAppear)
    return isShown
  }

  /// Another screen comes over the view's.
  mutating func leave(by action: Script.Action) {
    // A sheet leaves the screen below in place from iOS 13 on.
    let isSheet = action == .present || action == .presentFocused
    let isLeft = !isSheet || !context.keepsPresenter
    if isLeft { post(.viewWillDisappear) }
    // The keyboard goes while the view leaves its window, or is covered.
    state.presence = isSheet ? .presented : .pushed
    if action == .pushFocused || action == .presentFocused {
      takeOver()
    } else if state.keyboard != nil {
      hide(by: action)
    }
    if isLeft { post(.viewDidDisappear) }
  }

  /// The screen over the view goes.
  mutating func comeBack(by action: Script.Action) {
    let wasLeft = state.presence != .presented || !context.keepsPresenter
    if wasLeft { post(.viewWillAppear) }
    let isFocused = action == .popFocused || action == .dismissFocused
    if !isFocused, state.keyboard != nil { hide(by: action) }
    state.presence = .onScreen
    if wasLeft { post(.viewDidLayoutSubviews, .viewDidAppear) }
    if isFocused { takeOver() } else { rest(by: .appear) }
  }

  /// A field takes the keyboard over from another: notifications follow only if the frame changes.
  private mutating func takeOver() {
    guard let begin = state.reported, let end = reported else { return }
    keepOwn()
    moveKeyboard(isShow: begin != end, isPosted: begin != end, isUnseen: begin == end)
    if begin == end {
      follow()
    } else {
      state.reported = end
      post(announcement(.arrive, by: .show, from: begin, to: end))
    }
  }

  /// The app returns: a keyboard of its own may be reported again; nobody says that one is gone.
  mutating func returnToForeground(isReported: Bool) {
    post(.willEnterForeground)
    state.presence = .onScreen
    if !state.isLocal { state.keyboard = nil }
    if state.keyboard == nil, shape.isAccessoryPersistent {
      state.keyboard = .init(part: .rest, docking: .docked)
    }
    if let end = reported, isReported {
      let begin = state.reported ?? hidden(end)
      state.reported = end
      keepOwn()
      moveKeyboard(isShow: true)
      post(again(from: begin, to: end))
    } else {
      state.reported = reported
      keepOwn()
      moveKeyboard(isPosted: false, isUnseen: true)
      follow()
      state.isLocal = true
    }
    post(.didBecomeActive)
  }

  /// The device is turned: a hide in the old space, the layout, a show in the new one.
  mutating func rotate(to window: SimulatorState.Window) -> Bool {
    guard has(window) else { return false }
    let keyboard = state.keyboard
    let isLocal = state.isLocal
    if keyboard != nil { hide(by: .hide) }
    move { $0.window = $0.window == window ? .first : window }
    layOut()
    guard let keyboard else { return true }
    state.keyboard = keyboard
    state.isLocal = isLocal
    guard let end = reported else { return false }
    state.reported = end
    if isLocal { keepOwn() }
    moveKeyboard(isShow: true)
    post(again(from: hidden(end), to: end))
    return true
  }

  /// What is posted of a keyboard that comes again where it was.
  private func again(from begin: Rect, to end: Rect) -> Announcement {
    announcement(occasion(after: nil, by: .show), by: .show, from: begin, to: end)
  }

  /// The window gets another size; the keyboard does not move and nothing is posted.
  mutating func resize() -> Bool {
    guard has(.resized) else { return false }
    move { $0.window = $0.window == .resized ? .first : .resized }
    let lift = lift
    move { $0.lift = lift }
    layOut()
    return true
  }
}
