import ArgumentParser
import Foundation
import InsetCore
import TextFormats

/// The entry point of the executable.
package enum CommandLineTool {
  /// Runs the command of the command line and exits with its status.
  package static func main() {
    Output.prepare()
    let status = RootCommand.status(of: Array(CommandLine.arguments.dropFirst()))
    Foundation.exit((Output.lostErrors ? .fault : status).rawValue)
  }

  /// Runs a command in this process and captures what it writes to the standard streams.
  ///
  /// - Parameter arguments: The command line without the tool's name.
  /// - Returns: The exit status, and both streams.
  package static func run(
    _ arguments: [String]
  ) -> (status: Int32, output: String, errors: String) {
    let capture = Output.Capture()
    let status = Output.$capture.withValue(capture) { RootCommand.status(of: arguments) }
    return (status.rawValue, capture.output, capture.errors)
  }
}

/// The command that holds all others.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "insetmatrix",
    abstract: "Judges keyboard-avoidance code on every iOS device, keyboard and window.",
    version: Release.version,
    subcommands: [
      Run.self, Merge.self, ReportCommand.self, GateCommand.self, BaselineCommand.self,
      Diff.self, HistoryCommand.self, Explain.self, SensitivityCommand.self, Replay.self,
      Verify.self, GenerateCommand.self, Profiles.self, UsageCommand.self, CoverCommand.self,
      List.self, Init.self,
    ])

  /// Runs the command of a command line.
  fileprivate static func status(of arguments: [String]) -> ExitStatus {
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
      let unknown = UnknownName.subcommand(in: arguments)
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
