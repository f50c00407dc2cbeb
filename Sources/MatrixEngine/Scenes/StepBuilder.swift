import DeviceProfiles
import InsetCore

/// Applies actions to the simulated state and records what happens on the way.
struct StepBuilder {
  /// The state after the last step.
  var state = SimulatorState()
  var occurrences: [Occurrence] = []
  /// The contexts that the steps so far lead to; occurrences refer to them by index.
  private(set) var stages: [WindowContext]
  /// The places that the view has been in.
  ///
  /// An array, since copies of contexts would be most of a step's cost.
  private var surroundings: [Surroundings] = []
  /// The index of the place that the view is in.
  private var current = 0
  /// By ``SimulatorState/Window``; nil where there is no such window.
  private let windows: [WindowContext?]
  let shape: KeyboardShape

  /// The surroundings of the view in a place.
  private struct Surroundings {
    var place: SimulatorState.Place
    /// The window that contains the view.
    var context: WindowContext
    /// The same, if nothing moved for the keyboard.
    var still: WindowContext
    /// The index of the context in the stages; nil before it is asked for.
    var stage: Int?
  }

  /// The window that contains the view now.
  var context: WindowContext { surroundings[current].context }
  /// The same, if nothing moved for the keyboard.
  var still: WindowContext { surroundings[current].still }

  /// Begins a scene.
  init(_ windows: ScriptWindows, _ shape: KeyboardShape) {
    self.windows = [windows.first, windows.turned, windows.resized, windows.first.reversed]
    self.shape = shape
    stages = [windows.first]
    enter(state.place)
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
    enter(state.place)
    if before == nil, action != .elsewhere {
      occurrences += Occurrence.appearance
      rest(by: .appear)
    }
    guard perform(action) else { return nil }
    changeFrame()
    return Step(
      name: action.rawValue, occurrences: occurrences, covered: covered, own: state.own,
      raised: raised, ownRaised: state.ownRaised, isBar: state.keyboard?.isBar ?? false,
      lowered: lowered, followed: state.followed, stage: stage(), isJudged: state.isJudged)
  }

  /// The index of ``context`` in the stages.
  private mutating func stage() -> Int {
    if let stage = surroundings[current].stage { return stage }
    let stage = stages.firstIndex(of: context) ?? stages.count
    if stage == stages.count { stages.append(context) }
    surroundings[current].stage = stage
    return stage
  }

  /// Changes where the view is.
  mutating func move(_ change: (inout SimulatorState.Place) -> Void) {
    change(&state.place)
    enter(state.place)
  }

  /// Whether the view can be in a window.
  func has(_ window: SimulatorState.Window) -> Bool { windows[window.rawValue] != nil }

  private mutating func enter(_ place: SimulatorState.Place) {
    if let known = surroundings.firstIndex(where: { $0.place == place }) {
      current = known
      return
    }
    guard var still = windows[place.window.rawValue] else {
      preconditionFailure("the view enters a window that the script does not have")
    }
    still.hasCallBar = place.hasCallBar
    still.hasTallBar = place.hasTallBar
    still.prefersCrossFade = place.prefersCrossFade
    var context = still
    if let lift = place.lift { context.window = lift }
    current = surroundings.count
    surroundings.append(Surroundings(place: place, context: context, still: still))
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
    case .hide, .hideInPlace, .hideInactive, .commitDismiss, .otherHide:
      if shape.isAccessoryPersistent { rest(by: action) } else { hide(by: action) }
    case .changeOffscreen: changeOffscreen()
    case .drag: drag(to: state.raise + 40)
    case .dragToEdge: drag(to: 0)
    case .dragBelow: drag(to: -60)
    case .startDismiss: hold(true)
    case .cancelDismiss: hold(false)
    case .elsewhere: state.presence = .unloaded
    case .appear: appear()
    case .push, .pushFocused, .present, .presentFocused: leave(by: action)
    case .pop, .popFocused, .dismiss, .dismissFocused: comeBack(by: action)
    case .startPop: post(.viewWillDisappear)
    case .cancelPop: post(.viewWillAppear, .viewDidAppear)
    case .inactive:
      state.wasInactive = true
      post(.willResignActive)
    case .appSwitcher:
      state.isInSwitcher = true
      post(.willResignActive)
    case .active:
      state.isInSwitcher = false
      post(.didBecomeActive)
    case .openPasswords:
      state.presence = .presented
      hide(by: action)
    case .closePasswords:
      state.presence = .onScreen
      return bring(by: action)
    case .background:
      state.isInSwitcher = false
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
