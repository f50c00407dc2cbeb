extension LevelProperty {
  /// The property as people say it.
  package var label: String {
    if let label = Self.labels[name] { return label }
    if let version = name.dropping("iOS \u{2265} ") { return "iOS \(version) or later" }
    if let version = name.dropping("iOS \u{2264} ") { return "iOS \(version) or earlier" }
    if name.hasSuffix(" pt wide") { return "screen \(name)" }
    if let behavior = name.dropping("behavior not ") {
      return "adjustment behavior not \(behavior)"
    }
    if let behavior = name.dropping("behavior ") { return "adjustment behavior \(behavior)" }
    return name
  }

  private static let labels = [
    "accessory view that stays": "persistent accessory view",
    "after hide": "keyboard hides meanwhile",
    "base insets": "own insets",
    "base insets at most at the bottom": "own insets at most at the bottom",
    "base insets on all edges": "own insets on every edge",
    "behavior never": "no inset adjustment",
    "behavior not never": "inset adjustment on",
    "can float the keyboard": "device with a floating keyboard",
    "can split the keyboard": "device with a split keyboard",
    "cannot float the keyboard": "device without a floating keyboard",
    "cannot split the keyboard": "device without a split keyboard",
    "docked keyboards": "docked keyboard",
    "field amid the content": "field in the middle of the content",
    "hardware keyboard with a bar": "hardware keyboard with shortcut bar",
    "hardware keyboard without a bar": "hardware keyboard without shortcut bar",
    "hide at step 2": "keyboard hides in step 2",
    "hide at step 3": "keyboard hides in step 3",
    "keyboard on screen": "software keyboard",
    "letters": "keyboard with letters",
    "never upside down": "device without an upside-down orientation",
    "no accessory view that stays": "no persistent accessory view",
    "no base insets": "no own insets",
    "off screen meanwhile": "view leaves the screen",
    "on screen all along": "view stays on screen",
    "portrait or upside down": "not landscape",
    "raised keyboards": "raised keyboard",
    "raised or floating": "raised or floating keyboard",
    "turns upside down": "device with an upside-down orientation",
    "view alone": "view without header and footer",
    "view among siblings": "view between header and footer",
    "view not to the safe area": "view beyond the safe area",
    "view to the safe area": "view inside the safe area",
    "view whose frame follows the keyboard": "view that follows the keyboard",
    "view whose frame stays": "view that stays put",
    "with the app in front": "app stays in front",
    "with the app in the background": "app in background",
    "without one attached": "no hardware keyboard attached",
  ]
}

extension String {
  /// The rest after a prefix; nil without it.
  fileprivate func dropping(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
