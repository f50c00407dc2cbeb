import DeviceProfiles
import InsetCore

/// A step under way: the world as it becomes, and what is told of it.
struct Passage {
  /// What happens, with surroundings that have no number yet.
  enum Happening {
    case happens(Occurrence)
    case layOut(StageContext)
  }

  var world: World
  private(set) var occurrences: [Happening] = []
  let grounds: Grounds
  let shape: KeyboardShape

  init(_ world: World, _ grounds: Grounds, _ shape: KeyboardShape) {
    self.world = world
    self.grounds = grounds
    self.shape = shape
  }

  /// Where the view stands now.
  var context: StageContext {
    var context = still
    if let lift = world.lift { context.window = lift }
    return context
  }

  /// Where the view would stand if nothing moved for the keyboard.
  var still: StageContext {
    var context =
      switch world.ground {
      case .first: grounds.first
      case .turned: grounds.turned ?? grounds.first
      case .resized: grounds.resized ?? grounds.first
      }
    context.hasCallBar = world.hasCallBar
    context.prefersCrossFade = world.prefersCrossFade
    return context
  }

  /// The view is loaded and appears.
  mutating func begin() {
    occurrences += Occurrence.appearance.map { .happens($0) }
  }

  /// Does what an action does; false where there is no such keyboard or place.
  mutating func perform(_ action: Script.Action) -> Bool {
    switch action {
    case .show, .showInRounds, .emoji, .letters, .globe, .numeric, .password, .barOff, .barOn,
      .candidates,
      .float, .undock, .split, .dock, .attach, .detach, .otherShow:
      return action.keyboard.map { bring($0, by: action) } ?? false
    case .hide, .hideInPlace, .commitDismiss, .otherHide: hide(by: action)
    case .changeOffscreen: changeOffscreen()
    case .drag: drag()
    case .startDismiss: world.isHeld = true
    case .cancelDismiss: world.isHeld = false
    case .elsewhere: world.presence = .unloaded
    case .appear: appear()
    case .push, .pushFocused, .present: leave(by: action)
    case .pop, .popFocused, .dismiss: comeBack(by: action)
    case .startPop: post(.viewWillDisappear)
    case .cancelPop: post(.viewWillAppear, .viewDidAppear)
    case .background:
      world.presence = .background
      post(.didEnterBackground)
    case .foreground: returnToForeground()
    case .rotate: return rotate()
    case .resize: return resize()
    case .layout: post(.viewDidLayoutSubviews)
    case .call, .hangUp:
      world.hasCallBar = action == .call
      layOut()
    case .crossFade:
      world.prefersCrossFade = true
      occurrences.append(.layOut(context))
      post(.traitCollectionDidChange)
    }
    return true
  }

  /// Events of the view and the app.
  mutating func post(_ events: Event...) {
    occurrences += events.map { .happens(.post($0)) }
  }

  /// The view is laid out where it stands now.
  mutating func layOut() {
    occurrences += [
      .layOut(context), .happens(.post(.safeAreaInsetsDidChange)),
      .happens(.post(.viewDidLayoutSubviews)),
    ]
  }

  /// The system's containers follow the keyboard.
  mutating func moveKeyboard() {
    occurrences.append(.happens(.moveKeyboard(covered)))
  }

  /// What the choreography tells, and by which behaviour it differs from the truth.
  mutating func tell(_ choreography: Choreography, _ behavior: OSBehavior? = nil) {
    occurrences += choreography.occurrences.map { .happens($0) }
    if let last = choreography.last {
      world.last = (last, behavior)
    } else if let behavior {
      world.last?.behavior = behavior
    }
  }

  /// A choreographer for the stage and the keyboard's owner.
  var choreography: Choreography {
    var choreography = Choreography(context)
    choreography.isLocal = world.isLocal || context.behaviors.contains(.foreignAsLocal)
    return choreography
  }
}
