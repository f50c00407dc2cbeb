package import DeviceProfiles
package import InsetCore
import MatrixResults
package import TextFormats

/// A device in a state, as geometry: what every picture of it is drawn from.
///
/// Frames are in points of the upright screen, and come from the scene that the matrix judges, so
/// that a picture and a verdict never differ.
package struct DeviceDrawing: Hashable, Sendable {
  /// What a part of the picture shows.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    /// The app's window or sheet, where it is not the screen.
    case window
    /// A bar of the system or of a controller.
    case bar
    /// The keyboard, or a hardware keyboard's shortcut bar.
    case keyboard
    /// The app's view above the keyboard.
    case accessory
  }

  /// A rectangle with a meaning.
  package struct Part: Hashable, Sendable {
    package let role: Role
    package let name: String
    /// Where it is; it may reach beyond the screen.
    package let frame: Rect
    /// How its figure is known.
    package let provenance: Provenance
    /// The corner radius in points.
    package var radius = 0.0
  }

  /// A figure that the picture rests on.
  package struct Fact: Hashable, Sendable {
    package let name: String
    /// Its points in words.
    package let words: String
    package let provenance: Provenance
    /// Who says so.
    package let source: String
    /// Its location; nil where a rule filled it in.
    package let place: SourceLocation?
  }

  package let id: String
  /// The device's marketing name.
  package let device: String
  /// The input language's id.
  package let locale: String
  package let state: DeviceState
  package let screen: Size
  /// The screen's corner radius in points.
  package let cornerRadius: Double
  /// The frame that the safe area belongs to: the window's, the sheet's or the screen.
  package let window: Rect
  /// The safe area's insets from the window's edges, bars not counted.
  package let safeArea: Insets
  /// The parts in the order in which they cover each other.
  package let parts: [Part]
  /// The figures behind it, the screen's first.
  package let facts: [Fact]
  /// Whether a home indicator is at the bottom and nothing covers it.
  package let showsHomeIndicator: Bool

  package var title: String { "\(device): \(state.words)" }

  package var bounds: Rect { Rect(origin: .zero, size: screen) }

  package func parts(_ role: Role) -> [Part] { parts.filter { $0.role == role } }

  /// The numbers in words.
  package var description: String {
    var words = [
      "The screen is \(Numbers.points(screen.width)) by \(Numbers.points(screen.height)) points."
    ]
    let insets = [
      ("top", safeArea.top), ("left", safeArea.left), ("bottom", safeArea.bottom),
      ("right", safeArea.right),
    ].filter { $0.1 != 0 }.map { "\(Numbers.points($0.1)) at the \($0.0)" }
    words.append(
      insets.isEmpty
        ? "The safe area is all of the \(window == bounds ? "screen" : "window")."
        : "The safe area leaves \(insets.joined(separator: ", ")).")
    let left = parts.first { $0.name == Self.leftHalf }
    words += parts.compactMap { part in
      if part.name == Self.leftHalf { return nil }
      var (name, frame, end) = (part.name, part.frame, "")
      if part.name == Self.rightHalf, let left {
        (name, end) = ("keyboard", ", split in two halves")
        frame.size.width = frame.maxX - left.frame.minX
        frame.origin.x = left.frame.minX
      }
      return "The \(name) is \(Numbers.points(frame.width)) by "
        + "\(Numbers.points(frame.height)) points at \(Numbers.points(frame.minX)), "
        + "\(Numbers.points(frame.minY))\(end), \(part.provenance.rawValue)."
    }
    if !parts.contains(where: { $0.role == .keyboard }) {
      words.append("No keyboard is on screen.")
    }
    return words.joined(separator: " ")
  }
}

extension DeviceDrawing {
  /// The drawing for programs: its state, its parts and the figures behind it, in points.
  package var json: JSONValue {
    [
      "id": .string(id), "device": .string(device), "os": .string("\(state.os)"),
      "orientation": .string(state.orientation.rawValue),
      "windowMode": .string(state.window.rawValue), "keyboard": .string(state.keyboard.name),
      "accessory": .string(state.accessory.name), "locale": .string(locale),
      "screen": ["width": .points(screen.width), "height": .points(screen.height)],
      "window": .object(Self.members(window)),
      "safeArea": [
        "top": .points(safeArea.top), "left": .points(safeArea.left),
        "bottom": .points(safeArea.bottom), "right": .points(safeArea.right),
      ],
      "parts": .array(
        parts.map { part in
          .object(
            [
              ("role", .string(part.role.rawValue)), ("name", .string(part.name)),
              ("grade", .string(part.provenance.rawValue)),
            ] + Self.members(part.frame))
        }),
      "figures": .array(
        facts.map { fact in
          [
            "name": .string(fact.name), "words": .string(fact.words),
            "grade": .string(fact.provenance.rawValue), "source": .string(fact.source),
            "file": fact.place.map { .string($0.file) } ?? .null,
            "line": fact.place.map { .integer($0.line) } ?? .null,
          ]
        }),
    ]
  }

  private static func members(_ frame: Rect) -> [(String, JSONValue)] {
    [
      ("x", .points(frame.minX)), ("y", .points(frame.minY)), ("width", .points(frame.width)),
      ("height", .points(frame.height)),
    ]
  }
}

/// Why a state of a device cannot be drawn.
package struct Undrawable: Error, Hashable, Sendable {
  /// The reason, a sentence without a full stop.
  package let message: String
  /// Whether another language may have the state.
  var isOfLanguage = false
}

extension DeviceDrawing {
  /// A height beside the picture, and what begins or ends there.
  struct Callout: Hashable {
    /// Points from the screen's top.
    let y: Double
    let words: String
    /// How the figure is known.
    let provenance: Provenance
  }

  /// The labels beside the picture, from the top down.
  var callouts: [Callout] {
    let n = Numbers.points
    var callouts = parts.compactMap { part -> Callout? in
      let shown = part.frame.intersection(bounds)
      guard !shown.isEmpty, part.name != Self.rightHalf else { return nil }
      let cut = shown.height < part.frame.height ? " of \(n(part.frame.height))" : ""
      if part.name == Self.leftHalf {
        return Callout(
          y: shown.minY, words: "split keyboard \(n(shown.height))", provenance: part.provenance)
      }
      let width = shown.width < window.width || part.role == .window
      let words = "\(part.name) \(width ? "\(n(part.frame.width)) x " : "")\(n(shown.height))\(cut)"
      return Callout(y: shown.minY, words: words, provenance: part.provenance)
    }
    let safe = facts.first { $0.name == "safe area" }?.provenance
    let known = safe ?? facts.first { $0.name == state.window.rawValue }?.provenance ?? .measured
    if safeArea.top > 0 {
      callouts.append(
        Callout(
          y: window.minY + safeArea.top, words: "safe area, top \(n(safeArea.top))",
          provenance: known))
    }
    if safeArea.bottom > 0 {
      callouts.append(
        Callout(
          y: window.maxY - safeArea.bottom, words: "safe area, bottom \(n(safeArea.bottom))",
          provenance: known))
    }
    return callouts.enumerated().sorted { ($0.element.y, $0.offset) < ($1.element.y, $1.offset) }
      .map(\.element)
  }

  /// The multiples of a step along a length, for a ruler.
  static func ticks(_ length: Double, every step: Double) -> [Double] {
    Array(stride(from: 0, through: length, by: step))
  }
}
