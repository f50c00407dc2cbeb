import DeviceProfiles
import Foundation
import InsetCore
import InsetStrategies
import MatrixModels
import ProfileFiles
import ProfileLint
import ScenarioSpaces
import Synchronization
import TestSupport
import TextFormats

/// Gives mutated profile files to the loader and to lint, and prints counts as JSON.
///
/// It is a program of its own, so that a test sees a crash, a hang or a leak and outlives it.
///
/// usage: LoaderRobustness SEED COUNT [FIRST]
@main struct RobustnessCheck {
  /// The maximum processor time for one input in seconds; builds without optimization are many times
  /// slower.
  #if DEBUG
    private static let limit = 60.0
  #else
    private static let limit = 2.0
  #endif

  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().map { UInt64($0) ?? 0 }
    guard numbers.count >= 2 else {
      FileHandle.standardError.write(Data("usage: LoaderRobustness SEED COUNT [FIRST]\n".utf8))
      Foundation.exit(2)
    }
    let first = numbers.count > 2 ? Int(numbers[2]) : 0
    try check(seed: numbers[0], inputs: first..<first + Int(numbers[1]))
  }

  private static func check(seed: UInt64, inputs: Range<Int>) throws {
    let sources = try sources(under: "Tests/Fixtures/profiles") + sources(under: "devices")
    let linter = try linter()
    watch()
    var refused = 0
    var slowest = 0.0
    for input in inputs {
      var mutator = FileMutator(seed: seed, input: input)
      let bytes = mutator.input(from: sources.map(\.bytes))
      let start = seconds
      current.withLock { $0 = (input, start) }
      let source = ProfileSource(path: "input.yaml", bytes: bytes)
      do throws(InvalidProfiles) {
        _ = try ProfileLoader.load([source], matrix: nil)
      } catch {
        refused += 1
        _ = error.render([source])
      }
      _ = try? ProfileLoader.usage(source, in: nil)
      _ = BaselineFile(DecodedFile(reading: source, as: .baseline)).findings([], strategies: [])
      _ = linter.fix([source]).report.text
      slowest = max(slowest, seconds - start)
    }
    let report: JSONValue = [
      "inputs": .integer(inputs.count), "read": .integer(inputs.count - refused),
      "refused": .integer(refused), "slowestMilliseconds": .integer(Int(slowest * 1000)),
      "peakMiB": .integer(peakMiB),
    ]
    FileHandle.standardOutput.write(Data(report.text(.expanded).utf8))
  }

  private static func sources(under folder: String) throws -> [ProfileSource] {
    try Repository.files(under: folder, ending: ".yaml").map { path in
      ProfileSource(
        path: path, bytes: Array(try Data(contentsOf: Repository.root.appending(path: path))))
    }
  }

  /// The linter as the tool has it.
  private static func linter() throws -> Linter {
    Linter(strategies: Strategies.all.map(\.id), levels: MatrixLevels.ofApp)
  }

  /// The processor time of the process in seconds; POSIX counts it in millionths.
  private static var seconds: Double { Double(clock()) / 1e6 }

  /// The input that is being read, and the processor time at which it began.
  private static let current = Mutex((input: 0, start: Double.infinity))

  /// Ends the process with a message when an input takes too long.
  private static func watch() {
    Thread.detachNewThread {
      while true {
        Thread.sleep(forTimeInterval: 0.2)
        let (input, start) = current.withLock { $0 }
        if seconds - start > limit {
          let message = "error: input \(input) takes more than \(limit) s\n"
          FileHandle.standardError.write(Data(message.utf8))
          Foundation.exit(4)
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
