import ArgumentParser
import ProfileTools
import ProfileFiles

/// One order of keys for all files.
struct ProfilesFormat: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format", abstract: "Sorts the keys of profile files.",
    discussion: """
      Comments stay with the key behind them, or on whose line they are. Prints the files that \
      change. With --check none does, and the command exits with 1 if one would.
      """)

  @OptionGroup var arguments: PathArguments

  @Flag(help: "Only say which files would change.")
  var check = false

  mutating func run() throws {
    let changed = try arguments.rewrite(isCheck: check) { source throws(InvalidProfiles) in
      try ProfileLoader.format(source)
    }
    for path in changed { try Output.printLine(path) }
    throw (check && !changed.isEmpty ? ExitStatus.findings : .success).code
  }
}
