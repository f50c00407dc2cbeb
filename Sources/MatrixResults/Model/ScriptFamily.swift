package import DeviceProfiles

/// A kind of scripts, for lists and sentences; the later cases outweigh the earlier ones.
package enum ScriptFamily: Int, Hashable, Sendable, CaseIterable {
  /// Its steps are not known here.
  case other
  case showsAndHides
  case unusualNotifications
  case replaced
  case raised
  case hardware
  case dragged
  case layout
  case call
  case resized
  case rotates
  case otherApp
  case screens
  case background

  /// The weightiest family of a script's actions.
  package init(_ actions: [Script.Action]) {
    self = actions.map(\.family).max { $0.rawValue < $1.rawValue } ?? .other
  }

  /// A name in place of a script's label.
  package var name: String {
    switch self {
    case .other: "Other"
    case .showsAndHides: "Shows and hides"
    case .unusualNotifications: "Unusual notifications"
    case .replaced: "Another keyboard replaces it"
    case .raised: "Floats, splits or is raised"
    case .hardware: "Hardware keyboard comes or goes"
    case .dragged: "Finger drags it away"
    case .layout: "Layout or insets change"
    case .call: "Call in the status bar"
    case .resized: "Window is resized"
    case .rotates: "Rotates"
    case .otherApp: "Another app's keyboard"
    case .screens: "Screen is pushed, popped or covered"
    case .background: "App inactive or in background"
    }
  }
}

extension Script.Action {
  fileprivate var family: ScriptFamily {
    switch self {
    case .show, .hide: .showsAndHides
    case .showInRounds, .showInThreeRounds, .showThenBar, .showThenAccessory,
      .showBeginWithoutDock, .showBeginWithoutBar, .showCutShort, .hideInPlace, .changeOffscreen,
      .crossFade:
      .unusualNotifications
    case .emoji, .emojiFromList, .letters, .globe, .numeric, .password, .barOff, .barOn,
      .accessoryOn, .accessoryOff, .numericAccessory, .candidates, .shutBar, .openBar, .autofill,
      .autofillMisreported:
      .replaced
    case .float, .undock, .split, .dock, .drag, .dragToEdge, .dragBelow: .raised
    case .attach, .detach: .hardware
    case .startDismiss, .commitDismiss, .cancelDismiss: .dragged
    case .elsewhere, .appear, .appearPresented, .appearPushed, .push, .pushFocused, .pop,
      .popFocused, .present, .presentFocused, .dismiss, .dismissFocused, .startPop, .cancelPop,
      .openPasswords, .closePasswords:
      .screens
    case .background, .foreground, .foregroundSilent, .inactive, .appSwitcher, .active,
      .hideInactive:
      .background
    case .otherShow, .otherHide: .otherApp
    case .rotate, .turnAround: .rotates
    case .resize: .resized
    case .layout, .setInsets, .grow, .shrink: .layout
    case .call, .hangUp: .call
    }
  }
}
