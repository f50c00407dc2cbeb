extension String {
  /// The parts between the occurrences of a separator, byte by byte.
  ///
  /// The standard library has the search for texts from iOS 16 on.
  package func parts(separatedBy separator: String) -> [Substring] {
    var parts: [Substring] = []
    var (start, index) = (startIndex, startIndex)
    while index < endIndex {
      if utf8[index...].starts(with: separator.utf8) {
        parts.append(self[start..<index])
        index = utf8.index(index, offsetBy: separator.utf8.count)
        start = index
      } else {
        utf8.formIndex(after: &index)
      }
    }
    return parts + [self[start...]]
  }

  /// The text with each occurrence of another one replaced, byte by byte.
  package func replacingOccurrences(of text: String, by replacement: String) -> String {
    parts(separatedBy: text).joined(separator: replacement)
  }
}
