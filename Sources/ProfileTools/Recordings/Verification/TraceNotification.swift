package import DeviceProfiles
package import InsetCore
import TextFormats

/// A keyboard notification, as the app received it.
package struct TraceNotification: Hashable, Sendable {
  package var event: KeyboardEventName
  /// The frame before the change in the screen's space; nil where the key was missing.
  package var begin: Rect?
  /// The frame after the change in the screen's space; nil where the key was missing.
  package var end: Rect?
  /// The animation's length in seconds; nil where the key was missing.
  package var duration: Double?
  /// The animation's curve as a number; nil where the key was missing.
  package var curve: Int?
  /// Whether the keyboard is the app's own; one that does not say so is.
  package var isLocal: Bool
  /// Whether the notification's object was the screen.
  package var hasScreenObject: Bool
  /// The screen's size as the interface was turned.
  package var screen: Size
  /// What the keyboard is, where the app knows it.
  package var keyboard: KeyboardMode?
  /// The input language, such as `en-US`, where the app knows it.
  package var language: String?
  /// The height of the accessory view that lies in the frame, in points.
  package var accessory: Double

  init(_ row: JSONNode) throws(TextFinding) {
    let event = try row.required("event")
    guard let name = KeyboardEventName(logged: try event.text()) else {
      throw event.unknown("keyboard notification", KeyboardEventName.allCases.map(\.logged))
    }
    self.event = name
    begin = try row["begin"]?.rect()
    end = try row["end"]?.rect()
    duration = try row["duration"]?.length()
    curve = try row["curve"]?.integer(0...0xFFFF)
    isLocal = try row["isLocal"]?.flag() ?? true
    hasScreenObject = try row["hasScreenObject"]?.flag() ?? false
    screen = try row.required("screen").extent()
    keyboard = try row["keyboard"]?.choice()
    language = try row["language"]?.name()
    accessory = try row["accessory"]?.height() ?? 0
  }
}
