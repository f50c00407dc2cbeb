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
      reportsFrameWithoutAccessory: OSBehavior.accessoryOutsideFrame.os.contains(version),
      hasKeyboardSafeArea: version >= OSVersion(14),
      hasKeyboardLayoutGuide: version >= OSVersion(15))
  }
}

/// How some versions of iOS report the keyboard's frame.
///
/// A behavior changes what is reported and never the actual geometry.
package enum OSBehavior: String, Hashable, Sendable, CaseIterable {
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
  /// A password field first reports the height without its bar.
  case passwordInTwoSteps = "password-in-two-steps"
  /// The frame leaves out the input accessory view, whose height stays in the frame on hide.
  case accessoryOutsideFrame = "accessory-outside-frame"
  /// No version in particular: the frame alone does not determine where the keyboard is.
  case ambiguousFrame = "ambiguous-frame"

  /// The versions that have it.
  package var os: OSRange { facts.os }

  /// The actions that bring it out; nil where any does.
  package var actions: Set<Script.Action>? { facts.actions }

  /// Who saw it.
  package var source: String { facts.source }

  /// Whether the behavior shows in what a keyboard in such a window posts beyond what an app can
  /// ask its OS for.
  package func applies(to idiom: Idiom, in window: WindowMode) -> Bool {
    switch facts.hearing {
    case .nowhere: false
    case .everywhere: true
    case .pads: idiom == .pad
    case .window(let only): window == only
    }
  }

  private var facts: Facts {
    guard let facts = Self.table[self] else { preconditionFailure("\(self) has no row") }
    return facts
  }

  private static let table: [Self: Facts] = [
    .fixedCoordinates: Facts(
      "0-7", .nowhere, source: "logs of iOS 5 to 7, iPhone and iPad"),
    .silentFocus: Facts(
      "8", on: [.numeric, .password, .barOff, .barOn], source: "QMUIKeyboardManager, note 7"),
    .silentBar: Facts("9", on: [.barOff, .barOn], source: "radars 22437233 and 22505056"),
    .ninefoldDocking: Facts("9", .pads, on: [.dock], source: "radar 25032907"),
    // Keyboards that float came later than this behavior went.
    .undockedBelow: Facts(
      "9-10", .pads, on: [.undock, .split], source: "QMUIKeyboardManager, note 8"),
    .noSecondShow: Facts(
      "11", on: [.emoji, .letters, .globe, .candidates, .numeric, .password, .barOff, .barOn],
      source: "radar 34432484; ionic-plugin-keyboard, issue 298"),
    .flatDismissal: Facts(
      "11", .pads, on: [.commitDismiss], source: "TPKeyboardAvoiding, issue 270"),
    .foreignAsLocal: Facts(
      "0-12", on: [.otherShow, .otherHide], source: "Flutter's FlutterViewController"),
    .zeroFrameOnFade: Facts(
      "14+", on: [.crossFade],
      source: "React Native, issue 29974; FinniversKit, pull request 1208"),
    .screenObject: Facts("16.1+", .nowhere, source: "Apple, keyboardFrameEndUserInfoKey"),
    .clippedToWindow: Facts("16-25", .window(.stageManager), source: "KeyboardGuide by niw"),
    .passwordInTwoSteps: Facts(
      "17", on: [.password], source: "react-native-keyboard-controller, commit ceb6bfd69"),
    .accessoryOutsideFrame: Facts("26+", source: "Chatto, pull request 797"),
    .ambiguousFrame: Facts("0+", .nowhere, source: "this project"),
  ]
}

/// What is known of a behavior.
private struct Facts {
  /// Where it is heard.
  enum Scope {
    case nowhere
    case everywhere
    case pads
    case window(WindowMode)
  }

  var os: OSRange
  var hearing: Scope
  var actions: Set<Script.Action>?
  var source: String

  init(
    _ versions: String, _ hearing: Scope = .everywhere, on actions: Set<Script.Action>? = nil,
    source: String
  ) {
    guard let os = OSRange(versions) else { preconditionFailure("no versions: \(versions)") }
    (self.os, self.hearing, self.actions, self.source) = (os, hearing, actions, source)
  }
}

extension KeyboardMode {
  /// The versions of iOS that have the mode.
  package var os: OSRange {
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
