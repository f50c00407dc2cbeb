/// What every action needs, rules out and does: one row each.
extension Script.Action {
  /// A row of the table.
  struct Facts {
    /// The keyboard that it brings up; nil where it brings none.
    var keyboard: Script.Keyboard?
    /// What the keyboard does then.
    var occasion: Posting.Occasion
    /// The scenario's keyboards beside which it makes sense.
    var modes: Set<KeyboardMode>
    /// The versions that have it.
    var os: OSRange
    /// The windows in which it can happen.
    var windows: Windows
    /// Whether it is known what happens beside an accessory view that stays.
    var isKnownWithPersistentAccessory: Bool
    /// What has to be so before it.
    var needs: Script.Conditions
    /// What must not be so before it.
    var excludes: Script.Conditions
    var begins: Script.Conditions
    var ends: Script.Conditions

    init(
      _ keyboard: Script.Keyboard? = nil, _ occasion: Posting.Occasion = .arrive,
      beside modes: Set<KeyboardMode> = .all, os: OSRange = .all, in windows: Windows = .all,
      isKnownWithPersistentAccessory: Bool = true, needs: Script.Conditions = [],
      excludes: Script.Conditions = [],
      begins: Script.Conditions = [], ends: Script.Conditions = []
    ) {
      (self.keyboard, self.occasion, self.modes, self.os) = (keyboard, occasion, modes, os)
      (self.windows, self.isKnownWithPersistentAccessory) = (
        windows, isKnownWithPersistentAccessory
      )
      (self.needs, self.excludes) = (needs, excludes)
      (self.begins, self.ends) = (begins, ends)
    }
  }

  /// Windows by what they can do.
  enum Windows {
    case all
    case fullScreen
    /// Those that become another when the device is turned.
    case turning
    /// Those that the user can resize.
    case resizable
    /// Those that are no sheet: a screen pushed in a sheet, or a sheet over one, is another story.
    case notPresented

    func contains(_ window: WindowMode) -> Bool {
      switch self {
      case .all: true
      case .fullScreen: window == .full
      case .turning: !window.turned.isEmpty
      case .resizable: window.resized != nil
      case .notPresented: !window.isPresented
      }
    }
  }

  /// The keyboard that the action brings up; nil where it brings none.
  package var keyboard: Script.Keyboard? { facts.keyboard }

  /// The same after another one: a raised keyboard stays raised in another language.
  package func keyboard(after last: Script.Keyboard?) -> Script.Keyboard? {
    self == .globe && (last == .undocked || last == .undockedGlobe) ? .undockedGlobe : keyboard
  }

  /// Whether a frame of the letters without a bar is reported, beside that of the keyboard.
  var reportsPlain: Bool {
    switch self {
    case .password, .showInThreeRounds, .showThenBar, .showBeginWithoutBar, .autofillMisreported:
      true
    default: false
    }
  }

  /// What the docked keyboard does that the action brings up.
  package var occasion: Posting.Occasion { facts.occasion }

  var facts: Facts {
    guard let facts = Self.table[self] else { preconditionFailure("\(self) has no row") }
    return facts
  }

  private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.row) })

  private var row: Facts {
    switch self {
    case .show: .init(.main, excludes: .held, begins: .up, ends: [.raised, .foreign])
    case .showInRounds: .init(.main, beside: .docked, excludes: [.up, .held], begins: .up)
    case .showInThreeRounds:
      .init(.main, beside: [.thirdParty], excludes: [.up, .held], begins: .up)
    case .showThenBar: .init(.main, beside: .barred, excludes: [.up, .held], begins: .up)
    case .showThenAccessory:
      .init(
        .main, beside: .docked, isKnownWithPersistentAccessory: false, excludes: [.up, .held],
        begins: .up)
    case .showBeginWithoutDock: .init(.main, beside: .letters, excludes: [.up, .held], begins: .up)
    case .showBeginWithoutBar: .init(.main, beside: .barred, excludes: [.up, .held], begins: .up)
    case .showCutShort:
      .init(
        .main, beside: .docked, isKnownWithPersistentAccessory: false, excludes: [.up, .held])
    case .hide: .init(needs: .up, excludes: [.held, .foreign], ends: [.up, .raised])
    case .hideInPlace:
      .init(
        isKnownWithPersistentAccessory: false, needs: .up, excludes: [.held, .foreign],
        ends: [.up, .raised])
    case .changeOffscreen: .init(isKnownWithPersistentAccessory: false, excludes: .up)

    case .emoji: .init(.emoji, .change, beside: .letters, needs: .up, excludes: .unavailable)
    case .emojiFromList:
      .init(
        .emoji, .change, beside: [.docked], os: OSBehavior.silentEmoji.os, needs: .up,
        excludes: .unavailable)
    case .letters: .init(.main, .change, beside: [.docked], needs: .up, excludes: .unavailable)
    case .globe:
      .init(
        .globe, .change, beside: .letters, needs: .up,
        excludes: Script.Conditions.unavailable.subtracting(.raised).union(.apart))
    case .candidates:
      .init(.candidates, .change, beside: [.docked], needs: .up, excludes: .unavailable)
    case .shutBar:
      .init(
        .collapsed, .change, beside: [.dockedPrediction], os: KeyboardMode.dockedCollapsed.os,
        needs: .up, excludes: .unavailable)
    case .openBar:
      .init(
        .main, .change, beside: [.dockedPrediction], os: KeyboardMode.dockedCollapsed.os,
        needs: .up, excludes: .unavailable)
    case .autofill:
      .init(
        .password, .change, beside: [.docked], os: KeyboardMode.dockedPassword.os, needs: .up,
        excludes: .unavailable)
    case .autofillMisreported:
      .init(
        .password, .change, beside: [.docked], os: OSBehavior.frameWithoutAutofill.os, needs: .up,
        excludes: .unavailable)
    case .numeric: .init(.numeric, .refocus, beside: .letters, needs: .up, excludes: .unavailable)
    case .password:
      .init(
        .password, .refocus, beside: .docked.subtracting([.emoji, .dockedPassword]), needs: .up,
        excludes: .unavailable)
    case .barOff: .init(.plain, .refocus, beside: .barred, needs: .up, excludes: .unavailable)
    case .barOn: .init(.main, .refocus, beside: .barred, needs: .up, excludes: .unavailable)

    case .accessoryOn, .accessoryOff:
      .init(
        .main, .change, beside: .docked, isKnownWithPersistentAccessory: false, needs: .up,
        excludes: .unavailable)
    case .numericAccessory:
      .init(
        .numeric, .refocus, beside: .letters, isKnownWithPersistentAccessory: false, needs: .up,
        excludes: .unavailable)

    case .float:
      .init(
        .floating, beside: .docked.subtracting([.emoji]), os: KeyboardMode.floating.os,
        isKnownWithPersistentAccessory: false, excludes: .unavailable,
        begins: [.up, .raised, .apart])
    case .undock:
      .init(
        .undocked, beside: .docked, os: .since(5), isKnownWithPersistentAccessory: false,
        excludes: .unavailable,
        begins: [.up, .raised])
    case .split:
      .init(
        .split, beside: .docked, os: .since(5), isKnownWithPersistentAccessory: false,
        excludes: .unavailable,
        begins: [.up, .raised, .apart])
    case .dock: .init(.main, beside: .docked, needs: [.up, .raised], ends: .raised)
    case .drag, .dragToEdge, .dragBelow: .init(beside: .docked, needs: [.up, .raised])

    case .attach:
      .init(
        .bar, beside: .letters, isKnownWithPersistentAccessory: false, needs: .up,
        excludes: .unavailable, begins: .hardware)
    case .detach:
      .init(
        .main, beside: .letters, needs: [.up, .hardware], ends: .hardware)

    case .startDismiss:
      .init(
        beside: .docked, os: .since(7), needs: .up, excludes: .unavailable.union(.away),
        begins: .held)
    case .commitDismiss: .init(beside: .docked, os: .since(7), needs: .held, ends: [.held, .up])
    case .cancelDismiss: .init(beside: .docked, os: .since(7), needs: .held, ends: .held)

    case .elsewhere: .init(excludes: .begun, begins: [.away, .unloaded])
    case .appear: .init(needs: .unloaded, ends: [.away, .unloaded])
    case .appearPresented, .appearPushed:
      .init(.main, needs: .unloaded, excludes: .up, begins: .up, ends: [.away, .unloaded])
    case .push:
      .init(
        in: .notPresented, excludes: [.away, .held], begins: [.away, .pushed], ends: [.up, .raised])
    case .pushFocused:
      .init(
        in: .notPresented, needs: .up, excludes: [.away, .held, .raised],
        begins: [.away, .pushed])
    case .pop: .init(needs: .pushed, ends: [.away, .pushed, .up, .raised])
    case .popFocused: .init(needs: [.pushed, .up], ends: [.away, .pushed])
    case .present:
      .init(
        in: .notPresented, excludes: [.away, .held], begins: [.away, .presented],
        ends: [.up, .raised])
    case .presentFocused:
      .init(
        in: .notPresented, needs: .up, excludes: [.away, .held, .raised],
        begins: [.away, .presented])
    case .dismiss: .init(needs: .presented, ends: [.away, .presented, .up, .raised])
    case .dismissFocused: .init(needs: [.presented, .up], ends: [.away, .presented])
    case .startPop:
      .init(
        os: .since(7), in: .notPresented, excludes: [.away, .held, .leaving], begins: .leaving)
    case .cancelPop: .init(os: .since(7), needs: .leaving, ends: .leaving)

    case .background:
      .init(
        excludes: [.away, .held, .leaving], begins: [.away, .background], ends: .inactive)
    case .foreground: .init(needs: .background, ends: [.away, .background])
    case .foregroundSilent:
      .init(needs: [.background, .up], excludes: .foreign, ends: [.away, .background])
    // Control Center and the app switcher's pictures came with iOS 7.
    case .inactive, .appSwitcher:
      .init(
        os: .since(7), excludes: [.away, .held, .leaving, .inactive], begins: .inactive)
    case .active: .init(os: .since(7), needs: .inactive, ends: .inactive)
    case .hideInactive:
      .init(
        os: .since(7), isKnownWithPersistentAccessory: false, needs: [.up, .inactive],
        excludes: [.held, .foreign], ends: [.up, .raised])
    case .openPasswords:
      .init(
        beside: [.docked, .dockedPassword], os: .since(13), in: .notPresented,
        isKnownWithPersistentAccessory: false, needs: .up,
        excludes: .unavailable.union([.away, .leaving, .inactive]), begins: [.away, .passwords],
        ends: .up)
    case .closePasswords:
      .init(
        .main, beside: [.docked, .dockedPassword], os: .since(13), in: .notPresented,
        isKnownWithPersistentAccessory: false, needs: .passwords, begins: .up,
        ends: [.away, .passwords])
    case .otherShow:
      .init(
        .main, beside: .docked, isKnownWithPersistentAccessory: false, excludes: .held,
        begins: [.up, .foreign],
        ends: .raised)
    case .otherHide: .init(beside: .docked, needs: .foreign, ends: [.up, .foreign])

    case .rotate: .init(in: .turning, excludes: [.away, .held])
    case .turnAround: .init(in: .turning, excludes: [.away, .held])
    case .resize: .init(in: .resizable, excludes: [.away, .held])
    case .layout, .setInsets: .init(excludes: [.away, .held])
    case .grow: .init(excludes: [.away, .held, .tall], begins: .tall)
    case .shrink: .init(needs: .tall, excludes: [.away, .held], ends: .tall)
    case .crossFade:
      .init(
        os: OSBehavior.zeroFrameOnFade.os, isKnownWithPersistentAccessory: false,
        excludes: [.away, .held])
    case .call: .init(in: .fullScreen, excludes: [.away, .held, .call], begins: .call)
    case .hangUp: .init(in: .fullScreen, needs: .call, excludes: [.away, .held], ends: .call)
    }
  }
}

extension Script.Conditions {
  /// Whatever keeps the user from doing something with a docked keyboard of the app's own.
  fileprivate static let unavailable: Self = [.raised, .hardware, .held, .foreign]
}

extension Set<KeyboardMode> {
  fileprivate static let all = Set(KeyboardMode.allCases)
  fileprivate static let docked = all.filter(\.isDocked)
  /// Docked ones with letters.
  fileprivate static let letters = docked.subtracting([.emoji, .numeric])
  /// Those with a bar above the letters that a field can go without.
  fileprivate static let barred: Self = [.dockedPrediction, .dockedCandidates]
}

extension OSRange {
  fileprivate static func since(_ major: Int) -> OSRange { OSRange(OSVersion(major), all.last) }
}
