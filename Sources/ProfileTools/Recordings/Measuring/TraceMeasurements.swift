package import DeviceProfiles
import InsetCore
import TextFormats

/// The figures of a device that a trace shows, as a measuring app prints them.
package struct TraceMeasurements: Sendable {
  /// A row of the trace whose figures were left out, and why.
  package struct Note: Hashable, Sendable {
    package let line: Int
    package let message: String
  }

  /// A row of a table, with the line that it comes from.
  private struct Row {
    var line: Int
    /// What says when the figures hold.
    var conditions: [String]
    var json: JSONValue
  }

  private let header: TraceHeader
  private let locales: [InputLocale]
  private let keyboard: KeyboardMode?
  private var safeAreas: [Row] = []
  private var bars: [Row] = []
  private var keyboards: [Row] = []
  /// What was left out, in the order of the file.
  package private(set) var notes: [Note] = []

  /// Collects the figures of a trace's windows that fill the screen; nil where it has no header.
  ///
  /// - Parameters:
  ///   - trace: What a recorder wrote.
  ///   - locales: The input languages that profiles know.
  ///   - keyboard: What a keyboard is whose row does not say so; without it such a one is left out,
  ///     for a height tells no prediction bar from a candidate row.
  package init?(_ trace: Trace, locales: [InputLocale], keyboard: KeyboardMode? = nil) {
    guard let header = trace.header else { return nil }
    self.header = header
    self.locales = locales
    self.keyboard = keyboard
    var fillsScreen = true
    for row in trace.rows {
      switch row.content {
      case .layout(let layout):
        fillsScreen = layout.window == Rect(origin: .zero, size: layout.screen)
        if fillsScreen { take(layout, row.line) }
      case .notification(let notification):
        if fillsScreen { take(notification, row.line) }
      case .marker: break
      }
    }
  }

  /// The figures in the format of `devices/measuring/README.md`.
  package var json: String {
    var members: [(String, JSONValue)] = [
      ("measurements", .integer(1)), ("name", .string(header.name ?? header.device)),
      ("identifier", .string(header.device)),
    ]
    if let idiom = header.idiom { members.append(("idiom", .string(idiom.rawValue))) }
    members.append(("os", .string(header.os.description)))
    if let sdk = header.sdk { members.append(("sdk", .integer(sdk))) }
    members += [
      (
        "screen",
        [
          "width": .decimal(header.screen.width), "height": .decimal(header.screen.height),
          "scale": .decimal(header.scale),
        ]
      )
    ]
    for (name, rows) in [("safeAreas", safeAreas), ("bars", bars), ("keyboards", keyboards)]
    where !rows.isEmpty {
      members.append((name, .array(rows.map(\.json))))
    }
    return JSONValue.object(members).text(.foundation)
  }

  private mutating func take(_ layout: TraceLayout, _ line: Int) {
    let (orientation, area) = (Self.orientation(layout.screen), layout.windowSafeArea)
    add(
      Row(
        line: line, conditions: [orientation],
        json: [
          "orientation": .string(orientation), "top": .decimal(area.top.thousandths),
          "left": .decimal(area.left.thousandths), "bottom": .decimal(area.bottom.thousandths),
          "right": .decimal(area.right.thousandths),
        ]), to: \.safeAreas, "safe area")
    for bar in layout.bars where !bar.isHidden {
      let name = bar.bar.rawValue
      var fields: [(String, JSONValue)] = [
        ("bar", .string(name)), ("orientation", .string(orientation)),
        ("height", .decimal(bar.frame.height.thousandths)),
      ]
      if area.bottom > 0, bar.frame.maxY >= layout.window.height {
        fields.append(("includesSafeArea", .bool(true)))
      }
      add(
        Row(line: line, conditions: [name, orientation], json: .object(fields)), to: \.bars,
        "\(name) bar")
    }
  }

  /// Takes the height of a keyboard that rests on the bottom edge.
  private mutating func take(_ notification: TraceNotification, _ line: Int) {
    guard [.didShow, .didChangeFrame].contains(notification.event), notification.isLocal,
      let frame = notification.end,
      case .docked = KeyboardReading(
        endFrame: frame, isHide: false, chain: ViewChain(filling: notification.screen))
    else { return }
    let height = frame.height - notification.accessory
    let isEmoji = notification.language == "emoji"
    guard let mode = notification.keyboard ?? (isEmoji ? .emoji : keyboard), height > 0 else {
      notes.append(
        Note(
          line: line,
          message: "a keyboard of \(height.inPoints) was left out: say what it is with --keyboard"))
      return
    }
    let language = isEmoji ? nil : notification.language
    if let language, !isKnown(language) {
      notes.append(
        Note(
          line: line,
          message: "a keyboard of \(height.inPoints) was left out: \(language.quoted) is not one "
            + "input language of `insetmatrix list locales`"))
      return
    }
    let orientation = Self.orientation(notification.screen)
    add(
      Row(
        line: line, conditions: [mode.rawValue, language ?? "", orientation],
        json: .object(
          [("mode", .string(mode.rawValue))]
            + (language.map { [("locale", .string($0))] } ?? [])
            + [
              ("orientation", .string(orientation)), ("height", .decimal(height.thousandths)),
            ])), to: \.keyboards, "\(mode.rawValue) keyboard")
  }

  /// Adds a row once; one of the same conditions with other figures is left out.
  private mutating func add(_ row: Row, to table: WritableKeyPath<Self, [Row]>, _ name: String) {
    guard let known = self[keyPath: table].first(where: { $0.conditions == row.conditions }) else {
      self[keyPath: table].append(row)
      return
    }
    if known.json.compact != row.json.compact {
      notes.append(
        Note(
          line: row.line,
          message: "the \(name) has other figures than on line \(known.line), and was left out"))
    }
  }

  /// Whether the language has one layout of keys.
  private func isKnown(_ language: String) -> Bool {
    Set(
      locales.filter { $0.id == language || $0.id.hasPrefix(language + "-") }.map(\.layout)
    ).count == 1
  }

  /// The orientation as far as figures differ by it.
  private static func orientation(_ screen: Size) -> String {
    screen.width > screen.height ? "landscape-left" : "portrait"
  }
}

extension Double {
  /// The number rounded to three decimals: a third of a point is a pixel.
  fileprivate var thousandths: Double {
    let number = (self * 1000).rounded() / 1000
    return number == 0 ? 0 : number
  }
}
