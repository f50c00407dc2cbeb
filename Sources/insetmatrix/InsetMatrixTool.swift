import ArgumentParser
import Foundation

/// The command line tool.
@main
struct InsetMatrixTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "insetmatrix",
    abstract: "Judges keyboard-avoidance code on every iOS device, keyboard and window.",
    version: "0.1.0",
    subcommands: [
      Run.self, Merge.self, ReportCommand.self, Explain.self, Replay.self, Profiles.self,
      List.self, Init.self,
    ])

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as Failure {
      Output.error(failure.message)
      Foundation.exit(failure.status.rawValue)
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      // Help and version are "errors" that succeed.
      let isUsage = exitCode(for: error) != .success
      let text = fullMessage(for: error)
      if isUsage {
        Output.error(text)
        Foundation.exit(ExitStatus.usage.rawValue)
      }
      print(text)
    }
  }
}
