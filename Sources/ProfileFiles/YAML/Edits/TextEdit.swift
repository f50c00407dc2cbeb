/// A change of a file: bytes that go, and what comes in their place.
package struct TextEdit: Hashable, Sendable {
  /// The bytes that go; empty where something is only put in.
  package var range: Range<Int>
  /// What comes in their place.
  package var replacement: String

  package init(_ range: Range<Int>, _ replacement: String = "") {
    self.range = range
    self.replacement = replacement
  }

  /// Creates an edit that puts a text in before a byte.
  package static func insert(_ text: String, at offset: Int) -> Self {
    Self(offset..<offset, text)
  }

  /// Whether both cannot be done: they take the same byte, or one puts a text into what the other
  /// takes.
  package func overlaps(_ other: Self) -> Bool {
    range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
  }
}

/// Two edits of the same bytes.
package struct OverlappingEdits: Error, Hashable, Sendable {
  package let first: TextEdit
  package let second: TextEdit

  package init(first: TextEdit, second: TextEdit) {
    self.first = first
    self.second = second
  }
}

extension TextEdit {
  /// Makes changes to a file; every byte that no edit takes stays as it is.
  ///
  /// - Parameters:
  ///   - edits: The edits in any order; what is put in at one location comes in the order given.
  ///   - bytes: The file's contents.
  /// - Returns: The changed contents.
  /// - Throws: The first two edits that overlap.
  /// - Precondition: No edit reaches behind the file's end.
  /// - Complexity: O(*n* + *m* log *m*) in the number of bytes and of edits.
  package static func apply(
    _ edits: [TextEdit], to bytes: [UInt8]
  ) throws(OverlappingEdits) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    var last: TextEdit?
    for edit in edits.inOrder {
      precondition(edit.range.upperBound <= bytes.count, "an edit reaches behind the file's end")
      if let last, edit.range.lowerBound < position {
        throw OverlappingEdits(first: last, second: edit)
      }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
      last = edit
    }
    return result + bytes[position...]
  }
}

extension [TextEdit] {
  /// The edits by their first bytes; what is put in at a byte comes before what takes it.
  fileprivate var inOrder: Self {
    enumerated().sorted { a, b in
      let (x, y) = (a.element.range, b.element.range)
      return (x.lowerBound, x.upperBound, a.offset) < (y.lowerBound, y.upperBound, b.offset)
    }.map(\.element)
  }
}
