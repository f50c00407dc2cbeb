import Foundation
@testable import InsetMatrixTool
import MatrixResults
import TestSupport

/// The tool, run as a user runs it.
struct Tool {
  /// What a run of the tool left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The path of the tool.
  static let executable = Repository.program("insetmatrix")

  /// Runs the tool's command in the checkout's root, without a process where tests run there.
  ///
  /// - Parameter arguments: The command line without the tool's name.
  /// - Throws: What Foundation throws where a process or file cannot be had.
  /// - Returns: What the run left behind.
  static func run(_ arguments: [String]) throws -> Outcome {
    // Xcode runs tests in another folder.
    guard FileManager.default.currentDirectoryPath == Repository.root.path else {
      return try run(arguments, in: Repository.root)
    }
    let capture = Output.Capture()
    let status = Output.$capture.withValue(capture) { RootCommand.status(of: arguments) }
    return Outcome(status: status.rawValue, output: capture.output, errors: capture.errors)
  }

  /// Runs the built tool in the checkout's root, or in another folder.
  ///
  /// - Parameters:
  ///   - arguments: The command line without the tool's name.
  ///   - folder: The working folder.
  ///   - environment: Variables beside those of the test's own process.
  ///   - program: The program to run in the tool's place.
  /// - Throws: What Foundation throws where a process or file cannot be had.
  /// - Returns: What the run left behind.
  static func run(
    _ arguments: [String], in folder: URL = Repository.root, environment: [String: String] = [:],
    program: String = "insetmatrix"
  ) throws -> Outcome {
    try start(arguments, in: folder, environment, program) { process, _ in process.waitUntilExit() }
  }

  /// Runs the tool and sends it a signal after a while, if it still runs then.
  static func interrupt(
    _ arguments: [String], with signal: Int32, after delay: Duration
  ) throws -> Outcome {
    try start(arguments, in: Repository.root, [:]) { process, _ in
      let deadline = ContinuousClock.now + delay
      while process.isRunning, ContinuousClock.now < deadline { usleep(1000) }
      if process.isRunning { kill(process.processIdentifier, signal) }
      process.waitUntilExit()
    }
  }

  /// Runs the tool in a folder and sends it a signal as soon as its messages have a text.
  static func interrupt(
    _ arguments: [String], in folder: URL, with signal: Int32, when text: String
  ) throws -> Outcome {
    try start(arguments, in: folder, [:]) { process, errors in
      while process.isRunning {
        if let said = try? String(contentsOf: errors, encoding: .utf8), said.contains(text) {
          kill(process.processIdentifier, signal)
          break
        }
        usleep(1000)
      }
      process.waitUntilExit()
    }
  }

  private static func start(
    _ arguments: [String], in folder: URL, _ environment: [String: String],
    _ program: String = "insetmatrix",
    _ wait: (_ process: Process, _ errors: URL) -> Void
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = Repository.program(program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, not pipes: a pipe that nobody empties would stop the tool.
    let scratch = try Scratch()
    let output = try scratch.emptyFile("stdout")
    let errors = try scratch.emptyFile("stderr")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    wait(process, errors)
    return Outcome(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}

/// A folder of a test's own, which goes with it.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "insetmatrix-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Makes an empty file in the folder.
  func emptyFile(_ name: String) throws -> URL { try file(name, "") }

  /// Makes a file with a text in the folder.
  @discardableResult
  func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url
  }

  /// The names of what is in the folder, sorted.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }
}
