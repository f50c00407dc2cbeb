import DeviceProfiles
import InsetCore

/// Applies actions to the simulated state and records what happens on the way.
struct StepBuilder {
  /// The state after the last step.
  var state = SimulatorState()
  var occurrences: [Occurrence] = []
  /// The contexts that the steps so far lead to; occurrences refer to them by index.
  private(set) var stages: [WindowContext]
  /// The window that contains the view now.
  private(set) var context: WindowContext
  /// The same, if nothing moved for the keyboard.
  private(set) var still: WindowContext
  /// The place that ``context`` is of: copies of contexts are most of a step's cost.
  private var place = SimulatorState.Place()
  /// The index of ``context`` in ``stages``; nil before it is asked for.
  private var known: Int?
  let windows: ScriptWindows
  let shape: KeyboardShape

  /// Begins a scene.
  init(_ windows: ScriptWindows, _ shape: KeyboardShape) {
    self.windows = windows
    self.shape = shape
    stages = [windows.first]
    context = windows.first
    still = windows.first
    updateContext()
  }

  /// The step of an action; the first one begins with the view's appearance.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - before: The state after the step before it; nil for the first one.
  /// - Returns: The step; nil where there is no such keyboard or window.
  mutating func step(_ action: Script.Action, after before: SimulatorState?) -> Step? {
    state = before ?? SimulatorState()
    occurrences = []
    occurrences.reserveCapacity(16)
    if place != state.place { updateContext() }
    if before == nil, action != .elsewhere {
      occurrences += Occurrence.appearance
      rest(by: .appear)
    }
    guard perform(action) else { return nil }
    changeFrame()
    return Step(
      name: action.rawValue, occurrences: occurrences, covered: covered, own: state.own,
      raised: raised, ownRaised: state.ownRaised, isBar: state.keyboard?.isBar ?? false,
      followed: state.followed, stage: stage(), isJudged: state.isJudged)
  }

  /// The index of ``context`` in the stages.
  private mutating func stage() -> Int {
    if let known { return known }
    let stage = stages.firstIndex(of: context) ?? stages.count
    if stage == stages.count { stages.append(context) }
    known = stage
    return stage
  }

  /// Changes where the view is.
  mutating func move(_ change: (inout SimulatorState.Place) -> Void) {
    change(&state.place)
    updateContext()
  }

  private mutating func updateContext() {
    place = state.place
    known = nil
    switch place.window {
    case .first: still = windows.first
    case .turned: still = windows.turned ?? windows.first
    case .resized: still = windows.resized ?? windows.first
    case .reversed: still = windows.first.reversed
    }
    still.hasCallBar = place.hasCallBar
    still.hasTallBar = place.hasTallBar
    still.prefersCrossFade = place.prefersCrossFade
    context = still
    if let lift = place.lift { context.window = lift }
  }

  /// Applies an action; false where there is no such keyboard or window.
  private mutating func perform(_ action: Script.Action) -> Bool {
    switch action {
    case .show, .showInRounds, .showInThreeRounds, .showThenBar, .showBeginWithoutDock,
      .showBeginWithoutBar, .emoji, .emojiFromList, .letters, .globe, .numeric, .password, .barOff,
      .barOn, .showThenAccessory, .accessoryOn, .accessoryOff, .numericAccessory, .candidates,
      .shutBar, .openBar, .autofill, .autofillMisreported, .float, .undock,
      .split, .dock, .attach, .detach, .otherShow:
      return bring(by: action)
    case .showCutShort: return cutShort()
    case .appearPresented, .appearPushed: return appearFocused(by: action)
    case .hide, .hideInPlace, .commitDismiss, .otherHide:
      if shape.isAccessoryPersistent { rest(by: action) } else { hide(by: action) }
    case .changeOffscreen: changeOffscreen()
    case .drag: drag(to: state.raise + 40)
    case .dragToEdge: drag(to: 0)
    case .dragBelow: drag(to: -60)
    case .startDismiss: state.isHeld = true
    case .cancelDismiss: state.isHeld = false
    case .elsewhere: state.presence = .unloaded
    case .appear: appear()
    case .push, .pushFocused, .present, .presentFocused: leave(by: action)
    case .pop, .popFocused, .dismiss, .dismissFocused: comeBack(by: action)
    case .startPop: post(.viewWillDisappear)
    case .cancelPop: post(.viewWillAppear, .viewDidAppear)
    case .background:
      state.presence = .background
      post(.didEnterBackground)
    case .foreground: returnToForeground(isReported: true)
    case .foregroundSilent: returnToForeground(isReported: false)
    case .rotate: return rotate(to: .turned)
    case .turnAround: return rotate(to: .reversed)
    case .resize: return resize()
    case .layout: post(.viewDidLayoutSubviews)
    case .setInsets:
      occurrences.append(.setInsets)
      post(.viewDidLayoutSubviews)
    case .grow, .shrink:
      move { $0.hasTallBar = action == .grow }
      layOut()
    case .call, .hangUp:
      move { $0.hasCallBar = action == .call }
      layOut()
    case .crossFade:
      move { $0.prefersCrossFade = true }
      occurrences.append(.layOut(stage: stage()))
      post(.traitCollectionDidChange)
    }
    return true
  }

  /// Events of the view and the app.
  mutating func post(_ events: Event...) {
    for event in events { occurrences.append(.post(event)) }
  }

  /// The view is laid out in its present window.
  mutating func layOut() {
    occurrences.append(.layOut(stage: stage()))
    if context.capabilities.insetAdjustment == .adjustedContentInset {
      post(.safeAreaInsetsDidChange)
    }
    post(.viewDidLayoutSubviews)
  }
}
