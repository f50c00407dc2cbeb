import DeviceProfiles
import ExternalStrategies
import InsetCore
import InsetStrategies
import MatrixEngine
import MatrixResults
import ScenarioSpaces
import Synchronization
import TextFormats

/// The strategies that programs are, from `exec:` on the command line to the end of the process.
enum ExternalPrograms {
  /// What precedes the path of a program in the place of a strategy's id.
  static let prefix = "exec:"
  private static let running = Mutex<[(path: String, program: ExternalStrategy)]>([])

  /// Starts a program.
  ///
  /// - Parameter name: Its path, after the prefix.
  /// - Throws: A failure where it does not introduce itself, or by the id of another strategy.
  /// - Returns: The strategy that it is.
  static func start(_ name: String) throws(Failure) -> AnyInsetStrategy {
    guard name.hasPrefix(prefix) else {
      throw Failure(status: .usage, message: "error: '\(name)' is no program: say exec:PATH")
    }
    let path = String(name.dropFirst(prefix.count))
    let program: ExternalStrategy
    do throws(NoAnswer) {
      var limits = ExternalStrategy.Limits()
      limits.isCancelled = { Interruption.hasCome }
      program = try ExternalStrategy(path, limits)
    } catch {
      throw Failure(status: .invalidInput, message: "\(path): error: the program \(error.reason)")
    }
    let strategy = program.strategy
    let ids = running.withLock { running in
      running.append((path, program))
      return Strategies.all.map(\.id) + running.dropLast().map(\.program.strategy.id)
    }
    if ids.contains(strategy.id) {
      throw Failure(
        status: .invalidInput,
        message: "\(path): error: another strategy has the id \(strategy.id)")
    }
    return strategy
  }

  /// What named each program on the command line, by the strategy's id.
  static var names: [String: String] {
    let names = running.withLock { $0.map { ($0.program.strategy.id, prefix + $0.path) } }
    return Dictionary(names) { first, _ in first }
  }

  /// The gate of a run of programs: all of them must be exact; nil where there are none.
  static var gate: MatrixPlan.Gate? {
    let ids = running.withLock { $0.map(\.program.strategy.id) }
    return ids.isEmpty ? nil : MatrixPlan.Gate(exact: ids)
  }

  /// Whether a program was given up: then there is nothing left to judge.
  static var haveFailed: Bool { running.withLock { $0.contains { $0.program.givenUp != nil } } }

  /// Says how often programs were asked, and where they have not answered.
  static func report(_ run: Matrix.Run) {
    for (path, program) in running.withLock(\.self) {
      let (tally, id) = (program.tally, program.strategy.id)
      // A part of a run may have nothing to judge.
      let unanswered = zip(run.result.strategies, run.unanswered).first { $0.0.id == id }?.1 ?? []
      for scenario in unanswered {
        let name = run.result.space.id(of: run.result.space[scenario.position])
        Output.error("\(path): error: in \(name) the program \(scenario.reason)")
      }
      if let givenUp = program.givenUp { Output.error("\(path): error: the program \(givenUp)") }
      let counts = [tally.scenes, tally.events, tally.askedTwice, tally.silences, tally.notAsked]
        .map(Numbers.grouped)
      Output.error(
        "\(path): \(counts[0]) scenes with \(counts[1]) events, \(counts[2]) asked twice, "
          + "\(counts[3]) without an answer"
          + (tally.notAsked == 0 ? "" : ", \(counts[4]) not asked"))
    }
  }

  /// Ends all programs.
  static func end() {
    for (_, program) in running.withLock(\.self) { program.end() }
  }
}
