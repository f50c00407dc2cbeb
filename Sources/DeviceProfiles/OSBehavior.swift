public import InsetCore

extension OSCapabilities {
  /// What a version of iOS brings; versions without a difference have equal capabilities.
  public init(_ version: OSVersion) {
    self.init(
      usesFixedCoordinates: OSBehavior.fixedCoordinates.os.contains(version),
      insetAdjustment: version < OSVersion(7)
        ? .none : version < OSVersion(11) ? .contentInset : .adjustedContentInset,
      adjustsIndicators: version >= OSVersion(13),
      postsScreenObject: OSBehavior.screenObject.os.contains(version),
      reportsFrameWithoutAccessory: OSBehavior.accessoryOutsideFrame.os.contains(version),
      hasKeyboardSafeArea: version >= OSVersion(14),
      hasKeyboardLayoutGuide: version >= OSVersion(15))
  }
}

/// How some versions of iOS tell where the keyboard is.
///
/// A behaviour changes what is reported and never what is so. Where the two part in a scenario, it
/// counts as misreported under the behaviour's name.
public enum OSBehavior: String, Hashable, Sendable, CaseIterable {
  /// Frames stay in portrait coordinates when the interface turns.
  case fixedCoordinates = "fixed-coordinates"
  /// Focus moves between two fields without a notification.
  case silentFocus = "silent-focus"
  /// The bar above the keys comes and goes between two fields without a notification.
  case silentBar = "silent-bar"
  /// Docking a raised keyboard posts nine notifications.
  case ninefoldDocking = "ninefold-docking"
  /// `willHide` of a keyboard that is raised reports a frame below the screen.
  case undockedBelow = "undocked-below"
  /// A keyboard that changes while it is up posts `willChangeFrame` and no second `willShow`.
  case noSecondShow = "no-second-show"
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
  /// A field for a password tells the height without its bar first.
  case passwordInTwoSteps = "password-in-two-steps"
  /// The frame leaves out the input accessory view, whose height stays in the frame on hide.
  case accessoryOutsideFrame = "accessory-outside-frame"
  /// No version in particular: the frame alone does not tell where the keyboard is.
  case ambiguousFrame = "ambiguous-frame"

  /// The versions that have it.
  public var os: OSRange {
    switch self {
    case .fixedCoordinates: OSRange(OSVersion(0), OSVersion(7, OSRange.anyMinor))
    case .silentFocus: OSRange(OSVersion(8), OSVersion(8, OSRange.anyMinor))
    case .silentBar, .ninefoldDocking: OSRange(OSVersion(9), OSVersion(9, OSRange.anyMinor))
    case .undockedBelow: OSRange(OSVersion(9), OSVersion(10, OSRange.anyMinor))
    case .noSecondShow, .flatDismissal: OSRange(OSVersion(11), OSVersion(11, OSRange.anyMinor))
    case .foreignAsLocal: OSRange(OSVersion(0), OSVersion(12, OSRange.anyMinor))
    case .zeroFrameOnFade: OSRange(OSVersion(14), OSRange.all.last)
    case .screenObject: OSRange(OSVersion(16, 1), OSRange.all.last)
    case .clippedToWindow: OSRange(OSVersion(16), OSVersion(25, OSRange.anyMinor))
    case .passwordInTwoSteps: OSRange(OSVersion(17), OSVersion(17, OSRange.anyMinor))
    case .accessoryOutsideFrame: OSRange(OSVersion(26), OSRange.all.last)
    case .ambiguousFrame: OSRange.all
    }
  }

  /// Whether the behaviour shows in what a keyboard in such a window posts beyond what an app can
  /// ask its OS for.
  public func isHeard(on idiom: Idiom, in window: WindowMode) -> Bool {
    switch self {
    case .fixedCoordinates, .screenObject, .ambiguousFrame: false
    case .ninefoldDocking, .undockedBelow, .flatDismissal: idiom == .pad
    case .clippedToWindow: window == .stageManager
    case .silentFocus, .silentBar, .noSecondShow, .foreignAsLocal, .zeroFrameOnFade,
      .passwordInTwoSteps, .accessoryOutsideFrame:
      true
    }
  }

  /// The actions that bring it out; nil where any does.
  public var actions: Set<Script.Action>? {
    switch self {
    case .silentFocus: [.numeric, .password, .barOff, .barOn]
    case .silentBar: [.barOff, .barOn]
    case .ninefoldDocking: [.dock]
    // Keyboards that float came later than this behaviour went.
    case .undockedBelow: [.undock, .split]
    case .noSecondShow:
      [.emoji, .letters, .globe, .candidates, .numeric, .password, .barOff, .barOn]
    case .flatDismissal: [.commitDismiss]
    case .foreignAsLocal: [.otherShow, .otherHide]
    case .zeroFrameOnFade: [.crossFade]
    case .passwordInTwoSteps: [.password]
    case .fixedCoordinates, .screenObject, .clippedToWindow, .accessoryOutsideFrame,
      .ambiguousFrame:
      nil
    }
  }

  /// Who saw it.
  public var source: String {
    switch self {
    case .fixedCoordinates: "logs of iOS 5 to 7, iPhone and iPad"
    case .silentFocus: "QMUIKeyboardManager, note 7"
    case .silentBar: "radars 22437233 and 22505056"
    case .ninefoldDocking: "radar 25032907"
    case .undockedBelow: "QMUIKeyboardManager, note 8"
    case .noSecondShow: "radar 34432484; ionic-plugin-keyboard, issue 298"
    case .flatDismissal: "TPKeyboardAvoiding, issue 270"
    case .foreignAsLocal: "Flutter's FlutterViewController"
    case .zeroFrameOnFade: "React Native, issue 29974; FinniversKit, pull request 1208"
    case .screenObject: "Apple, keyboardFrameEndUserInfoKey"
    case .clippedToWindow: "KeyboardGuide by niw"
    case .passwordInTwoSteps: "react-native-keyboard-controller, commit ceb6bfd69"
    case .accessoryOutsideFrame: "Chatto, pull request 797"
    case .ambiguousFrame: "this project"
    }
  }
}

extension KeyboardMode {
  /// The versions of iOS that have the mode.
  public var os: OSRange {
    switch self {
    case .docked, .numeric, .emoji, .undocked, .split, .dockedCandidates: OSRange.all
    case .dockedPrediction, .thirdParty: OSRange(OSVersion(8), OSRange.all.last)
    case .dockedCollapsed: OSRange(OSVersion(8), OSVersion(10, OSRange.anyMinor))
    case .dockedPassword: OSRange(OSVersion(11), OSRange.all.last)
    case .floating: OSRange(OSVersion(13), OSRange.all.last)
    case .hardware, .hardwareBar: OSRange(OSVersion(9), OSRange.all.last)
    }
  }
}
