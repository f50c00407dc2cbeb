import ArgumentParser
import ProfileAuthoring
import TextFormats

/// Devices with some values.
struct ProfilesFind: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find", abstract: "Finds devices by their values, with file and line of each.",
    discussion: """
      A question is made of terms, such as

        device:iphone-15*,!iphone-15-pro* keyboard.docked.height>300
        keyboard.docked.height > 300 and keyboard.docked.orientation = portrait
        screen.width >= 430 idiom:phone os>=17
        keyboard.*.provenance:assumed,derived

      Each has a name, one of : > >= < <= = != and a value, in quotes where it has spaces or commas; \
      `and` or a space joins them. After : a comma is or, and from the first ! on values are \
      excluded. device: narrows the devices as queries of the matrix do. Terms of one name are about \
      one row. Numbers and versions can be compared: os>=17 is a device that runs some version from \
      17 on, and 18 means every 18.x. In words * matches any characters, and case does not \
      matter; = of a list asks for one of its values, = of versions for one version.

      The names, in which * matches any part:

      \(names)

      Exits with 1 if no device is found.
      """)

  @Argument(help: ArgumentHelp("What to look for.", valueName: "question"))
  var question: String

  @OptionGroup var profiles: ProfileOptions

  mutating func run() throws {
    let traces = try ProfileTraces(profiles)
    let query = try query(traces.devices.map(\.id))
    var rows: [[String]] = []
    var count = 0
    for trace in traces.devices {
      guard let entries = query.matches(trace) else { continue }
      count += 1
      rows += entries.map { entry in
        [
          trace.id, "\(entry.path)", entry.conditions, TraceText.short(entry.text), entry.position,
        ]
      }
    }
    try Output.print(List.columns(rows).map { $0 + "\n" }.joined())
    Output.error("\(count) of \(traces.devices.count) devices")
    if count == 0 { throw ExitStatus.findings.code }
  }

  private func query(_ devices: [String]) throws(Failure) -> ProfileQuery {
    do throws(InvalidProfileQuery) {
      return try ProfileQuery(question, devices: devices)
    } catch {
      let (line, caret) = question.marked(at: error.offset, length: error.length)
      let help: MessageText = error.help.map { "\n  help: \($0)" } ?? ""
      throw Failure(
        status: .usage, message: "error: \(error.message)\n  \(line)\n  \(caret)" + help)
    }
  }

  /// The names by group: the rows of a table share theirs.
  private static var names: String {
    var groups: [(name: String, last: [String])] = []
    for path in ProfilePath.all {
      let parts = path.parts
      let (name, last) =
        switch parts.count {
        case 1: ("", parts[0])
        case 2: (parts[0], parts[1])
        default: ("\(parts[0]).*", parts.dropFirst(2).joined(separator: "."))
        }
      if let index = groups.firstIndex(where: { $0.name == name }) {
        if !groups[index].last.contains(last) { groups[index].last.append(last) }
      } else {
        groups.append((name, [last]))
      }
    }
    return groups.map { group in
      let prefix = group.name.isEmpty ? "" : group.name + "."
      return "  " + group.last.map { prefix + $0 }.joined(separator: " ")
    }.joined(separator: "\n\n")
  }
}
