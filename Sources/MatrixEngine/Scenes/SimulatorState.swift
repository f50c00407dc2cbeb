import DeviceProfiles
import InsetCore

/// The simulated state between two steps of a script.
struct SimulatorState {
  /// Which of a configuration's windows the view is in.
  enum Window: Int, Hashable {
    /// As the script began.
    case first
    /// After a rotation.
    case turned
    /// After the window's size changed.
    case resized
    /// After a turn by 180 degrees.
    case reversed
  }

  /// Whether the view is on screen, and if not, what is there instead.
  enum Presence: Hashable {
    case onScreen, unloaded, pushed, presented, background
  }

  struct Keyboard: Hashable {
    var part: Script.Keyboard
    var docking: KeyboardShape.Docking
    /// Whether it is only the shortcuts bar of an iPad's hardware keyboard.
    var isBar = false
  }

  /// The window of the view, and what else changes it.
  struct Place: Hashable {
    var window = Window.first
    var hasCallBar = false
    var hasTallBar = false
    var prefersCrossFade = false
    /// Where the sheet or popover has moved for the keyboard; nil where it has not moved.
    var lift: Rect?
  }

  var place = Place()
  var presence = Presence.onScreen
  var keyboard: Keyboard?
  /// The height of the accessory view of the field that has the focus; nil for that of the scenario.
  var fieldAccessory: Double?
  /// How far a raised keyboard is above the bottom edge, in points; it comes again where it was
  /// left.
  var raise = 120.0
  /// Whether a finger holds the keyboard half way.
  var isHeld = false
  /// Whether the app switcher is open.
  var isInSwitcher = false
  /// Whether something of the system's own has been over the app.
  var wasInactive = false
  /// Whether the keyboard is the app's own.
  var isLocal = true
  /// The frame that the OS reported last, or would have; nil while nothing is on screen.
  var reported: Rect?
  /// What the app's own keyboard covers, or covered last.
  var own: Rect?
  /// Where the app's own keyboard is, or was last, if it is not docked.
  var ownRaised: Rect?
  /// What the view's keyboard layout guide follows.
  var guide: Rect?
  /// What else surrounds the view has heard of: the docked keyboard, or none.
  var followed: Rect?
  /// The docked keyboard for which the view's frame has changed, or none.
  var framed: Rect?
  /// What SwiftUI's region of the keyboard follows.
  var region: Rect?
  /// How often the keyboard came while the view was on screen.
  var shows = 0

  /// Whether what the view shows can be right or wrong.
  var isJudged: Bool { presence == .onScreen }
}
