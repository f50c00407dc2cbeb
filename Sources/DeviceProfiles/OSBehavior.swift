package import InsetCore

extension OSCapabilities {
  /// What a version of iOS brings; versions without a difference have equal capabilities.
  package init(_ version: OSVersion) {
    self.init(
      usesFixedCoordinates: OSBehavior.fixedCoordinates.os.contains(version),
      insetAdjustment: version < OSVersion(7)
        ? .none : version < OSVersion(11) ? .contentInset : .adjustedContentInset,
      adjustsIndicators: version >= OSVersion(13),
      postsScreenObject: OSBehavior.screenObject.os.contains(version),
      hasKeyboardSafeArea: version >= OSVersion(14),
      hasKeyboardLayoutGuide: version >= OSVersion(15))
  }
}

/// How some versions of iOS report where the keyboard is.
///
/// A behavior changes what an app is shown and never the actual geometry.
package enum OSBehavior: String, Hashable, Sendable, CaseIterable {
  /// Frames stay in portrait coordinates when the interface turns.
  case fixedCoordinates = "fixed-coordinates"
  /// The animation's curve is ease-in-out, 0.
  case easeInOut = "ease-in-out"
  /// A keyboard goes to the side with a screen that is popped, or that another is pushed over.
  case leavesSideways = "leaves-sideways"
  /// Focus moves between two fields without a notification.
  case silentFocus = "silent-focus"
  /// A bar that follows the letters is posted twice.
  case barTwice = "bar-twice"
  /// A keyboard that fingers raise or split posts `willChangeFrame` and no `willHide`.
  case raisedWithoutHide = "raised-without-hide"
  /// Docking a raised keyboard posts nine notifications.
  case ninefoldDocking = "ninefold-docking"
  /// `willHide` of a keyboard that is raised reports a frame below the screen.
  case undockedBelow = "undocked-below"
  /// Emoji that are picked from the list of languages post nothing.
  case silentEmoji = "silent-emoji"
  /// A keyboard that changes while it is up posts `willChangeFrame` and no second `willShow`.
  case noSecondShow = "no-second-show"
  /// A hardware keyboard posts nothing where no accessory view is above it, and has no bar.
  case silentHardware = "silent-hardware"
  /// A phone with a hardware keyboard posts `willHide` when a field gains focus and when it loses
  /// it, and no `willShow`.
  case hardwareHides = "hardware-hides"
  /// A keyboard that a finger has dragged away ends with a height of 0 on iPad.
  case flatDismissal = "flat-dismissal"
  /// The keyboard of another app is reported as if it were the app's own.
  case foreignAsLocal = "foreign-as-local"
  /// Frames are zero where a keyboard that fades away goes.
  case zeroFrameOnFade = "zero-frame-on-fade"
  /// The notification's object is the screen.
  case screenObject = "screen-object"
  /// In a window of Stage Manager the frame ends where the window does.
  case clippedToWindow = "clipped-to-window"
  /// A password field first reports the height without its bar.
  case passwordInTwoSteps = "password-in-two-steps"
  /// The frame with passwords to fill in at times lacks the bar that has them.
  case frameWithoutAutofill = "frame-without-autofill"
  /// `willHide` of a keyboard over an accessory view that stays has no such view in its frame; a
  /// `willShow` with it follows.
  case restsByShow = "rests-by-show"
  /// In a window that is not at the left edge the frame begins where the window does.
  case shiftedToWindow = "shifted-to-window"
  /// In Slide Over the frame ends where the window does, a margin above the screen's bottom edge.
  case endsWithSlideOver = "ends-with-slide-over"

  /// The layout guide and SwiftUI's region of a view that is not in a window, is covered, or whose
  /// app is in the background miss what the keyboard does, until it comes again.
  case staleGuides = "stale-guides"
  /// The layout guide passes over the bar of a hardware keyboard.
  case guideWithoutBar = "guide-without-bar"
  /// The layout guide counts the accessory view when the keyboard first comes, and not again.
  case guideCountsAccessoryOnce = "guide-counts-accessory-once"
  /// The layout guide rests at the accessory view's height once a finger has dragged the keyboard
  /// away.
  case guideRestsOnAccessory = "guide-rests-on-accessory"

  /// How well it is known.
  package enum Grade: String, Hashable, Sendable, CaseIterable {
    /// Apple documents it.
    case documented
    /// Several independent reports, or logs.
    case severalReports = "several reports"
    case oneReport = "one report"
  }

  package var grade: Grade { facts.grade }

  /// The versions that have it.
  package var os: OSRange { facts.os }

  /// What it is about beside the keyboard itself, without which it cannot show; nil for nothing.
  package enum Subject: Hashable, Sendable {
    /// An input accessory view.
    case accessory
    /// The bar of a hardware keyboard.
    case bar
  }

  package var subject: Subject? {
    switch self {
    case .guideCountsAccessoryOnce, .guideRestsOnAccessory, .restsByShow: .accessory
    case .guideWithoutBar: .bar
    default: nil
    }
  }

  /// The actions that bring it out; nil where any does.
  package var actions: Set<Script.Action>? { facts.actions }

  /// Who saw it.
  package var source: String { facts.source }

  /// What is posted instead of the usual.
  package var postings: [Posting] { facts.postings }

  /// Whether a run can leave it out: what an app can ask its OS for is none of it.
  package var canBeLeftOut: Bool {
    if case .nowhere = facts.hearing { false } else { true }
  }

  /// Whether the behavior shows in what a keyboard in such a window posts beyond what an app can
  /// ask its OS for.
  package func applies(to idiom: Idiom, in window: WindowMode) -> Bool {
    switch facts.hearing {
    case .nowhere: false
    case .everywhere: true
    case .pads: idiom == .pad
    case .phones: idiom == .phone
    case .windows(let some): some.contains(window)
    }
  }

  private var facts: Facts {
    guard let facts = Self.table[self] else { preconditionFailure("\(self) has no row") }
    return facts
  }

  /// Whatever makes a keyboard go.
  private static let goings: Set<Script.Action> = [
    .hide, .commitDismiss, .otherHide, .push, .pop, .present, .dismiss,
  ]

  private static let table: [Self: Facts] = [
    .fixedCoordinates: Facts(
      "0-7", .severalReports, .nowhere, source: "logs of iOS 5 to 7, iPhone and iPad"),
    .easeInOut: Facts("0-6", .severalReports, source: "logs of iOS 5 and 6, iPhone and iPad"),
    .leavesSideways: Facts(
      "0-6", .oneReport, on: [.push, .pop], source: "radar 15054825",
      posts: [
        Posting(
          .leave, on: [.push], will: [Round(.willHide, .begin, .left, in: 0.35)],
          did: [Round(.didHide, .begin, .left, in: 0.35)]),
        Posting(
          .leave, on: [.pop], will: [Round(.willHide, .begin, .right, in: 0.35)],
          did: [Round(.didHide, .begin, .right, in: 0.35)]),
      ]),
    .silentFocus: Facts(
      "8", .oneReport, on: [.numeric, .password, .barOff, .barOn],
      source: "QMUIKeyboardManager, note 7", posts: [Posting(.refocus)]),
    // 216 to 258 after 9 milliseconds, at once, and animated after 3 more.
    .barTwice: Facts(
      "8", .oneReport, on: [.showThenBar], source: "a log of 375x667",
      posts: [
        Posting(
          .arrive, on: [.showThenBar],
          will: [
            Round(.willShow, .keys, .plain), Round(.willShow, .plain, .end, in: 0, curve: 0),
            Round(.willShow, .plain, .end),
          ],
          did: [Round(.didShow, .plain, .end)])
      ]),
    // The menu of the keyboard's key posts both.
    .raisedWithoutHide: Facts(
      "8", .oneReport, .pads, on: [.undock, .split], source: "radar 18010127",
      posts: [Posting(.rise, will: [Round(.willMove)], did: [Round(.didMove)])]),
    .ninefoldDocking: Facts(
      "9", .oneReport, .pads, on: [.dock], source: "radar 25032907",
      posts: [
        Posting(
          .arrive, on: [.dock],
          will: [Round(.willMove + .didMove + [.keyboardWillShow] + .willShow)],
          did: [Round(.didShow + .didShow)])
      ]),
    // Keyboards that float came later than this behavior went.
    .undockedBelow: Facts(
      "9-10", .oneReport, .pads, on: [.undock, .split], source: "QMUIKeyboardManager, note 8",
      posts: [
        Posting(
          .rise, will: [Round(.willHide, .begin, .below)],
          did: [Round(.didHide)])
      ]),
    .silentEmoji: Facts(
      "11", .severalReports, on: [.emojiFromList], source: "radars 33990607 and 35735170",
      posts: [Posting(.change, on: [.emojiFromList])]),
    .noSecondShow: Facts(
      "11", .severalReports,
      on: [
        .emoji, .emojiFromList, .letters, .globe, .candidates, .numeric, .password, .barOff, .barOn,
      ],
      source: "radar 34432484; ionic-plugin-keyboard, issue 298",
      posts: [
        Posting(.change, will: [Round(.willMove)], did: [Round(.didMove)]),
        Posting(
          .refocus, will: [Round(.willMove, .begin, .begin), Round(.willMove)],
          did: [Round(.didMove)]),
      ]),
    .silentHardware: Facts(
      "0-8", .severalReports, source: "OmniGroup, OUIKeyboardNotifier.m; stackoverflow 2893267",
      posts: [
        Posting(.yield, on: [.show, .appearPresented, .appearPushed]), Posting(.release),
      ]),
    // Seen on iOS 9 and 12.
    .hardwareHides: Facts(
      "9-12", .severalReports, .phones,
      source: "DCIntrospect-ARC, pull request 44; AlphaWallet, pull request 1254",
      posts: [
        Posting(
          .yield, on: [.show, .appearPresented, .appearPushed],
          will: [Round(.willHide, .flat, .end)], did: [Round(.didHide, .flat, .end)]),
        Posting(
          .release, will: [Round(.willHide, .begin, .flatBelow)],
          did: [Round(.didHide, .begin, .flatBelow)]),
      ]),
    .flatDismissal: Facts(
      "11", .oneReport, .pads, on: [.commitDismiss], source: "TPKeyboardAvoiding, issue 270",
      posts: [
        Posting(
          .leave, on: [.commitDismiss], will: [Round(.willHide, .begin, .flatBelow)],
          did: [Round(.didHide, .begin, .flatBelow)])
      ]),
    .foreignAsLocal: Facts(
      "0-12", .oneReport, on: [.otherShow, .otherHide], source: "Flutter's FlutterViewController"),
    .zeroFrameOnFade: Facts(
      "14+", .severalReports, on: [.crossFade],
      source: "React Native, issue 29974; FinniversKit, pull request 1208",
      posts: [
        Posting(
          .leave, on: goings, isFading: true,
          will: [Round(.willHide, .begin, .zero)],
          did: [Round(.didHide, .begin, .zero)]),
        Posting(
          .vanish, on: goings, isFading: true,
          will: [Round(.willMove, .begin, .zero)],
          did: [Round(.didMove, .begin, .zero)]),
      ]),
    .screenObject: Facts(
      "16.1+", .documented, .nowhere, source: "Apple, keyboardFrameEndUserInfoKey"),
    .clippedToWindow: Facts(
      "16-25", .oneReport, .windows([.stageManager, .stageManagerTop, .stageManagerBottom]),
      source: "KeyboardGuide by niw"),
    .passwordInTwoSteps: Facts(
      "17", .oneReport, on: [.password],
      source: "react-native-keyboard-controller, commit ceb6bfd69",
      posts: [
        Posting(
          .refocus, on: [.password],
          will: [
            Round(.willMove, .begin, .begin),
            Round([.keyboardWillShow], .begin, .plain), Round(.willShow),
          ],
          did: [Round(.didShow)])
      ]),
    .frameWithoutAutofill: Facts(
      "26+", .oneReport, on: [.autofillMisreported], source: "Firefox, pull request 30146",
      posts: [
        Posting(
          .change, on: [.autofillMisreported], will: [Round(.willShow, .begin, .plain, in: 0)],
          did: [Round(.didShow, .begin, .plain, in: 0)])
      ]),
    .restsByShow: Facts(
      "0+", .severalReports, on: [.hide, .commitDismiss],
      source: "Webim's WMKeyboardManager; a chat app that tells them apart by a duration of 0",
      posts: [
        Posting(
          .rest,
          will: [
            Round(.willHide, .begin, .below), Round(.willShow, .end, .end, in: 0),
          ],
          did: [
            Round(.didHide, .begin, .below), Round(.didShow, .end, .end, in: 0),
          ])
      ]),
    // The library has the guard for every version from 13 on; the other one's test is of 15 and 16.
    .shiftedToWindow: Facts(
      "13-25", .oneReport,
      .windows([.splitThirdRight, .splitHalfRight, .splitTwoThirdsRight, .slideOver]),
      source: "QMUI_iOS, issue 650; Flutter's FlutterKeyboardInsetManager in Slide Over"),
    .endsWithSlideOver: Facts(
      "14-25", .oneReport, .windows([.slideOver]),
      source: "Flutter's FlutterKeyboardInsetManager, pull request 37719"),
    // Reported of iOS 18 and 26; earlier guides are taken to be no better.
    .staleGuides: Facts(
      "14+", .severalReports,
      on: [.elsewhere, .push, .pushFocused, .present, .background],
      source: "react-native-keyboard-controller, issue 1598; brave-core, pull request 30348"),
    .guideWithoutBar: Facts("15+", .oneReport, source: "weechatRN, commit 4f48883"),
    .guideCountsAccessoryOnce: Facts(
      "18", .oneReport, source: "montana_messenger, MTKeyboard.swift"),
    .guideRestsOnAccessory: Facts(
      "26+", .severalReports, on: [.commitDismiss],
      source: "chockenberry/KeyboardAvoider; montana_messenger, MTKeyboard.swift"),
  ]
}

private typealias Round = Posting.Round

/// What is known of a behavior.
private struct Facts {
  /// Where it is heard.
  enum Scope {
    case nowhere
    case everywhere
    case pads
    case phones
    case windows(Set<WindowMode>)
  }

  var os: OSRange
  var grade: OSBehavior.Grade
  var hearing: Scope
  var actions: Set<Script.Action>?
  var source: String
  var postings: [Posting]

  init(
    _ versions: String, _ grade: OSBehavior.Grade, _ hearing: Scope = .everywhere,
    on actions: Set<Script.Action>? = nil, source: String, posts postings: [Posting] = []
  ) {
    guard let os = OSRange(versions) else { preconditionFailure("no versions: \(versions)") }
    (self.os, self.grade, self.hearing, self.actions) = (os, grade, hearing, actions)
    (self.source, self.postings) = (source, postings)
  }
}

extension KeyboardMode {
  /// The versions of iOS that have the mode.
  package var os: OSRange {
    switch self {
    case .docked, .numeric, .emoji, .undocked, .split, .dockedCandidates, .hardware: OSRange.all
    case .dockedPrediction, .thirdParty: OSRange(OSVersion(8), OSRange.all.last)
    case .dockedCollapsed: OSRange(OSVersion(8), OSVersion(10, OSRange.anyMinor))
    case .dockedPassword: OSRange(OSVersion(11), OSRange.all.last)
    case .floating: OSRange(OSVersion(13), OSRange.all.last)
    case .hardwareBar: OSRange(OSVersion(9), OSRange.all.last)
    }
  }
}
