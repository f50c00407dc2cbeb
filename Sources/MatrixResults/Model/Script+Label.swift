package import DeviceProfiles

extension Script {
  /// What happens, as a short phrase: "Show, rotate, hide".
  package var label: String {
    let phrase = actions.map(\.label).joined(separator: ", ")
    return phrase.prefix(1).uppercased() + phrase.dropFirst()
  }
}

extension Script.Action {
  /// The action in a few words, as the part of a phrase.
  package var label: String {
    switch self {
    case .show: "show"
    case .showInRounds: "show in two rounds"
    case .showInThreeRounds: "show in three rounds"
    case .showThenBar: "show without its bar"
    case .showBeginWithoutDock: "show from a frame without the dock"
    case .showBeginWithoutBar: "show from a frame without the bar"
    case .showCutShort: "show cut short"
    case .hide: "hide"
    case .hideInPlace: "hide with a frame on screen"
    case .changeOffscreen: "change off screen"
    case .emoji: "emoji"
    case .emojiFromList: "emoji from the list"
    case .letters: "letters"
    case .globe: "another language"
    case .numeric: "number pad"
    case .password: "password"
    case .barOff: "field without suggestions"
    case .barOn: "field with suggestions"
    case .showThenAccessory: "show without its accessory view"
    case .accessoryOn: "accessory view comes"
    case .accessoryOff: "accessory view goes"
    case .numericAccessory: "number pad with an accessory view"
    case .candidates: "first candidates"
    case .shutBar: "shut the suggestions bar"
    case .openBar: "open the suggestions bar"
    case .autofill: "AutoFill bar"
    case .autofillMisreported: "unreported AutoFill bar"
    case .float: "float"
    case .undock: "undock"
    case .split: "split"
    case .dock: "dock"
    case .drag: "drag"
    case .dragToEdge: "drag to the edge"
    case .dragBelow: "drag below the edge"
    case .attach: "attach a hardware keyboard"
    case .detach: "detach the hardware keyboard"
    case .startDismiss: "drag down"
    case .commitDismiss: "let go"
    case .cancelDismiss: "drag back up"
    case .elsewhere: "another screen"
    case .appear: "view appears"
    case .appearPresented: "view is presented with focus"
    case .appearPushed: "view is pushed with focus"
    case .push: "push"
    case .pushFocused: "push with focus"
    case .pop: "pop"
    case .popFocused: "pop with focus"
    case .present: "present a sheet"
    case .presentFocused: "present a sheet with focus"
    case .dismiss: "dismiss the sheet"
    case .dismissFocused: "dismiss the sheet with focus"
    case .startPop: "start to swipe back"
    case .cancelPop: "cancel the swipe back"
    case .background: "leave the app"
    case .foreground: "return"
    case .foregroundSilent: "return without notice"
    case .otherShow: "another app's keyboard shows"
    case .otherHide: "another app's keyboard hides"
    case .rotate: "rotate"
    case .turnAround: "turn by 180°"
    case .resize: "resize the window"
    case .layout: "lay out"
    case .setInsets: "set insets anew"
    case .grow: "the app's bar grows"
    case .shrink: "the app's bar shrinks"
    case .call: "call begins"
    case .hangUp: "call ends"
    case .crossFade: "turn on cross-fade"
    }
  }
}
