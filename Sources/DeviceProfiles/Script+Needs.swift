/// Where a script can be played.
extension Script {
  /// Whether another app's keyboard comes while the app is in front.
  package var needsNeighbour: Bool {
    var isInFront = true
    for action in actions {
      if action == .background { isInFront = false }
      if action == .foreground || action == .foregroundSilent { isInFront = true }
      if action == .otherShow, isInFront { return true }
    }
    return false
  }

  /// Whether a window can play the script.
  package func fits(_ window: WindowMode) -> Bool {
    if needsNeighbour, !window.hasNeighbour { return false }
    return actions.allSatisfy { action in
      switch action {
      case .rotate, .call, .hangUp: window == .full
      case .resize: window.hasNeighbour && window.resized != nil
      // A sheet over a sheet, or a screen pushed in one, is another story.
      case .push, .pushFocused, .present, .startPop: !window.isPresented
      default: true
      }
    }
  }

  /// Whether the script makes sense for a scenario's keyboard.
  package func fits(_ mode: KeyboardMode) -> Bool {
    actions.allSatisfy { $0.fits(mode) }
  }

  /// Whether a version can play the script.
  package func fits(_ version: OSVersion) -> Bool {
    actions.allSatisfy { $0.os.contains(version) }
  }
}

extension Script.Action {
  /// Whether the action makes sense beside a scenario's keyboard.
  fileprivate func fits(_ mode: KeyboardMode) -> Bool {
    let isLetters = mode.isDocked && mode != .emoji
    switch self {
    case .emoji, .globe, .attach, .detach: return isLetters && mode != .numeric
    case .numeric: return isLetters && mode != .numeric
    case .password: return isLetters && mode != .dockedPassword
    case .letters: return mode == .docked
    case .barOff, .barOn:
      return mode == .dockedPrediction || mode == .dockedCandidates
    case .candidates: return mode == .docked
    case .float: return isLetters
    case .showInRounds, .undock, .split, .dock, .drag, .dragToEdge, .dragBelow, .startDismiss,
      .commitDismiss, .cancelDismiss, .otherShow, .otherHide:
      return mode.isDocked
    case .show, .hide, .hideInPlace, .changeOffscreen, .elsewhere, .appear, .push, .pushFocused,
      .pop, .popFocused, .present, .dismiss, .startPop, .cancelPop, .background, .foreground,
      .foregroundSilent, .rotate, .resize, .layout, .setInsets, .call, .hangUp, .crossFade:
      return true
    }
  }

  /// The versions that can play the action.
  fileprivate var os: OSRange {
    switch self {
    case .float: KeyboardMode.floating.os
    case .attach, .detach: KeyboardMode.hardwareBar.os
    case .startDismiss, .commitDismiss, .cancelDismiss, .startPop, .cancelPop:
      OSRange(OSVersion(7), OSRange.all.last)
    case .undock, .split: OSRange(OSVersion(5), OSRange.all.last)
    case .crossFade: OSBehavior.zeroFrameOnFade.os
    default: OSRange.all
    }
  }
}
