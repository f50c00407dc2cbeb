import ArgumentParser
import Foundation

/// Whether to write colors: an option that several commands share.
struct ColorOptions: ParsableArguments {
  enum Choice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Option(help: "Colors: auto asks the terminal and NO_COLOR.")
  var color = Choice.auto

  /// Whether standard output gets colors.
  func isColored(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
        && Terminal.hasOutput
    }
  }
}
