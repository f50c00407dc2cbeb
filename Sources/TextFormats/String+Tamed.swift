extension String {
  /// The text on one line, without what would steer a terminal, a parser or the reading direction.
  ///
  /// White space of any kind becomes a space; control characters and marks that turn the direction
  /// of the text around them become the replacement character. Letters of any script stay.
  package var tamed: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: text.append(" ")
      case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,
        0xFEFF, 0xFFFE, 0xFFFF:
        text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
