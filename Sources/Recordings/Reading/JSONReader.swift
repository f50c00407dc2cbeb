/// Reads one line of JSON, and keeps the location of each value.
///
/// Foundation's decoder reports no column for a value that has the wrong type or is missing.
struct JSONReader {
  let text: [Unicode.Scalar]
  let line: Int
  var index = 0

  /// How deep values may lie in each other.
  private static let depth = 64

  /// Reads the only value of a line.
  static func read(_ text: [Unicode.Scalar], line: Int) throws(RecordingFinding) -> JSONNode {
    var reader = JSONReader(text: text, line: line)
    let node = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.index == text.count else { throw reader.unexpected("the end of the line") }
    return node
  }

  private mutating func value(depth: Int) throws(RecordingFinding) -> JSONNode {
    skipSpace()
    guard depth < Self.depth else {
      throw RecordingFinding(
        "too-deep", "values lie in each other more than \(Self.depth) deep", place(from: index))
    }
    let start = index
    let kind: JSONNode.Kind =
      switch peek {
      case "{": try object(depth: depth)
      case "[": try array(depth: depth)
      case "\"": .string(try string())
      case let digit? where digit == "-" || ("0"..."9").contains(digit): .number(try number())
      default: try word()
      }
    return JSONNode(kind: kind, place: place(from: start))
  }

  private mutating func object(depth: Int) throws(RecordingFinding) -> JSONNode.Kind {
    var members: [(name: String, value: JSONNode)] = []
    var names: Set<String> = []
    index += 1
    skipSpace()
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      let start = index
      guard peek == "\"" else { throw unexpected("a name in quotation marks") }
      let name = try string()
      guard names.insert(name).inserted else {
        throw RecordingFinding(
          "duplicate-key", "\(name.quoted) occurs twice", place(from: start))
      }
      skipSpace()
      guard take(":") else { throw unexpected("`:`") }
      members.append((name, try value(depth: depth + 1)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw unexpected("`,` or `}`") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(RecordingFinding) -> JSONNode.Kind {
    var values: [JSONNode] = []
    index += 1
    skipSpace()
    if take("]") { return .array([]) }
    repeat {
      values.append(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw unexpected("`,` or `]`") }
    return .array(values)
  }

  private mutating func word() throws(RecordingFinding) -> JSONNode.Kind {
    let words: [(String, JSONNode.Kind)] = [
      ("null", .null), ("true", .bool(true)), ("false", .bool(false)),
    ]
    for (word, kind) in words where text[index...].starts(with: word.unicodeScalars) {
      index += word.unicodeScalars.count
      return kind
    }
    throw unexpected("a value")
  }

  /// The next scalar; nil at the end.
  var peek: Unicode.Scalar? { index < text.count ? text[index] : nil }

  /// Goes on behind a scalar if it is the next.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  mutating func skipSpace() {
    while let scalar = peek, scalar == " " || scalar == "\t" || scalar == "\r" { index += 1 }
  }

  /// The location from an index to where the reader is.
  func place(from start: Int) -> RecordingLocation {
    RecordingLocation(line, start + 1, length: index - start)
  }

  /// The finding that something else is expected here.
  func unexpected(_ wanted: String) -> RecordingFinding {
    let found = peek.map { String($0).quoted } ?? "the end of the line"
    return RecordingFinding(
      "invalid-json", "this is not JSON: expected \(wanted), not \(found)",
      place(from: index))
  }
}
