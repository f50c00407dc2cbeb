import Foundation
import MatrixResults
import TestSupport

extension Tool {
  /// Runs the tool with a text on its standard input, as a pipe of the shell gives it.
  static func run(_ arguments: [String], input: String) throws -> Outcome {
    let scratch = try Scratch()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = Repository.root
    process.standardInput = try FileHandle(forReadingFrom: scratch.file("stdin", input))
    let output = try scratch.emptyFile("stdout")
    let errors = try scratch.emptyFile("stderr")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}
