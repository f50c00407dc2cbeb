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
      hasKeyboardLayoutGuide: version >= OSVersion(15),
      panAfterHide: OSBehavior.pageStaysPanned.os.contains(version)
        ? .all : OSBehavior.pageKeepsOffset.os.contains(version) ? .part : .nothing)
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
  /// The frames of `didChangeFrame`, `didShow` and `didHide` are those from before the change.
  case didFramesStale = "did-frames-stale"
  /// A raised keyboard that changes its language posts nothing.
  case silentRaisedLanguage = "silent-raised-language"
  /// A keyboard that goes while its app is on screen and inactive posts nothing.
  case silentWhileInactive = "silent-while-inactive"
  /// The frame of a keyboard that comes again after the list of saved passwords is above the screen.
  case frameAboveScreen = "frame-above-screen"
  /// A show that is cut short posts its `didChangeFrame` after the hide that cut it short.
  case lateDidChangeFrame = "late-did-change-frame"

  /// The layout guide and SwiftUI's region of a view that is not in a window, is covered, or whose
  /// app is in the background miss what the keyboard does, until it comes again.
  case staleGuides = "stale-guides"
  /// SwiftUI's region stays as it is once the app has been inactive.
  case regionStaysInactive = "region-stays-inactive"
  /// The layout guide passes over the bar of a hardware keyboard.
  case guideWithoutBar = "guide-without-bar"
  /// The layout guide counts the accessory view when the keyboard first comes, and not again.
  case guideCountsAccessoryOnce = "guide-counts-accessory-once"
  /// The layout guide leaves the accessory view out while a finger holds the keyboard.
  case guideDraggedWithoutAccessory = "guide-dragged-without-accessory"
  /// The layout guide rests at the accessory view's height once a finger has dragged the keyboard
  /// away.
  case guideRestsOnAccessory = "guide-rests-on-accessory"
  /// The layout guide stays at the bottom of the screen while the keyboard is up.
  case guideStaysAtBottom = "guide-stays-at-bottom"

  /// A web page that was panned to its focused field stays where it is when the keyboard goes.
  case pageStaysPanned = "page-stays-panned"
  /// A web page that was panned comes back but for 24 pt when the keyboard goes.
  case pageKeepsOffset = "page-keeps-offset"

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
    /// A hardware keyboard, or its bar.
    case hardware
  }

  package var subject: Subject? {
    switch self {
    case .guideCountsAccessoryOnce, .guideDraggedWithoutAccessory, .guideRestsOnAccessory,
      .restsByShow:
      .accessory
    case .guideWithoutBar, .silentHardware, .hardwareHides: .hardware
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

  /// Whether it is what WebKit does with a page, and no app can see it.
  package var isOfWebPages: Bool { self == .pageStaysPanned || self == .pageKeepsOffset }

  /// Whether it is only possible: a single report describes it, and a run leaves it out unless it is
  /// asked for.
  package var isPossible: Bool { grade == .oneReport && canBeLeftOut }

  /// The behaviors that are only possible.
  package static let possible = Set(allCases.filter(\.isPossible))

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
}
