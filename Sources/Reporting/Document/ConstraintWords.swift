/// Why scenarios cannot be, in words: what reports say of the constraints that commands name.
enum ConstraintWords {
  /// The words of a constraint; its name where there are none.
  static func words(of constraint: String) -> String { table[constraint] ?? constraint }

  private static let table = [
    "os-on-device": "the device doesn't run this iOS",
    "orientation-of-device": "the device doesn't turn this way",
    "window-of-device": "the device doesn't have this window",
    "keyboard-of-device": "the device doesn't have this keyboard",
    "keyboard-of-os": "this iOS doesn't have the keyboard",
    "keyboard-of-locale": "the language doesn't have this keyboard",
    "keyboard-with-figure": "no height of the keyboard is known",
    "accessory-of-keyboard": "nobody knows an accessory view that stays beside this keyboard",
    "accessory-of-window": "nobody knows an accessory view that stays in this window",
    "accessory-of-script": "nobody knows what this does beside an accessory view that stays",
    "adjustment-of-os": "this iOS doesn't have the inset adjustment",
    "placement-of-os": "this iOS doesn't have the container",
    "script-of-keyboard": "the keyboard cannot do this",
    "script-of-os": "this iOS cannot do this",
    "script-of-locale": "the language has no candidates",
    "script-of-device": "the device cannot do this",
    "script-of-window": "the window cannot do this",
    "turned-window-of-device": "the window doesn't exist after the turn",
    "resized-window-of-device": "the window doesn't exist after the change of its size",
  ]
}
