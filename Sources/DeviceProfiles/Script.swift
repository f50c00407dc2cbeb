/// A sequence of actions: a level of the matrix.
package struct Script: Hashable, Sendable, Codable {
  /// The level's name.
  package var id: String
  package var actions: [Action]

  /// Creates a script; without a name it is called by its actions, joined by `-`.
  package init(_ actions: [Action], id: String? = nil) {
    self.id = id ?? actions.map(\.rawValue).joined(separator: "-")
    self.actions = actions
  }

  /// The longest script: an outcome has the number of a step.
  package static let mostSteps = 12

  /// The scripts of a matrix that brings none of its own, shortest first.
  package static let basic = [
    Script([.show]),
    Script([.show, .hide]),
    Script([.show, .hide, .show]),
    Script([.show, .emoji, .hide]),
    Script([.show, .rotate, .hide]),
    Script([.float, .show, .hide]),
  ]
}

extension Script {
  /// One action of a user or the system.
  package enum Action: String, Hashable, Sendable, CaseIterable, Codable {
    /// A field becomes first responder and the keyboard of the scenario's mode comes; where it is
    /// up already, the OS posts the same notifications again.
    case show
    /// The keyboard comes in rounds, the first with a height of 0 at the bottom edge, as those of
    /// third parties and of fields in web views do.
    case showInRounds = "show-in-rounds"
    /// The same with a second round, the height of the letters alone, as the first show of a third
    /// party's keyboard has.
    case showInThreeRounds = "show-in-three-rounds"
    /// The keyboard comes without its bar, which follows at once.
    case showThenBar = "show-then-bar"
    /// The keyboard comes without the accessory view of its field, 44 pt high, which follows at once.
    case showThenAccessory = "show-then-accessory"
    /// The keyboard comes, and the frame that it begins with lacks the dock below the keys.
    case showBeginWithoutDock = "show-begin-without-dock"
    /// The same, and it lacks the bar above the keys, too.
    case showBeginWithoutBar = "show-begin-without-bar"
    /// The keyboard is sent away before it has come up: it hides with an empty frame, and `didShow` is
    /// never posted.
    case showCutShort = "show-cut-short"
    /// The keyboard goes.
    case hide
    /// The keyboard goes, and the OS reports a frame that is still on screen.
    case hideInPlace = "hide-in-place"
    /// The frame of a keyboard that is not on screen changes.
    case changeOffscreen = "change-offscreen"

    /// The user switches to emoji while the keyboard is up.
    case emoji
    /// The user picks emoji from the list of languages, and nothing is reported.
    case emojiFromList = "emoji-from-list"
    /// The user switches back to letters, or to the field with them.
    case letters
    /// The user switches to a language whose keyboard has another height; a raised one stays raised.
    case globe
    /// Focus moves to a field for digits.
    case numeric
    /// Focus moves to a field for a password.
    case password
    /// Focus moves to a field without a bar above the keys.
    case barOff = "bar-off"
    /// Focus moves back to the field with the bar.
    case barOn = "bar-on"
    /// The focused field gets an accessory view of 44 pt of its own, as `reloadInputViews` brings it.
    case accessoryOn = "accessory-on"
    /// The focused field loses its accessory view.
    case accessoryOff = "accessory-off"
    /// Focus moves to a field for digits with an accessory view of 44 pt of its own.
    case numericAccessory = "numeric-accessory"
    /// The candidate row comes with the first key.
    case candidates
    /// The user drags the prediction bar shut while the keyboard is up.
    case shutBar = "shut-bar"
    /// The user drags it open again.
    case openBar = "open-bar"
    /// The bar with passwords to fill in comes above the letters.
    case autofill
    /// The same, and the frame that is reported lacks the bar.
    case autofillMisreported = "autofill-misreported"

    /// The small keyboard that floats comes, or the docked one becomes it.
    case float
    /// The user raises the keyboard from the bottom edge.
    case undock
    /// The user splits the keyboard.
    case split
    /// A raised or floating keyboard returns to the bottom edge.
    case dock
    /// A raised or floating keyboard is dragged to another place, where it comes again later.
    case drag
    /// The same, until it touches the bottom edge without docking.
    case dragToEdge = "drag-to-edge"
    /// The same, until a part of it is below the bottom edge.
    case dragBelow = "drag-below"

    /// A hardware keyboard is attached: its bar stays where the device has one.
    case attach
    /// The hardware keyboard is taken away and the software keyboard returns.
    case detach

    /// The user drags the keyboard half way down and holds it there; nothing is posted.
    case startDismiss = "start-dismiss"
    /// The user lets go, and the keyboard goes.
    case commitDismiss = "commit-dismiss"
    /// The user drags it back up.
    case cancelDismiss = "cancel-dismiss"

    /// The script begins on another screen of the app; the view has not been loaded.
    case elsewhere
    /// The view is loaded and appears, whatever the keyboard does.
    case appear
    /// The view is loaded and presented with its field focused: the keyboard comes up with it.
    case appearPresented = "appear-presented"
    /// The view is loaded and pushed with its field focused: the keyboard comes in from the side.
    case appearPushed = "appear-pushed"
    /// Another screen is pushed over the view's, and the keyboard goes.
    case push
    /// Another screen is pushed whose field takes the keyboard over.
    case pushFocused = "push-focused"
    /// The pushed screen is popped; its keyboard goes.
    case pop
    /// The pushed screen is popped, and the view's field takes the keyboard over.
    case popFocused = "pop-focused"
    /// A sheet is presented over the view, and the keyboard goes.
    case present
    /// A sheet is presented over the view whose field takes the keyboard over.
    case presentFocused = "present-focused"
    /// The sheet is dismissed; its keyboard goes.
    case dismiss
    /// The sheet is dismissed, and the view's field takes the keyboard over.
    case dismissFocused = "dismiss-focused"
    /// The user begins to swipe back.
    case startPop = "start-pop"
    /// The swipe is cancelled.
    case cancelPop = "cancel-pop"

    /// The app leaves the foreground.
    case background
    /// The app returns; its keyboard, if it is still up, is reported again.
    case foreground
    /// The app returns with its keyboard still up, and nothing is reported.
    case foregroundSilent = "foreground-silent"
    /// Control Center, or a question or sheet of the system's own, comes over the app: the app is
    /// inactive, and the keyboard stays.
    case inactive
    /// The app switcher opens: the app is inactive, and its picture lacks the keyboard.
    case appSwitcher = "app-switcher"
    /// The app takes input again.
    case active
    /// The keyboard goes while the app is inactive.
    case hideInactive = "hide-inactive"
    /// The user opens the list of saved passwords, a sheet of the system's own; the keyboard goes.
    case openPasswords = "open-passwords"
    /// The user cancels it, and the keyboard comes again.
    case closePasswords = "close-passwords"
    /// Another app's keyboard comes.
    case otherShow = "other-show"
    /// Another app's keyboard goes.
    case otherHide = "other-hide"

    /// The device is turned by 90 degrees; the second time it is turned back.
    case rotate
    /// The device is turned by 180 degrees; the second time it is turned back.
    case turnAround = "turn-around"
    /// The window changes its size under a keyboard that does not move.
    case resize
    /// The view is laid out where it is.
    case layout
    /// The app sets the insets of its own anew and lays the view out.
    case setInsets = "set-insets"
    /// A bar of the app's own grows by 40 pt, as one does while its text wraps.
    case grow
    /// That bar is as high as before.
    case shrink
    /// The tall status bar of a call comes.
    case call
    /// The tall status bar goes.
    case hangUp = "hang-up"
    /// The user turns on the preference for cross-fade transitions.
    case crossFade = "cross-fade"
  }

  /// A keyboard that an action brings up, by its part in the script.
  package enum Keyboard: Int, Hashable, Sendable, CaseIterable {
    /// The one of the scenario's mode.
    case main
    case emoji
    /// Another language's.
    case globe
    /// Digits.
    case numeric
    case password
    /// Letters without a bar.
    case plain
    /// Letters with a candidate row.
    case candidates
    /// The small one that floats.
    case floating
    /// The raised one.
    case undocked
    /// The raised one of another language.
    case undockedGlobe
    case split
    /// Letters with the prediction bar dragged shut.
    case collapsed
    /// What a hardware keyboard leaves on screen.
    case bar
    /// None, below an accessory view that stays.
    case rest
  }

  /// A keyboard in an orientation.
  package struct Appearance: Hashable, Sendable {
    package var keyboard: Keyboard
    /// Whether the device has been turned.
    package var isTurned: Bool

    /// Names a keyboard in an orientation.
    package init(keyboard: Keyboard, isTurned: Bool) {
      self.keyboard = keyboard
      self.isTurned = isTurned
    }
  }

  /// Each keyboard that the script brings up, in every orientation that it does, once.
  package var appearances: Set<Appearance> {
    var all: Set<Appearance> = []
    var last = Keyboard.main
    var isTurned = false
    for action in actions {
      if action == .rotate { isTurned.toggle() }
      last = action.keyboard(after: last) ?? last
      all.insert(Appearance(keyboard: last, isTurned: isTurned))
      if action.reportsPlain { all.insert(Appearance(keyboard: .plain, isTurned: isTurned)) }
    }
    return all
  }
}
