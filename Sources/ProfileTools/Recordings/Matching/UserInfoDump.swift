import InsetCore
import TextFormats

/// A notification's `userInfo` as `print`, `NSLog` and debuggers write it.
///
/// Objective-C writes `UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409}, {375, 258}}";`, Swift
/// `AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 409}, {375, 258}}`, and the
/// notification's name comes before it, if at all.
struct UserInfoDump {
  private var event: KeyboardEventName?
  private var begin: Rect?
  private var end: Rect?
  private var place = TextLocation(1, 1)
  /// The first of its frames that cannot be read.
  private var finding: TextFinding?

  private static let prefix = Array("UIKeyboard".unicodeScalars)
  private static let beginKey = "UIKeyboardFrameBeginUserInfoKey"
  private static let endKey = "UIKeyboardFrameEndUserInfoKey"

  /// The recordings of a text, one for each pair of frames; nil where the text is no dump.
  static func recordings(_ text: RecordingText) -> RecordingText.Rows<Recording>? {
    var dumps: [UserInfoDump] = []
    for line in text.lines {
      let characters = line.text
      // A line of JSON anywhere: the lines around it are broken ones.
      if isJSON(characters) { return nil }
      take(characters, line.number, into: &dumps)
    }
    if dumps.isEmpty { return nil }
    var rows = RecordingText.Rows<Recording>()
    for (index, dump) in dumps.enumerated() {
      do throws(TextFinding) {
        rows.values.append(try dump.recording(number: index + 1))
      } catch {
        rows.refused.add(error)
      }
    }
    return rows
  }

  /// Whether a line begins as an object of JSON with a member does; no dump has such a line.
  private static func isJSON(_ text: [Unicode.Scalar]) -> Bool {
    text.lazy.filter { !$0.properties.isWhitespace }.prefix(2).elementsEqual(["{", "\""])
  }

  /// Adds a line's values; one that the last dump has already begins the next.
  private static func take(
    _ text: [Unicode.Scalar], _ line: Int, into dumps: inout [UserInfoDump]
  ) {
    var index = 0
    while index < text.count {
      guard text[index...].starts(with: prefix) else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, text[index].properties.isAlphabetic { index += 1 }
      let name = String(String.UnicodeScalarView(text[start..<index]))
      let place = TextLocation(line, start + 1, length: index - start)
      let event = KeyboardEventName(logged: name)
      guard event != nil || name == beginKey || name == endKey else { continue }
      var dump = dumps.popLast() ?? UserInfoDump(place: place)
      let isNext =
        event != nil
        ? dump.event != nil || dump.begin != nil || dump.end != nil
        : name == beginKey ? dump.begin != nil : dump.end != nil
      if isNext {
        dumps.append(dump)
        dump = UserInfoDump(place: place)
      }
      if let event {
        dump.event = event
      } else {
        dump.takeFrame(of: name, after: index, in: text, place)
      }
      dumps.append(dump)
    }
  }

  /// Takes the rectangle of a key; one that cannot be read spoils this dump alone.
  private mutating func takeFrame(
    of key: String, after index: Int, in text: [Unicode.Scalar], _ place: TextLocation
  ) {
    var frame = Rect.zero
    do throws(TextFinding) {
      frame = try Self.rect(after: index, in: text, place)
    } catch {
      finding = finding ?? error
    }
    if key == Self.beginKey { begin = frame } else { end = frame }
  }

  /// The rectangle that follows a key: `{{x, y}, {width, height}}`.
  private static func rect(
    after index: Int, in text: [Unicode.Scalar], _ key: TextLocation
  ) throws(TextFinding) -> Rect {
    let wrong = TextFinding(
      "bad-value", "expected a rectangle such as {{0, 409}, {375, 258}} after this key", key)
    let rest = text[index...].drop { $0 != "{" }
    // Between the key and its rectangle are signs and the type's name, never another key.
    guard text[index..<rest.startIndex].count < 20 else { throw wrong }
    var reader = JSONReader(text: text, line: key.line, index: rest.startIndex)
    var numbers: [Double] = []
    for mark in ["{{", ",", "},{", ",", "}}"] as [String] {
      for scalar in mark.unicodeScalars {
        reader.skipSpace()
        guard reader.take(scalar) else { throw wrong }
      }
      if mark == "}}" { break }
      reader.skipSpace()
      let start = reader.index
      guard let number = try? reader.number() else { throw wrong }
      numbers.append(try JSONNode(kind: .number(number), place: reader.place(from: start)).length())
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func recording(number: Int) throws(TextFinding) -> Recording {
    if let finding { throw finding }
    guard let begin, let end else {
      let missing = begin == nil ? Self.beginKey : Self.endKey
      throw TextFinding("missing-key", "this dump has no `\(missing)`", place)
    }
    return Recording(
      id: "dump-\(number)", event: event, screen: nil, begin: begin, end: end, os: nil)
  }
}
