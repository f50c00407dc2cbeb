import Foundation
import MatrixResults
import TestSupport

extension Tool {
  /// Runs a script of bash in a folder, with the tool as `$tool`, its profiles as `$devices`, and a
  /// small matrix as `$small`.
  ///
  /// - Returns: What the script left behind; a status of 15 where it took longer than it may.
  static func shell(
    _ script: String, in scratch: Scratch, seconds: Int = 120
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = scratch.folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "tool": executable.path, "devices": Repository.root.appending(path: "devices").path,
      "small": ExitStatusTests.small,
    ]) { $1 }
    let streams = try Scratch()
    let (output, errors) = (try streams.emptyFile("stdout"), try streams.emptyFile("stderr"))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let deadline = ContinuousClock.now + .seconds(seconds)
    while process.isRunning, ContinuousClock.now < deadline { usleep(1000) }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}
