import InsetCore

extension OSBehavior {
  var facts: OSBehaviorFacts {
    guard let facts = Self.table[self] else { preconditionFailure("\(self) has no row") }
    return facts
  }

  /// Whatever makes a keyboard go.
  private static let goings: [Script.Action] = [
    .hide, .hideInactive, .commitDismiss, .otherHide, .push, .pop, .present, .dismiss,
    .openPasswords,
  ]

  private static let table: [Self: OSBehaviorFacts] = [
    .fixedCoordinates: OSBehaviorFacts(
      "0-7", .severalReports, .nowhere, source: "logs of iOS 5 to 7, iPhone and iPad"),
    .easeInOut: OSBehaviorFacts(
      "0-6", .severalReports, source: "logs of iOS 5 and 6, iPhone and iPad"),
    .leavesSideways: OSBehaviorFacts(
      "0-6", .oneReport, on: [.push, .pop], source: "radar 15054825",
      posts: [
        Posting(
          .leave, on: [.push], will: [Round(.willHide, .begin, .left, in: 0.35)],
          did: [Round(.didHide, .begin, .left, in: 0.35)]),
        Posting(
          .leave, on: [.pop], will: [Round(.willHide, .begin, .right, in: 0.35)],
          did: [Round(.didHide, .begin, .right, in: 0.35)]),
      ]),
    .silentFocus: OSBehaviorFacts(
      "8", .oneReport, on: [.numeric, .numericAccessory, .password, .barOff, .barOn],
      source: "QMUIKeyboardManager, note 7", posts: [Posting(.refocus)]),
    // 216 to 258 after 9 milliseconds, at once, and animated after 3 more.
    .barTwice: OSBehaviorFacts(
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
    .raisedWithoutHide: OSBehaviorFacts(
      "8", .oneReport, .pads, on: [.undock, .split], source: "radar 18010127",
      posts: [Posting(.rise, will: [Round(.willMove)], did: [Round(.didMove)])]),
    .ninefoldDocking: OSBehaviorFacts(
      "9", .oneReport, .pads, on: [.dock], source: "radar 25032907",
      posts: [
        Posting(
          .arrive, on: [.dock],
          will: [Round(.willMove + .didMove + [.keyboardWillShow] + .willShow)],
          did: [Round(.didShow + .didShow)])
      ]),
    // Keyboards that float came later than this behavior went.
    .undockedBelow: OSBehaviorFacts(
      "9-10", .oneReport, .pads, on: [.undock, .split], source: "QMUIKeyboardManager, note 8",
      posts: [
        Posting(
          .rise, will: [Round(.willHide, .begin, .below)],
          did: [Round(.didHide)])
      ]),
    .silentEmoji: OSBehaviorFacts(
      "11", .severalReports, on: [.emojiFromList], source: "radars 33990607 and 35735170",
      posts: [Posting(.change, on: [.emojiFromList])]),
    .noSecondShow: OSBehaviorFacts(
      "11", .severalReports,
      on: [
        .emoji, .emojiFromList, .letters, .globe, .candidates, .numeric, .password, .barOff, .barOn,
        .accessoryOn, .accessoryOff, .numericAccessory,
      ],
      source: "radar 34432484; ionic-plugin-keyboard, issue 298",
      posts: [
        Posting(.change, will: [Round(.willMove)], did: [Round(.didMove)]),
        Posting(
          .refocus, will: [Round(.willMove, .begin, .begin), Round(.willMove)],
          did: [Round(.didMove)]),
      ]),
    .silentHardware: OSBehaviorFacts(
      "0-8", .severalReports, source: "OmniGroup, OUIKeyboardNotifier.m; stackoverflow 2893267",
      posts: [
        Posting(.yield, on: [.show, .appearPresented, .appearPushed]), Posting(.release),
      ]),
    // Seen on iOS 9 and 12.
    .hardwareHides: OSBehaviorFacts(
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
    .flatDismissal: OSBehaviorFacts(
      "11", .oneReport, .pads, on: [.commitDismiss], source: "TPKeyboardAvoiding, issue 270",
      posts: [
        Posting(
          .leave, on: [.commitDismiss], will: [Round(.willHide, .begin, .flatBelow)],
          did: [Round(.didHide, .begin, .flatBelow)])
      ]),
    .foreignAsLocal: OSBehaviorFacts(
      "0-12", .oneReport, on: [.otherShow, .otherHide], source: "Flutter's FlutterViewController"),
    .zeroFrameOnFade: OSBehaviorFacts(
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
    .screenObject: OSBehaviorFacts(
      "16.1+", .documented, .nowhere, source: "Apple, keyboardFrameEndUserInfoKey"),
    .clippedToWindow: OSBehaviorFacts(
      "16-25", .oneReport, .windows([.stageManager, .stageManagerTop, .stageManagerBottom]),
      source: "KeyboardGuide by niw"),
    .passwordInTwoSteps: OSBehaviorFacts(
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
    .frameWithoutAutofill: OSBehaviorFacts(
      "26+", .oneReport, on: [.autofillMisreported], source: "Firefox, pull request 30146",
      posts: [
        Posting(
          .change, on: [.autofillMisreported], will: [Round(.willShow, .begin, .plain, in: 0)],
          did: [Round(.didShow, .begin, .plain, in: 0)])
      ]),
    .restsByShow: OSBehaviorFacts(
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
    .shiftedToWindow: OSBehaviorFacts(
      "13-25", .oneReport,
      .windows([.splitThirdRight, .splitHalfRight, .splitTwoThirdsRight, .slideOver]),
      source: "QMUI_iOS, issue 650; Flutter's FlutterKeyboardInsetManager in Slide Over"),
    .endsWithSlideOver: OSBehaviorFacts(
      "14-25", .oneReport, .windows([.slideOver]),
      source: "Flutter's FlutterKeyboardInsetManager, pull request 37719"),
    // Betas of iOS 27. The reports say that frames outside of `willChangeFrame` are wrong, not which
    // frames they are; those from before the change are taken.
    .didFramesStale: OSBehaviorFacts(
      "27+", .oneReport, source: "manaflow-ai/cmux, pull requests 10810 and 10518 (betas)"),
    // Beta 6 of iOS 9.3.
    .silentRaisedLanguage: OSBehaviorFacts(
      "9", .oneReport, .pads, on: [.globe], source: "radar 25056255",
      posts: [Posting(.move, on: [.globe])]),
    .silentWhileInactive: OSBehaviorFacts(
      "17-18", .oneReport,
      .windows([
        .splitThird, .splitHalf, .splitTwoThirds, .splitThirdRight, .splitHalfRight,
        .splitTwoThirdsRight, .stageManager, .stageManagerTop, .stageManagerBottom,
      ]),
      on: [.hideInactive], source: "weechatRN, commit 96a5c4d",
      posts: [Posting(.leave, on: [.hideInactive])]),
    // One log, of end frames alone, from iOS 14.4 on; the other thread is of iOS 13 and has the
    // accessory view at the top.
    .frameAboveScreen: OSBehaviorFacts(
      "13-14", .oneReport, .phones, on: [.closePasswords],
      source: "IQKeyboardManager, issues 1823 and 1647",
      posts: [
        Posting(
          .arrive, on: [.closePasswords], will: [Round(.willShow, .begin, .above)],
          did: [Round(.didShow, .begin, .above)])
      ]),
    .lateDidChangeFrame: OSBehaviorFacts(
      "27+", .oneReport, on: [.showCutShort],
      source: "manaflow-ai/cmux, pull request 10006 (betas)",
      posts: [
        Posting(
          .arrive, on: [.showCutShort], will: [Round(.willShow), Round(.willHide, .end, .flat)],
          did: [Round(.didHide, .end, .flat), Round(.didMove)])
      ]),
    // Reported of iOS 18 and 26; earlier guides are taken to be no better.
    .staleGuides: OSBehaviorFacts(
      "14+", .severalReports,
      on: [.elsewhere, .push, .pushFocused, .present, .background],
      source: "react-native-keyboard-controller, issue 1598; brave-core, pull request 30348; "
        + "manaflow-ai/cmux, pull request 9663"),
    .regionStaysInactive: OSBehaviorFacts(
      "16.0", .oneReport, on: [.inactive], source: "feedback-assistant/reports, issue 340 (beta 3)"),
    .guideWithoutBar: OSBehaviorFacts("15+", .oneReport, source: "weechatRN, commit 4f48883"),
    .guideCountsAccessoryOnce: OSBehaviorFacts(
      "18", .oneReport, source: "montana_messenger, MTKeyboard.swift"),
    // The second measured iOS 26.6.
    .guideDraggedWithoutAccessory: OSBehaviorFacts(
      "26+", .severalReports, on: [.startDismiss],
      source: "react-native-keyboard-controller, commit 003b3c2688; montana_messenger, "
        + "MTKeyboard.swift"),
    .guideRestsOnAccessory: OSBehaviorFacts(
      "26+", .severalReports, on: [.commitDismiss],
      source: "chockenberry/KeyboardAvoider; montana_messenger, MTKeyboard.swift"),
    .guideStaysAtBottom: OSBehaviorFacts(
      "27+", .oneReport, source: "manaflow-ai/cmux, pull request 9958 (betas)"),
    // Apps built with Xcode 10 and later; one report is of a web app on iPadOS 14.
    .pageStaysPanned: OSBehaviorFacts(
      "12-14", .severalReports, .nowhere, on: Set(goings),
      source: "radar 44655885; cordova-ios, issue 417; react-native-webview, issue 193"),
    .pageKeepsOffset: OSBehaviorFacts(
      "26", .severalReports, .nowhere, on: Set(goings),
      source: "Apple's developer forums, thread 800125; vm0-ai/vm0, pull request 32621"),
  ]
}

private typealias Round = Posting.Round

/// What is known of a behavior.
struct OSBehaviorFacts {
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
