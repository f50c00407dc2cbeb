import Foundation
import TestSupport
import Testing

@testable import InsetMatrixTool

@Suite struct ProgressTests {
  private static let line = ProgressLine(
    phase: "judging", unit: "scenarios", done: 2_000_000_000, total: 4_000_000_000, elapsed: 60)

  @Test(arguments: [
    (
      120,
      "judging ██████████░░░░░░░░░░: 50 %, about 60 s of it left, 2,000,000,000 of 4,000,000,000 scenarios"
    ),
    (80, "judging ██████████░░░░░░░░░░: 50 %, about 60 s of it left"),
    (40, "judging ██████████░░░░░░░░░░: 50 %"), (20, "judging"), (4, "judg"),
  ])
  func `The line fits the terminal`(columns: Int, text: String) {
    #expect(Self.line.text(columns: columns, hasBar: true) == text)
  }

  @Test func `Some time is left until nothing is left to do`() {
    var line = Self.line
    line.elapsed = 100_000
    for rest in [1, 2, 1000, 1_000_000] {
      line.done = line.total - rest
      let text = line.text(columns: nil, hasBar: false)
      #expect(text.contains(", about ") && !text.contains(" 0 s"), "\(text)")
    }
    line.done = line.total
    #expect(line.text(columns: nil, hasBar: false).hasPrefix("judging: 100 %, 4,000,000,000 of"))
  }

  @Test func `A log has a line for each phase and each quarter of it`() throws {
    let scratch = try Scratch()
    let outcome = try Tool.run([
      "run", "--where", "device:iphone-15", "--threads", "1", "--strategy", "covered-area",
      "--strategy", "flutter", "--reporter", "html:\(scratch.folder.path)/a.html", "--reporter",
      "markdown:\(scratch.folder.path)/a.md",
    ])
    #expect(outcome.status == 0)
    let phases = outcome.errors.split(separator: "\n").map { line in
      String(line.prefix { $0 != ":" && $0 != "," })
    }
    let quarters = phases.filter { $0 == "judging" }.count
    #expect((2...5).contains(quarters), "\(outcome.errors)")
    #expect(
      phases.filter { $0 != "judging" } == [
        "rules", "rules", "rules", "pictures", "page", "html report", "markdown report",
        "markdown report", "PASS",
      ], "\(outcome.errors)")
    #expect(!outcome.errors.contains("\u{1B}") && !outcome.errors.contains("\r"))
    let path = scratch.folder.path
    #expect(
      outcome.errors.contains("\nmarkdown report: \(path)/a.md, \(path)/a.drawings/\n"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("\nhtml report: \(path)/a.html\n"), "\(outcome.errors)")
  }

  @Test(.enabled(if: Machine.has("setsid"), "there is no util-linux"), arguments: [30, 80])
  func `A terminal gets one line that renews itself and never wraps`(columns: Int) throws {
    // `script` of util-linux gives the command a terminal.
    let outcome = try Tool.shell(
      """
      export small='device:iphone-1*'
      script --quiet --return --command 'stty cols \(columns) && "$tool" run --profiles "$devices" \
        --where "$small" --strategy covered-area --reporter json:/dev/null' /dev/null
      """, in: Scratch())
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = outcome.output
    let lines = text.split(whereSeparator: { $0.isNewline })
      .map { $0.replacing("\u{1B}[K", with: "") }.filter { !$0.isEmpty }
    #expect(lines.contains { $0.hasPrefix("judging") })
    #expect(lines.contains { $0.hasPrefix("rules") })
    #expect(lines.dropLast().last == "json report: /dev/null")
    #expect(lines.last?.hasPrefix("PASS: CoveredArea kept every edge right in all ") ?? false)
    for line in lines.dropLast(2) { #expect(line.count < columns, "\(line)") }
    #expect(text.unicodeScalars.count { $0 == "\n" } == 2)
  }
}
