package import DeviceProfiles
import InsetCore

/// All the keyboards that the scripts of one scenario can bring up, without a name for any.
package struct KeyboardShape: Hashable, Sendable {
  /// One keyboard, in points.
  package struct Frame: Hashable, Sendable {
    /// The height of the frame, accessory not included.
    var height: Double
    /// The width where it is less than the screen's.
    var width: Double?
    /// The part of the height on screen.
    var visible: Double

    /// A frame as wide as the screen, and all of it on screen.
    init(height: Double) { (self.height, visible) = (height, height) }

    init(_ metrics: KeyboardMetrics) {
      height = metrics.height.value
      width = metrics.width
      visible = metrics.visible ?? metrics.height.value
    }
  }

  /// How the keyboard is attached to the screen.
  package enum Docking: Hashable, Sendable {
    /// To the bottom edge.
    case docked
    /// Above the bottom edge, as wide as the screen.
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
  package typealias Frames = [Frame?]

  var docking: Docking
  /// Whether the main keyboard is one in hardware.
  var isHardware: Bool
  /// The keyboards as the script begins, and after a rotation.
  var frames: [Frames]
  /// The height of the input accessory view; 0 for none.
  package private(set) var accessory = 0.0
  /// Whether the accessory view rests on the screen without a keyboard.
  private(set) var isAccessoryPersistent = false

  /// The frame of a keyboard; nil where there is none.
  func frame(_ keyboard: Script.Keyboard, isTurned: Bool) -> Frame? {
    frames[isTurned ? 1 : 0][keyboard.rawValue]
  }

  /// The shape with an accessory view.
  package func with(_ accessory: Accessory) -> KeyboardShape {
    var shape = self
    (shape.accessory, shape.isAccessoryPersistent) = (accessory.height, accessory.isPersistent)
    return shape
  }

  /// The shape without the keyboards that nothing brings up.
  package func limited(to appearances: Set<Script.Appearance>) -> KeyboardShape {
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
