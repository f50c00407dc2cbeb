import Foundation
import TestSupport
import Testing

/// `usage import`, run as somebody with an export runs it.
struct UsageCommandTests {
  private static let sessions = """
    Date\tApp Name\tDevice\tPlatform Version\tTerritory\tSessions
    2026-06-30\tNotes\tiPhone\tiOS 26.4\tUS\t75
    2026-06-30\tNotes\tiPhone\tiOS 18.7\tUS\t15
    2026-06-30\tNotes\tiPad\tiOS 26.1\tUS\t10

    """

  @Test func `An export becomes a new file, and never takes the place of another`() throws {
    let scratch = try Scratch()
    try scratch.file("sessions.txt", Self.sessions)
    try scratch.file("profiles/schema.json", Repository.text("devices/schema.json"))
    let arguments = ["usage", "import", "sessions.txt", "-o", "usage.yaml"]
    let outcome = try Tool.run(arguments, in: scratch.folder)
    #expect(outcome.status == 0 && outcome.output == "")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first == "sessions.txt: App Store Connect report, 100 sessions until 2026-06-30")
    // Models that the export does not have are given some, and it is said.
    let spread = " % spread as in public figures over all "
    #expect(lines.dropFirst().dropLast().map { $0.hasPrefix("  90.0\(spread)") } == [true, false])
    #expect(lines[2].hasPrefix("  10.0\(spread)") && lines[2].hasSuffix(" devices: `iPad`"))
    #expect(lines.last == "wrote usage.yaml")
    let path = scratch.folder.appending(path: "usage.yaml")
    let text = try String(contentsOf: path, encoding: .utf8)
    #expect(
      text.hasPrefix(
        "# yaml-language-server: $schema=profiles/schema.json\nschema: 1\nusage: Notes\n"))
    #expect(text.contains("\n    where: \"device:iphone*\"\n"))
    #expect(text.contains("\n      - {levels: \"26\", share: 83.333}\n"))
    // What an export does not know of models, public figures do.
    #expect(text.contains("; models as in ") && !text.contains("levels: \"iphone*\""))
    let lint = try Tool.run(["profiles", "lint", "usage.yaml"], in: scratch.folder)
    #expect(lint.status == 0 && !lint.errors.contains("error:"), "\(lint.errors)")
    let again = try Tool.run(arguments, in: scratch.folder)
    #expect(again.status == 2 && again.errors.contains("usage.yaml is there already"))
    #expect(try String(contentsOf: path, encoding: .utf8) == text)
  }

  @Test func `Without a file it is printed, with the name and date that are given`() throws {
    let outcome = try Tool.run(
      ["usage", "import", "-", "--name", "My app", "--date", "2026-06"],
      input: "parameter,level,share\nkeyboard,docked,9\nkeyboard,nothing,1\n")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\nusage: My app\n"))
    #expect(outcome.output.contains("\n    date: \"2026-06\"\n"))
    #expect(outcome.errors.hasSuffix("\n  10.0 % not placed: keyboard `nothing`\n"))
  }

  @Test func `What is no export is refused with its place, and nothing is written`() throws {
    let scratch = try Scratch()
    try scratch.file("a.csv", "device,count\niPhone 15,many\n")
    let outcome = try Tool.run(
      ["usage", "import", "a.csv", "-o", "usage.yaml"], in: scratch.folder)
    #expect(outcome.status == 3 && outcome.output == "")
    #expect(
      outcome.errors == """
        a.csv:2:11: error: this must be a number such as 1234 or 12.5, not negative [bad-value]
          2 | iPhone 15,many
            |           ^~~~

        """)
    #expect(scratch.names == ["a.csv"])
    try scratch.file("a.csv", "model;os version;users\niPhone 15;17.6;1.234\niPhone 13;18.1;950\n")
    let thousands = try Tool.run(["usage", "import", "a.csv"], in: scratch.folder)
    #expect(thousands.status == 3 && thousands.output == "")
    #expect(
      thousands.errors.hasPrefix("a.csv:2:16: error: this may be 1234 or 1.234, and no other"))
    #expect(try Tool.run(["usage", "import", "a.csv", "--date", "June"]).status == 2)
  }
}
