import TextFormats

/// The lines of a file as diagnostics show them.
package struct SourceText: Sendable {
  private let scalars: [Unicode.Scalar]
  /// Where each line starts in `scalars`, and one more.
  private let starts: [Int]

  /// Splits the bytes of a file.
  ///
  /// What is not UTF-8 becomes U+FFFD. Of a file that is too large to be read, only the beginning
  /// is there to be shown.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8]) {
    let text = String(
      decoding: TextCheck.withoutByteOrderMark(bytes).prefix(Limits.bytes), as: UTF8.self)
    scalars = Array(text.unicodeScalars)
    var starts = [0]
    for (index, scalar) in scalars.enumerated() where scalar.isLineBreak {
      let isInsideCRLF = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if !isInsideCRLF { starts.append(index + 1) }
    }
    self.starts = starts + [scalars.count + 1]
  }

  /// A line without its end, by its number from 1; nil where there is none.
  func line(_ number: Int) -> ArraySlice<Unicode.Scalar>? {
    guard (1..<starts.count).contains(number) else { return nil }
    var line = scalars[starts[number - 1]..<min(starts[number], scalars.count)]
    while let last = line.last, last.isLineBreak { line.removeLast() }
    return line
  }
}
