/// A part of a line of a text, with its location.
package struct PlacedText: Hashable, Sendable {
  package let scalars: ArraySlice<Unicode.Scalar>
  private let line: Int
  /// The column of the first scalar of the line's array.
  private let column: Int

  /// A whole line.
  package init(_ scalars: [Unicode.Scalar], line: Int) {
    self.init(scalars[...], line: line, column: 1)
  }

  private init(_ scalars: ArraySlice<Unicode.Scalar>, line: Int, column: Int) {
    (self.scalars, self.line, self.column) = (scalars, line, column)
  }

  package var text: String { String(String.UnicodeScalarView(scalars)) }
  package var isEmpty: Bool { scalars.isEmpty }

  /// Where it is.
  package var place: TextLocation {
    TextLocation(line, column + scalars.startIndex, length: scalars.count)
  }

  /// Where one of its scalars is.
  package func place(of index: Int) -> TextLocation { TextLocation(line, column + index) }

  /// A part of it, by indices of `scalars`.
  package subscript(range: Range<Int>) -> PlacedText {
    PlacedText(scalars[range], line: line, column: column)
  }

  /// The part without white space around it.
  package var trimmed: PlacedText {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return self[scalars.startIndex..<scalars.startIndex] }
    return self[first..<last + 1]
  }

  /// The parts between occurrences of a separator, without white space around them.
  package func parts(separatedBy separator: Unicode.Scalar) -> [PlacedText] {
    scalars.split(separator: separator, omittingEmptySubsequences: false).map {
      self[$0.startIndex..<$0.endIndex].trimmed
    }
  }
}

extension PlacedText {
  /// The lines of a file in UTF-8, without their ends and a byte order mark.
  ///
  /// - Throws: The location of a byte that is not UTF-8, or of a control character.
  package static func lines(_ bytes: [UInt8]) throws(TextFinding) -> [PlacedText] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var iterator = (bytes.starts(with: mark) ? bytes[3...] : bytes[...]).makeIterator()
    var decoder = UTF8()
    var lines: [PlacedText] = []
    var line: [Unicode.Scalar] = []
    var followsReturn = false
    func place() -> TextLocation { TextLocation(lines.count + 1, line.count + 1) }
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput:
        lines.append(PlacedText(line, line: lines.count + 1))
        return lines
      case .error: throw TextFinding("invalid-utf8", "this byte is not UTF-8", place())
      case .scalarValue(let scalar):
        if scalar.isLineBreak {
          if !(followsReturn && scalar == "\n") {
            lines.append(PlacedText(line, line: lines.count + 1))
            line = []
          }
        } else if scalar.isUnprintable {
          throw TextFinding("control-character", "an invisible control character", place())
        } else {
          line.append(scalar)
        }
        followsReturn = scalar == "\r"
      }
    }
  }
}
