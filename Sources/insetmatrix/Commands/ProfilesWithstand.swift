import ArgumentParser
import Foundation
import ProfileFiles
import ProfileLint
import Synchronization
import TextFormats

/// The loader and lint against files that were made to do harm; tests run it in a process of its
/// own with a limit to its memory.
struct ProfilesWithstand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "withstand", abstract: "Reads mutated files, to see that none does harm.",
    shouldDisplay: false)

  @Argument var paths: [String]
  @Option var seed: UInt64 = 1
  @Option(help: "The first input, to repeat one.") var from = 0
  @Option var count = 1000

  /// The most processor time that one input may take, in seconds; builds without optimization are
  /// many times slower.
  #if DEBUG
    private static let limit = 60.0
  #else
    private static let limit = 2.0
  #endif

  mutating func run() throws {
    let files = try LintFiles(paths, profiles: nil).sources.map(\.bytes)
    guard !files.isEmpty else {
      throw Failure(status: .invalidInput, message: "error: there is no file to mutate")
    }
    Self.watch()
    var refused = 0
    var slowest = 0.0
    for input in from..<from + count {
      var mutator = FileMutator(seed: seed, input: input)
      let bytes = mutator.input(from: files)
      let start = Self.seconds
      Self.current.withLock { $0 = (input, start) }
      let source = ProfileSource(path: "input.yaml", bytes: bytes)
      do throws(InvalidProfiles) {
        _ = try ProfileLoader.load([source], matrix: nil)
      } catch {
        refused += 1
        _ = error.render([source])
      }
      _ = Linter.tool.fix([source]).report.text
      slowest = max(slowest, Self.seconds - start)
    }
    let report: JSONValue = [
      "inputs": .integer(count), "read": .integer(count - refused), "refused": .integer(refused),
      "slowestMilliseconds": .integer(Int(slowest * 1000)), "peakMiB": .integer(Self.peakMiB),
    ]
    try Output.print(report.text(.expanded))
  }

  /// The processor time of the process in seconds; POSIX counts it in millionths.
  private static var seconds: Double { Double(clock()) / 1e6 }

  /// The input that is being read, and the processor time at which it began.
  private static let current = Mutex((input: 0, start: Double.infinity))

  /// Ends the process with words when an input takes too long.
  private static func watch() {
    Thread.detachNewThread {
      while true {
        Thread.sleep(forTimeInterval: 0.2)
        let (input, start) = Self.current.withLock { $0 }
        if Self.seconds - start > Self.limit {
          Output.error("error: input \(input) takes more than \(Self.limit) s")
          Foundation.exit(ExitStatus.fault.rawValue)
        }
      }
    }
  }

  /// The peak of resident memory; 0 where the system does not say.
  private static var peakMiB: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kibibytes = peak?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return (kibibytes.flatMap { Int($0) } ?? 0) / 1024
  }
}
