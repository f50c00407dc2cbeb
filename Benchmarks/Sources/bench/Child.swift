import Foundation

/// This program in a process of its own, alone or under valgrind.
enum Child {
  /// A process that did not end well.
  struct Failure: Error {
    /// What was run.
    var command: String
    /// What it said.
    var output: String
  }

  /// Runs this program and returns what it prints.
  static func run(_ arguments: [String]) throws -> String {
    try launch([program] + arguments, errors: .standardError)
  }

  /// What valgrind counted.
  struct Counts {
    /// Executed instructions.
    var instructions = 0
    /// Calls of `malloc`.
    var allocations = 0
  }

  /// Runs this program under callgrind and returns what it prints, and the counts.
  static func count(_ arguments: [String]) throws -> (output: String, counts: Counts) {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "bench-\(ProcessInfo.processInfo.processIdentifier).callgrind")
    defer { try? FileManager.default.removeItem(at: file) }
    // Old valgrinds complain about debug information that nobody asks them for.
    let output = try launch(
      ["valgrind", "--quiet", "--tool=callgrind", "--callgrind-out-file=\(file.path)", program]
        + arguments, errors: .nullDevice)
    return (output, Counts(callgrind: try String(contentsOf: file, encoding: .utf8)))
  }

  private static var program: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  private static func launch(_ command: [String], errors: FileHandle) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Hash tables in the same order every time: the counts are to be the same, too.
    process.arguments = ["SWIFT_DETERMINISTIC_HASHING=1"] + command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = errors
    try process.run()
    let output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self
    ).trimmingCharacters(in: .newlines)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(command: command.joined(separator: " "), output: output)
    }
    return output
  }
}

extension Child.Counts {
  /// Reads callgrind's file: the total, and each call of `malloc` from anywhere.
  ///
  /// A function is "(7) malloc" where it is first named and "(7)" from then on.
  init(callgrind text: String) {
    var malloc: Substring?
    var callsMalloc = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("cfn=") || line.hasPrefix("fn=") {
        let name = line[line.index(after: line.firstIndex(of: "=") ?? line.startIndex)...]
        if name.hasSuffix(" malloc") { malloc = name.prefix { $0 != " " } }
        if line.hasPrefix("c") { callsMalloc = name.prefix { $0 != " " } == malloc }
      } else if callsMalloc, line.hasPrefix("calls=") {
        allocations += line.dropFirst(6).split(separator: " ").first.flatMap { Int($0) } ?? 0
      } else if line.hasPrefix("totals: ") || line.hasPrefix("summary: ") {
        instructions = Int(line.split(separator: " ")[1]) ?? 0
      }
    }
  }
}
