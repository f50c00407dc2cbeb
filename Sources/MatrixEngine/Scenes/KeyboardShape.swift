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
      case .docked, .dockedPrediction, .dockedCandidates, .dockedPassword, .numeric, .emoji,
        .thirdParty, .hardware, .hardwareBar:
        self = .docked
      }
    }
  }

  var stand: Stand
  var main: Frame
  var emoji: Frame?
  /// The main keyboard after a rotation.
  var rotated: Frame?
  var floating: Frame?
  /// The height of the input accessory view; 0 for none.
  var accessory = 0.0
}

/// A shape with the weakest provenance of its keyboards.
struct SurveyedShape {
  var shape: KeyboardShape
  var provenance: KeyboardProvenance
}

extension DeviceProfile {
  /// The shape of a mode and layout without an accessory; nil where there is no such keyboard.
  func shape(
    _ mode: KeyboardMode, layout: KeyboardLayout, _ orientation: InterfaceOrientation,
    on os: OSLevel
  ) -> SurveyedShape? {
    func find(
      _ mode: KeyboardMode, _ layout: KeyboardLayout, _ orientation: InterfaceOrientation
    ) -> KeyboardMetrics? {
      keyboard(mode, layout: layout, orientation: orientation, on: os)
    }
    guard let main = find(mode, layout, orientation) else { return nil }
    let isLetters = mode.isDocked && mode != .emoji
    let turned = orientation.turned
    let rotated = orientations.contains(turned) ? find(mode, layout, turned) : nil
    let emoji = isLetters ? find(.emoji, .emoji, orientation) : nil
    let floating =
      isLetters && keyboardModes.contains(.floating)
      ? find(.floating, layout, orientation) : nil
    return SurveyedShape(
      shape: KeyboardShape(
        stand: .init(mode), main: .init(main), emoji: emoji.map { .init($0) },
        rotated: rotated.map { .init($0) }, floating: floating.map { .init($0) }),
      provenance: KeyboardProvenance(
        main: main.height.provenance, emoji: emoji?.height.provenance,
        rotated: rotated?.height.provenance, floating: floating?.height.provenance))
  }
}

extension InterfaceOrientation {
  /// Where a script's rotation leads.
  var turned: InterfaceOrientation { isLandscape ? .portrait : .landscapeRight }
}
