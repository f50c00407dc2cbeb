import Foundation

/// What is known of the terminal behind a standard stream.
enum Terminal {
  /// Whether standard input is a terminal.
  static var hasInput: Bool { isTerminal(STDIN_FILENO) }
  /// Whether standard output is a terminal.
  static var hasOutput: Bool { isTerminal(STDOUT_FILENO) }
  /// Whether standard error is a terminal.
  static var hasErrors: Bool { isTerminal(STDERR_FILENO) }

  private static func isTerminal(_ stream: Int32) -> Bool {
    Output.capture == nil && isatty(stream) == 1
  }

  /// The width of standard error's terminal in columns; 80 where nobody knows.
  static var columns: Int {
    var size = winsize()
    let isKnown = unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}
