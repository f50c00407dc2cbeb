extension LevelProperty {
  /// The property as people say it.
  package var label: String {
    if let label = Self.labels[name] { return label }
    if let version = name.dropping("iOS \u{2265} ") { return "iOS \(version) or later" }
    if let version = name.dropping("iOS \u{2264} ") { return "iOS \(version) or earlier" }
    if let behavior = name.dropping("behavior not ") {
      return "adjustment behavior not \(behavior)"
    }
    if let behavior = name.dropping("behavior ") { return "adjustment behavior \(behavior)" }
    return name
  }

  /// The property in a title.
  package var shortLabel: String {
    if let label = Self.shortLabels[name] { return label }
    if let version = name.dropping("iOS \u{2265} ") { return "iOS \(version)+" }
    if let version = name.dropping("iOS \u{2264} ") { return "up to iOS \(version)" }
    return label
  }

  private static let shortLabels = [
    "docked keyboards": "docked keyboard",
    "keyboard at the bottom edge": "keyboard at bottom edge",
    "keyboard away from the bottom edge": "keyboard off bottom edge",
    "hardware keyboard with a bar": "shortcut bar",
    "hardware keyboard without a bar": "hardware keyboard alone",
    "never upside down": "device never upside down",
    "turns upside down": "device turns upside down",
    "portrait or upside down": "not landscape",
    "accessory view that stays": "persistent accessory view",
    "no accessory view that stays": "no persistent accessory view",
    "base insets": "own insets",
    "no base insets": "no own insets",
    "base insets on all edges": "insets on every edge",
    "base insets at most at the bottom": "insets at most at bottom",
    "bar at the bottom": "bottom bar",
    "no bar at the bottom": "no bottom bar",
    "view under the bars": "view under bars",
    "view clear of the bars": "view clear of bars",
    "view among siblings": "between header and footer",
    "view alone": "no header or footer",
    "view whose frame follows the keyboard": "view follows keyboard",
    "view whose frame stays": "view stays put",
    "view to the safe area": "inside safe area",
    "view not to the safe area": "not inside safe area",
    "behavior never": "no inset adjustment",
    "behavior not never": "inset adjustment on",
    "without one attached": "no hardware keyboard",
  ]

  private static let labels = [
    "field amid the content": "field in the middle of the content",
    "docked keyboards": "any docked keyboard",
    "raised or floating": "raised or floating keyboard",
    "keyboard on screen": "software keyboard",
    "hardware keyboard with a bar": "hardware keyboard with shortcut bar",
    "hardware keyboard without a bar": "hardware keyboard without shortcut bar",
    "raised keyboards": "raised keyboard",
    "letters": "keyboard with letters",
    "base insets": "app sets own insets",
    "no base insets": "app sets no insets",
    "base insets on all edges": "app insets every edge",
    "base insets at most at the bottom": "app insets at the bottom at most",
    "behavior never": "no inset adjustment",
    "behavior not never": "inset adjustment on",
    "view among siblings": "view between header and footer",
    "view alone": "view without header and footer",
    "view whose frame follows the keyboard": "view that follows the keyboard",
    "view whose frame stays": "view that stays put",
    "view to the safe area": "view inside the safe area",
    "view not to the safe area": "view beyond the safe area",
    "after hide": "keyboard hides meanwhile",
    "without hide": "keyboard stays up",
    "hide at step 2": "keyboard hides in step 2",
    "hide at step 3": "keyboard hides in step 3",
    "without one attached": "no hardware keyboard attached",
    "off screen meanwhile": "view leaves the screen",
    "on screen all along": "view stays on screen",
    "with the app in front": "app stays in front",
    "with the app in the background": "app in background",
  ]
}

extension String {
  /// The rest after a prefix; nil without it.
  fileprivate func dropping(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
