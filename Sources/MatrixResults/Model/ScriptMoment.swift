package import DeviceProfiles

/// When something goes wrong, as a reader says it, by what happens then.
package enum ScriptMoment: Hashable, Sendable {
  case appears
  case hides
  case changesOffscreen
  case replaced
  case barChanges
  case leavesEdge
  case docks
  case hardware
  case dragged
  case screenChanges
  case appLeaves
  case appReturns
  case appInactive
  case rotates
  case resized
  case layout
  case call
  case crossFade

  /// It at the end of a sentence.
  package var words: String {
    switch self {
    case .appears: "when the keyboard appears"
    case .hides: "after the keyboard hides"
    case .changesOffscreen: "when the keyboard changes off screen"
    case .replaced: "when another keyboard replaces it"
    case .barChanges: "when the keyboard's bar changes"
    case .leavesEdge: "when the keyboard leaves the bottom edge"
    case .docks: "when the keyboard docks"
    case .hardware: "when a hardware keyboard comes or goes"
    case .dragged: "while a finger drags it"
    case .screenChanges: "when the user changes screens"
    case .appLeaves: "when the app goes to the background"
    case .appReturns: "when the app comes back"
    case .appInactive: "while the app is inactive"
    case .rotates: "after a rotation"
    case .resized: "when the window is resized"
    case .layout: "after a layout"
    case .call: "when a call begins or ends"
    case .crossFade: "with cross-fade"
    }
  }
}

extension Script.Action {
  /// The moment that the action brings about.
  ///
  /// - Parameter isFirst: Whether the script begins with it, so that a keyboard that floats or is
  ///   raised appears by it.
  /// - Returns: The moment.
  package func moment(isFirst: Bool) -> ScriptMoment {
    switch self {
    case .show, .showInRounds, .showInThreeRounds, .showThenBar, .showThenAccessory,
      .showBeginWithoutDock, .showBeginWithoutBar, .showCutShort, .appearPresented, .appearPushed,
      .closePasswords, .otherShow:
      .appears
    case .hide, .hideInPlace, .hideInactive, .commitDismiss, .otherHide: .hides
    case .changeOffscreen: .changesOffscreen
    case .emoji, .emojiFromList, .letters, .globe, .numeric, .password, .numericAccessory: .replaced
    case .barOff, .barOn, .candidates, .shutBar, .openBar, .autofill, .autofillMisreported,
      .accessoryOn, .accessoryOff:
      .barChanges
    case .float, .undock, .split: isFirst ? .appears : .leavesEdge
    case .drag, .dragToEdge, .dragBelow: .leavesEdge
    case .dock: .docks
    case .attach, .detach: .hardware
    case .startDismiss, .cancelDismiss: .dragged
    case .elsewhere, .appear, .push, .pushFocused, .pop, .popFocused, .present, .presentFocused,
      .dismiss, .dismissFocused, .startPop, .cancelPop, .openPasswords:
      .screenChanges
    case .background: .appLeaves
    case .foreground, .foregroundSilent, .active: .appReturns
    case .inactive, .appSwitcher: .appInactive
    case .rotate, .turnAround: .rotates
    case .resize: .resized
    case .layout, .setInsets, .grow, .shrink: .layout
    case .call, .hangUp: .call
    case .crossFade: .crossFade
    }
  }
}
