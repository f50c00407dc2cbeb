import ArgumentParser
import ProfileAuthoring
import ProfileFiles

/// Files of an older format.
struct ProfilesMigrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate", abstract: "Brings profile files to the newest format.",
    discussion: """
      Comments and the order of keys stay. Prints the files that change and what changes in them; a \
      file of a format that this tool does not know yet is refused.
      """)

  @OptionGroup var arguments: PathArguments

  @Flag(help: "Only say which files would change; exit with 1 if one would.")
  var check = false

  mutating func run() throws {
    var lines: [String] = []
    let changed = try arguments.rewrite(isCheck: check) { source throws(InvalidProfiles) in
      let (bytes, steps) = try ProfileLoader.migrate(source)
      for step in steps { lines.append("\(source.path): schema \(step.to): \(step.words)") }
      return bytes
    }
    for line in lines { try Output.printLine(line) }
    throw (check && !changed.isEmpty ? ExitStatus.findings : .success).code
  }
}
