import TextFormats

/// Lines for a terminal or a log, in which what is interpolated stays on its line and steers nothing.
///
/// Paths and arguments may hold line breaks and escape codes; a log would read a line that begins with `::` as
/// a command.
struct MessageText: ExpressibleByStringInterpolation, Hashable, Sendable {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  /// Takes lines as they are, which are a message already.
  init(lines: String) { text = lines }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The parts of a message.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ value: some Any) { text += "\(value)".shown }

    /// Appends lines as they are, which are a message already.
    mutating func appendInterpolation(lines: String) { text += lines }
  }

  static func + (first: MessageText, second: MessageText) -> MessageText {
    MessageText(lines: first.text + second.text)
  }
}
