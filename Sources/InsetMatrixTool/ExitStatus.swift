import ArgumentParser

/// The tool's exit codes.
enum ExitStatus: Int32 {
  /// As expected.
  case success = 0
  /// A strategy of the gate is not exact, or profiles differ.
  case findings = 1
  /// The command line is wrong.
  case usage = 2
  /// A profile, the matrix or another input is wrong.
  case invalidInput = 3
  /// The tool or the machine failed.
  case fault = 4
  /// A run was not complete: interrupted, or nothing to judge.
  case incomplete = 5

  var code: ExitCode { ExitCode(rawValue) }
}
