/// A finding about a text: what, by which rule, and where.
package struct TextFinding: Error, Hashable, Sendable {
  /// The rule's name, such as `missing-key`.
  package let rule: String
  /// What is wrong, as a message of its own.
  package let message: String
  package let place: TextLocation

  package init(_ rule: String, _ message: String, _ place: TextLocation) {
    self.rule = rule
    self.message = message
    self.place = place
  }
}

/// A location in a text; lines and columns count from 1, columns in Unicode scalars.
package struct TextLocation: Hashable, Sendable {
  package let line: Int
  package let column: Int
  /// How many columns it takes, at least 1.
  package let length: Int

  package init(_ line: Int, _ column: Int, length: Int = 1) {
    self.line = line
    self.column = column
    self.length = max(1, length)
  }
}

extension String {
  /// The text as messages quote it: in backticks, and cut where it is long.
  var quoted: String {
    let head = unicodeScalars.prefix(61)
    guard head.count == 61 else { return "`\(self)`" }
    return "`\(String(UnicodeScalarView(head.prefix(60))))…`"
  }
}
