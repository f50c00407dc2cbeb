/// Which action can follow which.
extension Script {
  /// The state between two actions.
  struct Conditions: OptionSet, Hashable, Sendable {
    let rawValue: Int
    /// A keyboard is on screen.
    static let up = Self(rawValue: 1)
    /// It is not docked to the bottom edge.
    static let raised = Self(rawValue: 2)
    /// A hardware keyboard is attached.
    static let hardware = Self(rawValue: 4)
    /// A finger holds the keyboard.
    static let held = Self(rawValue: 8)
    /// The view is not on screen.
    static let away = Self(rawValue: 16)
    /// It has not been loaded.
    static let unloaded = Self(rawValue: 32)
    /// A screen lies over it.
    static let pushed = Self(rawValue: 64)
    /// A sheet lies over it.
    static let presented = Self(rawValue: 128)
    /// A swipe back has begun.
    static let leaving = Self(rawValue: 256)
    static let background = Self(rawValue: 512)
    /// The keyboard is another app's.
    static let foreign = Self(rawValue: 1024)
    /// The status bar is tall.
    static let call = Self(rawValue: 2048)
    static let begun = Self(rawValue: 4096)
    /// The app's own bar has grown.
    static let tall = Self(rawValue: 8192)
    /// The raised keyboard floats or is split.
    static let apart = Self(rawValue: 16384)
    /// The app takes no input.
    static let inactive = Self(rawValue: 32768)
    /// The list of saved passwords lies over the view.
    static let passwords = Self(rawValue: 65536)

    private static let words: [(Self, String)] = [
      (.up, "a keyboard on screen"), (.raised, "a raised keyboard"),
      (.hardware, "a hardware keyboard"), (.held, "a finger on the keyboard"),
      (.away, "the view off screen"), (.unloaded, "the view not loaded"),
      (.pushed, "a pushed screen"), (.presented, "a presented sheet"),
      (.leaving, "a swipe that has begun"), (.background, "the app in the background"),
      (.foreign, "another app's keyboard"), (.call, "the status bar of a call"),
      (.begun, "an action before it"), (.tall, "a bar that has grown"),
      (.apart, "a floating or split keyboard"), (.inactive, "an inactive app"),
      (.passwords, "the list of passwords"),
    ]

    var words: String { Self.words.first { contains($0.0) }?.1 ?? "nothing" }
  }

  /// The first action that cannot follow those before it, and why; nil where all can.
  package var problem: (index: Int, words: String)? {
    var now: Conditions = []
    for (index, action) in actions.enumerated() {
      let facts = action.facts
      let missing = facts.needs.subtracting(now)
      if !missing.isEmpty { return (index, "`\(action.rawValue)` needs \(missing.words) here") }
      let extra = facts.excludes.intersection(now)
      if !extra.isEmpty { return (index, "`\(action.rawValue)` rules out \(extra.words)") }
      now = now.subtracting(facts.ends).union(facts.begins).union(.begun)
      if !now.contains(.raised) { now.remove(.apart) }
    }
    return nil
  }
}
