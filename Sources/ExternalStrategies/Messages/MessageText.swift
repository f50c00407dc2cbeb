import InsetCore

/// A JSON text that is written from its first byte to its last: a run has billions of numbers.
///
/// Names and words are the protocol's own, so nothing has to be escaped.
struct MessageText {
  private(set) var bytes: [UInt8] = []

  /// Creates a text without a byte.
  init() {}

  /// Writes an object.
  mutating func object(_ members: (inout Self) -> Void) {
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes a list.
  mutating func array<Elements: Sequence>(
    _ elements: Elements, _ element: (inout Self, Elements.Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for item in elements {
      element(&self, item)
      bytes.append(UInt8(ascii: ","))
    }
    close(UInt8(ascii: "]"))
  }

  /// Writes a member whose value `value` writes.
  mutating func member(_ name: String, _ value: (inout Self) -> Void) {
    bytes.append(UInt8(ascii: "\""))
    bytes += name.utf8
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    value(&self)
    bytes.append(UInt8(ascii: ","))
  }

  mutating func member(_ name: String, _ value: Bool) {
    member(name) { $0.bytes += (value ? "true" : "false").utf8 }
  }

  mutating func member(_ name: String, _ value: Int) {
    member(name) { $0.bytes += "\(value)".utf8 }
  }

  /// Writes a word of the protocol.
  mutating func member(_ name: String, word: String) {
    member(name) { $0.bytes += "\"\(word)\"".utf8 }
  }

  /// Writes a number; null where JSON has no such number.
  mutating func member(_ name: String, _ value: Double) {
    member(name) { text in
      if let whole = Int(exactly: value) {
        text.bytes += "\(whole)".utf8
      } else {
        text.bytes += (value.isFinite ? "\(value)" : "null").utf8
      }
    }
  }

  mutating func member(_ name: String, _ size: Size) {
    member(name) { text in
      text.object {
        $0.member("width", size.width)
        $0.member("height", size.height)
      }
    }
  }

  mutating func member(_ name: String, _ point: Point) {
    member(name) { text in
      text.object {
        $0.member("x", point.x)
        $0.member("y", point.y)
      }
    }
  }

  mutating func member(_ name: String, _ rect: Rect) {
    member(name) { text in
      text.object {
        $0.member("x", rect.minX)
        $0.member("y", rect.minY)
        $0.member("width", rect.width)
        $0.member("height", rect.height)
      }
    }
  }

  mutating func member(_ name: String, _ insets: Insets) {
    member(name) { text in
      text.object {
        $0.member("top", insets.top)
        $0.member("left", insets.left)
        $0.member("bottom", insets.bottom)
        $0.member("right", insets.right)
      }
    }
  }

  /// Ends the line.
  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func open(_ bracket: UInt8) { bytes.append(bracket) }

  /// Closes a container: in the place of the last comma, if there is one.
  private mutating func close(_ bracket: UInt8) {
    if bytes.last == UInt8(ascii: ",") { bytes.removeLast() }
    bytes.append(bracket)
  }
}
