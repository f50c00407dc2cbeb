/// Why scenarios cannot be, in words: what reports say of the constraints that commands name.
package enum ConstraintWords {
  /// The words of a constraint; its name where there are none.
  package static func words(of constraint: String) -> String {
    table[constraint]?.words ?? constraint
  }

  /// The parameters that a constraint looks at; none where nobody says.
  package static func parameters(of constraint: String) -> [MatrixParameter] {
    table[constraint]?.parameters ?? []
  }

  private static let table: [String: (words: String, parameters: [MatrixParameter])] = [
    "os-on-device": ("the device doesn't run this iOS", [.device, .os]),
    "orientation-of-device": ("the device doesn't turn this way", [.device, .orientation]),
    "window-of-device": (
      "the device doesn't have this window on this iOS", [.device, .os, .orientation, .window]
    ),
    "keyboard-of-device": ("the device doesn't have this keyboard", [.device, .keyboard]),
    "keyboard-of-os": ("this iOS doesn't have the keyboard", [.os, .keyboard]),
    "keyboard-of-locale": ("the language doesn't have this keyboard", [.locale, .keyboard]),
    "keyboard-with-figure": (
      "no height of the keyboard is known", [.device, .os, .orientation, .keyboard]
    ),
    "accessory-of-keyboard": (
      "nobody knows an accessory view that stays beside this keyboard", [.keyboard, .accessory]
    ),
    "accessory-of-window": (
      "nobody knows an accessory view that stays in this window",
      [.device, .os, .orientation, .window, .accessory]
    ),
    "accessory-of-script": (
      "the script has no meaning beside this accessory view", [.accessory, .script]
    ),
    "adjustment-of-os": ("this iOS doesn't have the inset adjustment", [.os, .adjustment]),
    "placement-of-os": ("this iOS doesn't have the container", [.os, .placement]),
    "base-of-placement": ("a web page has no insets of its own", [.placement, .base]),
    "script-of-base": ("the app has no bar that grows", [.base, .script]),
    "script-of-keyboard": ("the keyboard cannot do this", [.keyboard, .script]),
    "script-of-os": ("this iOS cannot do this", [.os, .script]),
    "script-of-locale": ("the language has no candidates", [.locale, .script]),
    "script-of-device": ("the device cannot do this", [.device, .os, .orientation, .script]),
    "script-of-window": ("the window cannot do this", [.window, .script]),
    "turned-window-of-device": (
      "the window doesn't exist after the turn", [.device, .os, .orientation, .window, .script]
    ),
    "resized-window-of-device": (
      "the window doesn't exist after the change of its size",
      [.device, .os, .orientation, .window, .script]
    ),
  ]
}
