import ArgumentParser
import Foundation
public import InsetCore
import InsetStrategies
import TextFormats

/// The command as a library: a tool of one's own, with strategies of one's own among the shipped.
///
/// ```swift
/// @main enum Tool {
///   static func main() { InsetMatrixTool.main(strategies: [MyInsets.self]) }
/// }
/// ```
///
/// It has all commands of `insetmatrix`: `run --strategy my-insets`, a gate on `my-insets` in
/// `matrix.yaml`, reports, history and baseline.
public enum InsetMatrixTool {
  /// Runs the command of the command line and exits with its status.
  ///
  /// - Parameter strategies: Strategies of one's own, each with an id that no shipped one has.
  public static func main(strategies: [any InsetStrategy.Type] = []) {
    Output.prepare()
    for strategy in strategies where Strategies.named(strategy.id) != nil {
      Output.error("error: there is a strategy `\(strategy.id)` already; give yours another id")
      Foundation.exit(ExitStatus.usage.rawValue)
    }
    Strategies.add(strategies.map { AnyInsetStrategy(isolating: $0) })
    let status = RootCommand.status(of: Array(CommandLine.arguments.dropFirst()))
    Foundation.exit((Output.lostErrors ? .fault : status).rawValue)
  }
}

/// The command that holds all others.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "insetmatrix",
    abstract: "Judges keyboard-avoidance code on every iOS device, keyboard and window.",
    version: Release.version,
    subcommands: [
      Check.self, Explain.self, Bugs.self, Choose.self, Run.self, Merge.self, ReportCommand.self,
      GateCommand.self, BaselineCommand.self,
      Diff.self, HistoryCommand.self, SensitivityCommand.self, Verify.self,
      GenerateCommand.self, Profiles.self, UsageCommand.self, CoverCommand.self, List.self,
      Init.self,
    ])

  /// Runs the command of a command line without the tool's name.
  static func status(of arguments: [String]) -> ExitStatus {
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
      return .success
    } catch let failure as Failure {
      Output.error(MessageText(lines: failure.message))
      return failure.status
    } catch let code as ExitCode {
      return ExitStatus(rawValue: code.rawValue) ?? .fault
    } catch {
      return report(error, arguments)
    }
  }

  /// Says what the argument parser has to say; help and version are "errors" that succeed.
  private static func report(_ error: any Error, _ arguments: [String]) -> ExitStatus {
    let text = fullMessage(for: error)
    if exitCode(for: error) != .success {
      let unknown = UnknownName.subcommand(in: arguments[...])
      Output.error(unknown?.message ?? quoted(text, arguments))
      return .usage
    }
    do throws(Failure) {
      try Output.print(text + "\n")
      return .success
    } catch {
      Output.error(MessageText(lines: error.message))
      return error.status
    }
  }

  /// A message of the argument parser, which quotes arguments and their values as they are.
  private static func quoted(_ text: String, _ arguments: [String]) -> MessageText {
    let words = arguments.flatMap { argument in
      [argument]
        + (argument.firstIndex(of: "=").map { [String(argument[$0...].dropFirst())] } ?? [])
    }
    let text = words.reduce(text) { $1 == $1.shown ? $0 : $0.replacing($1, with: $1.shown) }
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .reduce("\(text.prefix { $0 != "\n" })") { $0 + "\n\($1)" }
  }
}
