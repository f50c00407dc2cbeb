import Foundation
import InsetCore

/// A row of a trace, as `insetmatrix verify` reads it: one line of JSON.
///
/// Lengths are in points. A length that is no number becomes null, for JSON has no infinity.
enum TraceRow: Equatable {
  /// The first row: what runs where.
  case header(TraceHeader)
  /// A keyboard notification; the screen's size is that of the interface as it is turned.
  case notification(Event.Kind, KeyboardNotification, screen: Size, TracedKeyboard)
  /// Where the view is, and its insets.
  case layout(TracedLayout)
  /// Something that happened in between.
  case marker(String, contentInset: Insets? = nil, indicatorInsets: Insets? = nil)

  /// The line, without its end.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // All numbers are finite, and nothing else can fail.
    return (try? encoder.encode(json)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private var json: TraceValue {
    switch self {
    case .header(let header): header.json
    case .notification(let kind, let notification, let screen, let keyboard):
      .object([
        "kind": .text("notification"), "event": .text("\(kind)"),
        "begin": .rect(notification.beginFrame), "end": .rect(notification.endFrame),
        "duration": .length(notification.duration),
        "curve": .length(notification.curve.map(Double.init)),
        "isLocal": .flag(notification.isLocal),
        "hasScreenObject": .flag(notification.hasScreenObject), "screen": .size(screen),
        "keyboard": .text(keyboard.mode), "language": .text(keyboard.language),
        "accessory": .length(keyboard.accessory),
      ])
    case .layout(let layout): layout.json
    case .marker(let name, let contentInset, let indicatorInsets):
      .object([
        "kind": .text("marker"), "name": .text(name), "contentInset": .insets(contentInset),
        "indicatorInsets": .insets(indicatorInsets),
      ])
    }
  }
}

/// What an app knows about its keyboard beside what a notification says.
struct TracedKeyboard: Equatable {
  /// What it is, as profiles name it.
  var mode: String?
  /// The input language.
  var language: String?
  /// The height of the accessory view, in points.
  var accessory = 0.0
}
