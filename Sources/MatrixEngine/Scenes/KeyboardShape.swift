import DeviceProfiles
import InsetCore

/// All the keyboards that the scripts of one scenario can bring up, without a name for any.
struct KeyboardShape: Hashable, Sendable {
  /// One keyboard, in points.
  struct Frame: Hashable, Sendable {
    /// The height of the frame, accessory not included.
    var height: Double
    /// The width where it is less than the screen's.
    var width: Double?
    /// The part of the height on screen.
    var visible: Double

    init(_ metrics: KeyboardMetrics) {
      height = metrics.height.value
      width = metrics.width
      visible = metrics.visible ?? metrics.height.value
    }
  }

  /// How the keyboard stands.
  enum Stand: Hashable, Sendable {
    /// On the bottom edge.
    case docked
    /// Raised.
    case raised
    /// Narrow and away from every edge.
    case floating

    init(_ mode: KeyboardMode) {
      switch mode {
      case .floating: self = .floating
      case .undocked, .split: self = .raised
      case .docked, .dockedPrediction, .dockedCollapsed, .dockedCandidates, .dockedPassword,
        .numeric, .emoji,
        .thirdParty, .hardware, .hardwareBar:
        self = .docked
      }
    }
  }

  /// The keyboards of one orientation, by their part in a script; nil where there is none.
  typealias Frames = [Frame?]

  var stand: Stand
  /// Whether the main keyboard is one in hardware.
  var isHardware: Bool
  /// The keyboards as the script begins, and after a rotation.
  var frames: [Frames]
  /// The height of the input accessory view; 0 for none.
  var accessory = 0.0

  /// The frame of a keyboard; nil where there is none.
  func frame(_ keyboard: Script.Keyboard, isTurned: Bool) -> Frame? {
    frames[isTurned ? 1 : 0][keyboard.rawValue]
  }

  /// The shape without the keyboards that nothing brings up.
  func limited(to appearances: Set<Script.Appearance>) -> KeyboardShape {
    var shape = self
    for turn in frames.indices {
      for keyboard in Script.Keyboard.allCases
      where !appearances.contains(.init(keyboard: keyboard, isTurned: turn == 1)) {
        shape.frames[turn][keyboard.rawValue] = nil
      }
    }
    return shape
  }
}

/// A shape with the provenance of its keyboards.
struct SurveyedShape {
  var shape: KeyboardShape
  var provenance: KeyboardProvenance
}

extension DeviceProfile {
  /// The shape of a mode and layout without an accessory, with the keyboards that scripts bring up;
  /// nil where there is no such keyboard.
  func shape(
    _ level: KeyboardLevel, layout: KeyboardLayout, _ orientation: InterfaceOrientation,
    on os: OSLevel, for appearances: Set<Script.Appearance>
  ) -> SurveyedShape? {
    let mode = level.mode
    var shape = KeyboardShape(
      stand: .init(mode), isHardware: mode == .hardware || mode == .hardwareBar,
      frames: [KeyboardShape.Frames](
        repeating: .init(repeating: nil, count: Script.Keyboard.allCases.count), count: 2))
    var provenance = KeyboardProvenance()
    let turned = orientations.contains(orientation.turned) ? orientation.turned : nil
    for appearance in appearances.union([.init(keyboard: .main, isTurned: false)]) {
      guard let orientation = appearance.isTurned ? turned : orientation,
        let metrics = keyboard(
          appearance.keyboard, beside: level, layout: layout, orientation: orientation, on: os)
      else { continue }
      let (turn, part) = (appearance.isTurned ? 1 : 0, appearance.keyboard.rawValue)
      shape.frames[turn][part] = .init(metrics)
      provenance[appearance] = metrics.height.provenance
    }
    guard shape.frame(.main, isTurned: false) != nil else { return nil }
    return SurveyedShape(shape: shape, provenance: provenance)
  }

  /// The keyboard that plays a part in a script beside a mode's own one.
  func keyboard(
    _ part: Script.Keyboard, beside main: KeyboardLevel, layout: KeyboardLayout,
    orientation: InterfaceOrientation, on os: OSLevel
  ) -> KeyboardMetrics? {
    func find(_ mode: KeyboardMode, _ layout: KeyboardLayout) -> KeyboardMetrics? {
      keyboard(mode, layout: layout, orientation: orientation, on: os)
    }
    func has(_ mode: KeyboardMode) -> Bool { keyboardModes.contains(mode) }
    let isLetters = main.mode.isDocked && main.mode != .emoji
    switch part {
    case .main:
      return main.inputView.map { keyboard($0, orientation: orientation, on: os) }
        ?? find(main.mode, layout)
    case .emoji: return isLetters ? find(.emoji, .emoji) : nil
    case .globe:
      return layout == .kanaFlick
        ? find(os.version.major < 8 ? .docked : .dockedPrediction, .latinQwerty)
        : find(.dockedCandidates, .kanaFlick)
    case .numeric: return find(.numeric, layout)
    case .password:
      return find(
        KeyboardMode.dockedPassword.os.contains(os.version) ? .dockedPassword : .docked, layout)
    case .plain: return find(.docked, layout)
    case .candidates: return find(.dockedCandidates, layout)
    case .floating: return isLetters && has(.floating) ? find(.floating, layout) : nil
    case .undocked: return has(.undocked) ? find(.undocked, layout) : nil
    case .split: return has(.split) ? find(.split, layout) : nil
    case .bar:
      return (has(.hardwareBar) ? find(.hardwareBar, layout) : nil) ?? find(.hardware, layout)
    }
  }
}

extension InterfaceOrientation {
  /// Where a script's rotation leads.
  var turned: InterfaceOrientation { isLandscape ? .portrait : .landscapeRight }
}
