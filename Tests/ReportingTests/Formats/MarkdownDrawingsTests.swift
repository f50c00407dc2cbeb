import TestSupport
import Testing

@testable import Reporting

@Test func `Markdown in a file has its drawings beside it`() throws {
  let report = try TinyMatrix.report()
  let files = MarkdownReporter.files(report, named: "night ly.md")
  #expect(files.companions.count == 2)
  for (index, drawing) in files.companions.enumerated() {
    #expect(drawing.path == "night ly.drawings/\(index + 1).svg")
    #expect(files.text.contains("](night%20ly.drawings/\(index + 1).svg)\n"))
    #expect(markupTrouble(drawing.text) == nil && drawing.text.hasPrefix("<svg xmlns="))
  }
  // Without the links it is the text that goes to standard output.
  let lines = files.text.split(separator: "\n", omittingEmptySubsequences: false)
  let rest = lines.filter { !$0.hasPrefix("  - ![") }.joined(separator: "\n")
  #expect(rest == MarkdownReporter.render(report))
}
