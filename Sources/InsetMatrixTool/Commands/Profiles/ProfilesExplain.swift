import ArgumentParser
import DeviceProfiles
import ProfileTools
import TextFormats

/// The values that hold for a device, and where they come from.
struct ProfilesExplain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says which values hold for a device or family, and which file has each.",
    discussion: """
      A key is the name of a value or the beginning of one: screen, keyboard.docked, \
      keyboard.docked.height, safeAreas, '*.docked'. The names, in which * matches any part:

      \(names)
      """)

  @Argument(
    help: ArgumentHelp("The device or family, such as iphone-15.", valueName: "id"),
    completion: Completions.profiles)
  var id: String

  @Argument(
    help: ArgumentHelp("Only the values of this name.", valueName: "key"))
  var key: String?

  @Flag(help: "Also say who measured each value and what it overrides.")
  var why = false

  @Flag(help: "As JSON; see docs/answers.md.")
  var json = false

  @OptionGroup(title: "Profiles") var profiles: ProfileOptions

  mutating func run() throws {
    let pattern = try key.map(ProfileTraces.pattern)
    let trace = try ProfileTraces(profiles).named(id)
    let entries = pattern.map { trace.entries($0) } ?? trace.entries
    if json {
      let data: JSONValue = [
        "id": .string(trace.id), "files": .strings(trace.files),
        "values": .array(entries.map(\.json)),
      ]
      return try JSONAnswer(data: data).print()
    }
    try Output.printLine(TraceText.files(trace))
    if entries.isEmpty {
      try Output.printLine("\n\(id) has no \(key ?? "value")")
    } else {
      try Output.printLine("")
      for line in why ? TraceText.reasons(entries) : TraceText.table(entries) {
        try Output.printLine(line)
      }
    }
    if trace.unreached > 0, key == nil {
      try Output.printLine(
        "\n\(trace.unreached) rows are left out: the device never ran their versions")
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

extension ProfileTrace.Entry {
  /// The value or row for programs, with what it overrides.
  fileprivate var json: JSONValue {
    [
      "name": .string("\(path)"), "when": .string(conditions),
      "figures": .array(
        values.map { value in
          [
            "name": .string("\(value.path)"), "text": .string(value.text),
            "file": .string(value.place.file), "line": .integer(value.place.line),
          ]
        }),
      "grade": provenance.map { .string($0.rawValue) } ?? .null,
      "source": source.map { .string($0) } ?? .null,
      "overrides": .array(
        overridden.map { other in
          [
            "text": .string(other.text), "when": .string(other.conditions),
            "file": .string(other.place.file), "line": .integer(other.place.line),
          ]
        }),
    ]
  }
}

enum TraceText {
  /// The files that a device is made of.
  static func files(_ trace: ProfileTrace) -> String {
    "\(trace.id) is made of, nearest first:\n"
      + trace.files.map { "  \($0)" }.joined(separator: "\n")
  }

  /// A line for each value or row.
  static func table(_ entries: [ProfileTrace.Entry]) -> [String] {
    TextColumns.lines(
      entries.map { entry in
        ["\(entry.path)", entry.conditions, short(entry.text), entry.position]
      })
  }

  /// A paragraph for each value or row: how it is known, and what it overrides.
  static func reasons(_ entries: [ProfileTrace.Entry]) -> [String] {
    entries.flatMap { entry -> [String] in
      var lines = [entry.title, "  \(short(entry.text))  \(entry.position)"]
      if let provenance = entry.provenance {
        lines.append("  \(provenance.rawValue): \(entry.source ?? "")")
      }
      lines += entry.overridden.map { other in
        let when = other.conditions.isEmpty ? "" : "  \(other.conditions)"
        return "  \(other.isWhole ? "instead of" : "before")  \(short(other.text))\(when)  "
          + "\(other.place.file):\(other.place.line)"
      }
      return lines
    }
  }

  /// A text that fits a line of a table.
  static func short(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…" : text
  }
}
