import ArgumentParser
import ProfileFiles

/// A name on the command line that does not exist.
struct UnknownName {
  /// What should have the name, such as `strategy`.
  let kind: String
  let name: String
  let known: [String]
  let help: String

  init(kind: String, name: String, known: [String], help: String? = nil) {
    self.kind = kind
    self.name = name
    self.known = known
    self.help = help ?? "available: \(known.joined(separator: ", "))"
  }

  /// The failure that the tool ends with.
  var failure: Failure { Failure(status: .usage, message: message) }

  /// The name, the one that was probably meant, and where all are.
  var message: MessageText {
    let hint = NearestName.of(name, in: known).map { "; did you mean '\($0)'?" } ?? ""
    return "error: unknown \(kind) '\(name)'\(hint)\n  help: \(help)"
  }

  /// The first word of a command line in the place of a subcommand that does not exist; nil where
  /// there is none.
  static func subcommand(in arguments: some Sequence<String>) -> UnknownName? {
    var command: any ParsableCommand.Type = RootCommand.self
    var line = RootCommand._commandName
    for argument in arguments {
      let below = command.configuration.subcommands
      if below.isEmpty || argument.hasPrefix("-") || argument == "help" { return nil }
      guard let next = below.first(where: { $0._commandName == argument }) else {
        let names = below.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
        return UnknownName(
          kind: "subcommand", name: argument, known: names,
          help: "`\(line) --help` lists the subcommands")
      }
      command = next
      line += " " + argument
    }
    return nil
  }
}
