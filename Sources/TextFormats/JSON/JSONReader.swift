/// Reads JSON, and keeps the location of each value.
///
/// Foundation's decoder reports no column for a value that has the wrong type or is missing.
package struct JSONReader {
  let text: [Unicode.Scalar]
  /// The number of the line that is being read, and where it starts.
  private var line: Int
  private var lineStart = 0
  package internal(set) var index = 0

  /// How deep values may lie in each other.
  private static let depth = 64

  /// Starts to read in the middle of a line.
  package init(text: [Unicode.Scalar], line: Int, index: Int = 0) {
    self.text = text
    self.line = line
    self.index = index
  }

  /// Reads the only value of a text that starts on a line of a file.
  package static func read(_ text: [Unicode.Scalar], line: Int) throws(TextFinding) -> JSONNode {
    var reader = JSONReader(text: text, line: line)
    let node = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.index == text.count else { throw reader.unexpected("the end of the line") }
    return node
  }

  private mutating func value(depth: Int) throws(TextFinding) -> JSONNode {
    skipSpace()
    guard depth < Self.depth else {
      throw TextFinding(
        "too-deep", "values lie in each other more than \(Self.depth) deep", place(from: index))
    }
    let (start, first) = (index, place(from: index))
    let kind: JSONNode.Kind =
      switch peek {
      case "{": try object(depth: depth)
      case "[": try array(depth: depth)
      case "\"": .string(try string())
      case let digit? where digit == "-" || ("0"..."9").contains(digit): .number(try number())
      default: try word()
      }
    return JSONNode(kind: kind, place: first.line == line ? place(from: start) : first)
  }

  private mutating func object(depth: Int) throws(TextFinding) -> JSONNode.Kind {
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
        throw TextFinding(
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

  private mutating func array(depth: Int) throws(TextFinding) -> JSONNode.Kind {
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

  private mutating func word() throws(TextFinding) -> JSONNode.Kind {
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

  /// Consumes the next scalar if it matches.
  package mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  package mutating func skipSpace() {
    while let scalar = peek, " \t\r\n".unicodeScalars.contains(scalar) {
      index += 1
      if scalar == "\n" { (line, lineStart) = (line + 1, index) }
    }
  }

  /// The location from an index to where the reader is.
  package func place(from start: Int) -> TextLocation {
    TextLocation(line, start - lineStart + 1, length: index - start)
  }

  /// The finding that something else is expected here.
  func unexpected(_ wanted: String) -> TextFinding {
    let found = peek.map { String($0).quoted } ?? "the end of the line"
    return TextFinding(
      "invalid-json", "this is not JSON: expected \(wanted), not \(found)",
      place(from: index))
  }
}
