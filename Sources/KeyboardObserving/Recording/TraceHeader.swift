import Foundation
import InsetCore

/// The first row of a trace.
struct TraceHeader: Equatable {
  /// The app's bundle identifier or name.
  var app: String
  /// The OS version, such as `26.1`.
  var os: String
  /// The hardware identifier; on a simulator that of the simulated device.
  var device: String
  /// The marketing name, which only a simulator knows.
  var name: String?
  var idiom: Idiom
  /// The major version of the SDK that the app was built with.
  var sdk: Int?
  /// The screen's size in points, in either orientation.
  var screen: Size
  /// Pixels per point.
  var scale: Double

  /// The format's version.
  static let version = 1

  var json: TraceValue {
    let upright = screen.width > screen.height ? screen.transposed : screen
    return .object([
      "kind": .text("trace"), "version": .length(Double(Self.version)), "app": .text(app),
      "os": .text(os), "device": .text(device), "name": .text(name),
      "idiom": .text(idiom.rawValue), "sdk": .length(sdk.map(Double.init)),
      "screen": .size(upright), "scale": .length(scale),
    ])
  }
}

extension TraceHeader {
  /// The name of what an app runs on: of the simulated device in a simulator, else of the hardware.
  ///
  /// - Parameter environment: The process's environment, where a simulator says what it simulates.
  /// - Returns: The hardware identifier, and the marketing name where it is known.
  static func device(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> (identifier: String, name: String?) {
    if let model = environment["SIMULATOR_MODEL_IDENTIFIER"] {
      return (model, environment["SIMULATOR_DEVICE_NAME"])
    }
    return (HardwareIdentifier.current ?? "unknown", nil)
  }
}
