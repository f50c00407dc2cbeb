import InsetCore
import TextFormats

/// A notification in a log of any form: of `print`, `NSLog`, a debugger or React Native.
///
/// The names of notifications and the rectangles count, and other text is skipped. A rectangle belongs to
/// the word before it: `Begin`, `start` or `from` for the frame before the change, `End` or `to` for that after it;
/// of two on a line without a word the first is the one before.
struct LoggedText {
  private var event: KeyboardEventName?
  private var begin: Rect?
  private var end: Rect?
  private var place: TextLocation
  /// The line of a frame after the change that came without a word.
  private var unnamedLine: Int?
  /// The first of its frames that cannot be read.
  private var finding: TextFinding?

  private init(_ place: TextLocation) { self.place = place }

  /// The frame that the word before a rectangle names.
  fileprivate enum Side { case begin, end, other }

  /// The keys of a notification's `userInfo`, which have a rectangle.
  private static let keys = [
    "UIKeyboardFrameBeginUserInfoKey": Side.begin, "UIKeyboardFrameEndUserInfoKey": .end,
  ]

  /// The recordings of a text, one for each notification; nil where it has none.
  static func recordings(_ text: RecordingText) -> RecordingText.Rows<Recording>? {
    var characters: [Unicode.Scalar] = []
    var starts: [(index: Int, line: Int)] = []
    // Beside lines of JSON those without a notification are broken ones.
    if text.lines.contains(where: { isJSON($0.text) }) {
      let others = text.lines.filter { !isJSON($0.text) }
      if others.allSatisfy({ notifications($0.text, [(0, $0.number)]).isEmpty }) { return nil }
    }
    for line in text.lines {
      let own = line.text
      starts.append((characters.count, line.number))
      characters += own
      characters.append("\n")
    }
    let logged = notifications(characters, starts)
    if logged.isEmpty { return nil }
    var rows = RecordingText.Rows<Recording>()
    for (index, one) in logged.enumerated() {
      do throws(TextFinding) {
        rows.values.append(try one.recording(number: index + 1))
      } catch {
        rows.refused.add(error)
      }
    }
    return rows
  }

  /// Whether a line begins as an object of JSON with a member does; no log has such a line.
  private static func isJSON(_ text: [Unicode.Scalar]) -> Bool {
    text.lazy.filter { !$0.properties.isWhitespace }.prefix(2).elementsEqual(["{", "\""])
  }

  /// The names and rectangles of a text; one that the last notification has already begins the next.
  private static func notifications(
    _ text: [Unicode.Scalar], _ starts: [(index: Int, line: Int)]
  ) -> [LoggedText] {
    var logged: [LoggedText] = []
    var (side, index, line): (Side?, Int, Int) = (nil, 0, 0)
    func place(from start: Int) -> TextLocation {
      TextLocation(starts[line].line, start - starts[line].index + 1, length: index - start)
    }
    while index < text.count {
      let start = index
      while line + 1 < starts.count, starts[line + 1].index <= start { line += 1 }
      if text[index].properties.isAlphabetic {
        while index < text.count, text[index].properties.isAlphabetic { index += 1 }
        let name = String(String.UnicodeScalarView(text[start..<index]))
        if let event = KeyboardEventName(logged: name) {
          logged.append(LoggedText(place(from: start)))
          logged[logged.count - 1].event = event
          side = nil
        } else if let key = keys[name] {
          let place = place(from: start)
          let next = text[index...].prefix(20).firstIndex { $0 == "{" || $0 == "(" }
          let found = next.flatMap { LoggedRect(text, at: $0) }
          add(found?.rect, key, place, to: &logged)
          if let found { index = found.end }
          side = nil
        } else {
          side = Self.side(of: name) ?? side
        }
      } else if text[index] == "{" || text[index] == "(", let found = LoggedRect(text, at: index) {
        index = found.end
        if side != .other { add(found.rect, side, place(from: start), to: &logged) }
        side = nil
      } else {
        index += 1
      }
    }
    return logged
  }

  /// The frame that a word names; nil for a word that names none.
  fileprivate static func side(of word: String) -> Side? {
    let word = word.lowercased()
    if word.contains("bounds") || word.contains("center") { return .other }
    if ["begin", "start"].contains(where: word.contains) || word == "from" { return .begin }
    return word.contains("end") || word == "to" ? .end : nil
  }

  /// Adds a rectangle, or that a key has none; nil for the side where no word says it.
  private static func add(
    _ rect: Rect?, _ side: Side?, _ place: TextLocation, to logged: inout [LoggedText]
  ) {
    var last = logged.popLast() ?? LoggedText(place)
    let isSecond = side == nil && last.unnamedLine == place.line && last.begin == nil
    if side == .begin ? last.begin != nil : last.end != nil && !isSecond {
      logged.append(last)
      last = LoggedText(place)
    }
    if rect == nil {
      last.finding =
        last.finding
        ?? TextFinding(
          "bad-value", "expected a rectangle such as {{0, 409}, {375, 258}} after this key", place)
    }
    let rect = rect ?? .zero
    if side == .begin {
      last.begin = rect
    } else {
      if isSecond { last.begin = last.end }
      (last.end, last.unnamedLine) = (rect, side == nil ? place.line : nil)
    }
    logged.append(last)
  }

  private func recording(number: Int) throws(TextFinding) -> Recording {
    if let finding { throw finding }
    guard let end else {
      throw TextFinding("missing-key", "this notification has no frame after the change", place)
    }
    return Recording(
      id: "notification \(number)", event: event, screen: nil,
      begin: begin.map { LoggedFrame($0) } ?? LoggedFrame(), end: LoggedFrame(end), os: nil)
  }
}

/// A rectangle in brackets: four numbers in their order, or after their names.
private struct LoggedRect {
  let rect: Rect
  /// The index behind the closing bracket.
  let end: Int

  /// Longer brackets hold something else.
  private static let limit = 200
  private static let names: [String: Int] = [
    "x": 0, "screenx": 0, "y": 1, "screeny": 1, "width": 2, "w": 2, "height": 3, "h": 3,
  ]

  /// Reads the rectangle at a bracket; nil where there is none.
  init?(_ text: [Unicode.Scalar], at start: Int) {
    var (depth, index, name): (Int, Int, String?) = (0, start, nil)
    var numbers: [(name: Int?, value: Double)] = []
    repeat {
      guard index < text.count, index - start < Self.limit else { return nil }
      switch text[index] {
      case "{", "(":
        depth += 1
        index += 1
      case "}", ")":
        depth -= 1
        index += 1
      case let letter where letter.properties.isAlphabetic:
        let begin = index
        while index < text.count, text[index].properties.isAlphabetic { index += 1 }
        let word = String(String.UnicodeScalarView(text[begin..<index])).lowercased()
        // Brackets around both frames.
        if LoggedText.side(of: word) != nil { return nil }
        name = word
      case "-", "0"..."9":
        var reader = JSONReader(text: text, line: 1, index: index)
        guard let value = try? reader.number(), abs(value) < 1e9 else { return nil }
        numbers.append((name.flatMap { Self.names[$0] }, value))
        (name, index) = (nil, reader.index)
      default: index += 1
      }
    } while depth > 0
    guard numbers.count == 4 else { return nil }
    let order = numbers.compactMap(\.name)
    var values = numbers.map(\.value)
    if order.count == 4 {
      guard Set(order).count == 4 else { return nil }
      for (place, number) in zip(order, numbers) { values[place] = number.value }
    }
    rect = Rect(x: values[0], y: values[1], width: values[2], height: values[3])
    end = index
  }
}
