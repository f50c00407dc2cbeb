import DeviceProfiles
import Testing
import TextFormats
@testable import Reporting

@Test func `Markdown tables are not ragged`() throws {
  #expect(raggedRows(MarkdownReporter.render(try TinyMatrix.report())) == [])
}

@Test func `Markdown of many devices is cut at a row and says so`() throws {
  var document = ReportDocument(try TinyMatrix.report(), rules: 3)
  let table = ReportTable(
    id: "long", caption: "Long.", columns: [.init(title: "device"), .init(title: "exact")],
    rows: (0..<5000).map { [.code("iphone-\($0)"), .number("100 %")] }, isLong: true)
  document.sections[2].blocks.append(.table(table))
  let markdown = MarkdownReporter.text(of: document)
  #expect(MarkdownReporter.limit - 200...MarkdownReporter.limit ~= markdown.utf8.count)
  #expect(raggedRows(markdown) == [])
  #expect(markdown.contains("## The strategies in words"))
  let shown = markdown.matches(of: /\| `iphone-\d+` \| 100 %/).count
  #expect(markdown.contains("\n\n\(Numbers.grouped(5000 - shown)) more rows left out.\n"))
}

@Test func `Markdown of many strategies keeps a rule of each and counts what it leaves out`() throws
{
  var document = ReportDocument(try TinyMatrix.report(), rules: 3)
  let copies = 30
  for index in document.sections.indices {
    let section = document.sections[index]
    guard ["rules", "worst", "words"].contains(section.id) else { continue }
    document.sections[index].blocks = (0..<copies).flatMap { _ in section.blocks }
  }
  let markdown = MarkdownReporter.text(of: document)
  #expect(MarkdownReporter.limit - 3000...MarkdownReporter.limit ~= markdown.utf8.count)
  #expect(raggedRows(markdown) == [])
  // Two strategies fail; what is under each of their captions begins with their first rule.
  let rules = markdown.matches(of: /Failure rules for .+\n\n\| rule .*\n\| :--.*\n\| [A-Z]/)
  #expect(rules.count == 2 * copies)
  // Nothing is empty: what is not shown is counted.
  let counted = markdown.matches(of: /\n([0-9,]+) more strategies left out\.\n/).map {
    Int($0.output.1.replacing(",", with: "")) ?? 0
  }
  let lines = markdown.split(separator: "\n")
  #expect(counted.reduce(0, +) + lines.count { $0.hasPrefix("### ") } == copies * (2 + 3))
  #expect(zip(lines, lines.dropFirst()).allSatisfy { !$0.hasPrefix("### ") || $1.hasPrefix("- ") })
  // No table has a head alone.
  #expect(lines.contains { $0.hasPrefix("| :--") })
  #expect(zip(lines, lines.dropFirst()).allSatisfy { !$0.hasPrefix("| :--") || $1.hasPrefix("|") })
}

@Test func `Markdown of many strategies keeps their names with links`() throws {
  var document = ReportDocument(try TinyMatrix.report(), rules: 3)
  let long = String(repeating: "word ", count: 300)
  document.sections[5].blocks = (0..<60).flatMap { number -> [ReportDocument.Block] in
    [
      .heading("s\(String(number))"),
      .facts([
        ("name", "\("Library \(number)", link: "https://example.org/blob/\(number)/a.m")"),
        ("what it does", "\(long)"),
      ]),
    ]
  }
  let markdown = MarkdownReporter.text(of: document)
  #expect(markdown.utf8.count <= MarkdownReporter.limit)
  for number in 0..<60 {
    let link = "- name: [Library \(number)](https://example.org/blob/\(number)/a.m)\n"
    #expect(markdown.contains(link))
  }
}

@Test func `Markdown stays below its limit whatever is long`() throws {
  var document = ReportDocument(try TinyMatrix.report(), rules: 3)
  let long = String(repeating: "word ", count: 20_000)
  document.sections[5].blocks.append(.facts([("formula", "\(code: long)")]))
  #expect(MarkdownReporter.text(of: document).utf8.count <= MarkdownReporter.limit)
  document.sections[5].blocks.append(.paragraph("\(long)"))
  let markdown = MarkdownReporter.text(of: document)
  #expect(markdown.utf8.count <= MarkdownReporter.limit)
  #expect(markdown.hasSuffix("\nThe rest is left out.\n"))
}
