import DeviceProfiles
import InsetCore
import ScenarioSpaces

extension MatrixModel {
  /// Other words for parameters and levels, with those that the profiles bring: ``words``, and a
  /// device's identifiers.
  package var synonyms: [String: String] {
    var words = words
    for device in profiles.devices {
      for identifier in device.identifiers {
        words[identifier.lowercased(), default: "device:"] +=
          (words[identifier.lowercased()] == nil ? "" : ",") + device.id
      }
    }
    return words
  }

  /// The same without identifiers: what people call the shapes of screens, and the newest version.
  package var words: [String: String] {
    var words = Query.synonyms
    let shapes = Dictionary(grouping: profiles.devices.filter { $0.idiom == .phone }, by: shape)
    for (shape, devices) in shapes {
      words[shape.rawValue] = "device:" + devices.map(\.id).joined(separator: ",")
    }
    for (word, has) in [("home indicator", true), ("home button", false)] {
      let devices = profiles.devices.filter { $0.hasHomeIndicator == has }
      if !devices.isEmpty { words[word] = "device:" + devices.map(\.id).joined(separator: ",") }
    }
    if let newest = plan.os.max(by: { $0.version < $1.version }) {
      for word in ["latest", "newest"] { words[word] = "os:\(newest)" }
    }
    return words
  }

  /// What is at the top of a phone's screen.
  private enum Shape: String {
    case notch
    case island = "dynamic island"
    case plain = "no notch"
  }

  /// Beside a notch the status bar is at most a sixteenth of the screen's height, beside a Dynamic Island
  /// more.
  private func shape(of device: DeviceProfile) -> Shape {
    if !device.hasHomeIndicator { return .plain }
    let os = plan.os.filter { device.runs($0.version) }.min { $0.version < $1.version }
    let top = os.flatMap { device.safeArea(.portrait, on: $0)?.value.top } ?? 0
    return top * 16 > device.screen.value.height ? .island : .notch
  }
}
