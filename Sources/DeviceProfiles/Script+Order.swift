/// Which action can follow which: a table of what each needs, rules out, begins and ends.
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

    private static let words: [(Self, String)] = [
      (.up, "a keyboard on screen"), (.raised, "a raised keyboard"),
      (.hardware, "a hardware keyboard"), (.held, "a finger on the keyboard"),
      (.away, "the view off screen"), (.unloaded, "the view not loaded"),
      (.pushed, "a pushed screen"), (.presented, "a presented sheet"),
      (.leaving, "a swipe that has begun"), (.background, "the app in the background"),
      (.foreign, "another app's keyboard"), (.call, "the status bar of a call"),
      (.begun, "an action before it"),
    ]

    var words: String { Self.words.first { contains($0.0) }?.1 ?? "nothing" }
  }

  /// What an action needs and does.
  struct Rule {
    var needs: Conditions = []
    var excludes: Conditions = []
    var begins: Conditions = []
    var ends: Conditions = []
  }

  /// The first action that cannot follow those before it, and why; nil where all can.
  package var problem: (index: Int, words: String)? {
    var now: Conditions = []
    for (index, action) in actions.enumerated() {
      let rule = action.rule
      let missing = rule.needs.subtracting(now)
      if !missing.isEmpty { return (index, "`\(action.rawValue)` needs \(missing.words) here") }
      let extra = rule.excludes.intersection(now)
      if !extra.isEmpty { return (index, "`\(action.rawValue)` rules out \(extra.words)") }
      now = now.subtracting(rule.ends).union(rule.begins).union(.begun)
    }
    return nil
  }
}

extension Script.Action {
  /// What the action needs and does.
  var rule: Script.Rule {
    switch self {
    case .show:
      .init(excludes: .held, begins: .up, ends: [.raised, .foreign])
    case .showInRounds: .init(excludes: [.up, .held], begins: .up)
    case .hide, .hideInPlace:
      .init(needs: .up, excludes: [.held, .foreign], ends: [.up, .raised])
    case .changeOffscreen: .init(excludes: .up)
    case .emoji, .letters, .globe, .numeric, .password, .barOff, .barOn, .candidates:
      .init(needs: .up, excludes: [.raised, .hardware, .held, .foreign])
    case .float, .undock, .split:
      .init(excludes: [.raised, .hardware, .held, .foreign], begins: [.up, .raised])
    case .dock: .init(needs: [.up, .raised], ends: .raised)
    case .drag, .dragToEdge, .dragBelow: .init(needs: [.up, .raised])
    case .attach:
      .init(needs: .up, excludes: [.raised, .hardware, .held, .foreign], begins: .hardware)
    case .detach: .init(needs: [.up, .hardware], ends: .hardware)
    case .startDismiss:
      .init(needs: .up, excludes: [.raised, .hardware, .held, .foreign, .away], begins: .held)
    case .commitDismiss: .init(needs: .held, ends: [.held, .up])
    case .cancelDismiss: .init(needs: .held, ends: .held)
    case .elsewhere: .init(excludes: .begun, begins: [.away, .unloaded])
    case .appear: .init(needs: .unloaded, ends: [.away, .unloaded])
    case .push:
      .init(excludes: [.away, .held], begins: [.away, .pushed], ends: [.up, .raised])
    case .pushFocused:
      .init(needs: .up, excludes: [.away, .held, .raised], begins: [.away, .pushed])
    case .pop: .init(needs: .pushed, ends: [.away, .pushed, .up, .raised])
    case .popFocused: .init(needs: [.pushed, .up], ends: [.away, .pushed])
    case .present:
      .init(excludes: [.away, .held], begins: [.away, .presented], ends: [.up, .raised])
    case .dismiss: .init(needs: .presented, ends: [.away, .presented, .up, .raised])
    case .startPop: .init(excludes: [.away, .held, .leaving], begins: .leaving)
    case .cancelPop: .init(needs: .leaving, ends: .leaving)
    case .background:
      .init(excludes: [.away, .held, .leaving], begins: [.away, .background])
    case .foreground: .init(needs: .background, ends: [.away, .background])
    case .foregroundSilent:
      .init(needs: [.background, .up], excludes: .foreign, ends: [.away, .background])
    case .otherShow: .init(excludes: .held, begins: [.up, .foreign], ends: .raised)
    case .otherHide: .init(needs: .foreign, ends: [.up, .foreign])
    case .rotate, .resize, .layout, .setInsets, .crossFade: .init(excludes: [.away, .held])
    case .call: .init(excludes: [.away, .held, .call], begins: .call)
    case .hangUp: .init(needs: .call, excludes: [.away, .held], ends: .call)
    }
  }
}
