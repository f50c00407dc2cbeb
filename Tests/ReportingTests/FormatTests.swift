import DeviceProfiles
import Foundation
import InsetCore
import MatrixEngine
import TestSupport
import Testing
import TextFormats

@testable import Reporting

@Test func `HTML is well-formed and asks for nothing`() throws {
  let html = HTMLReporter.render(try TinyMatrix.report())
  #expect(markupTrouble(html) == nil)
  #expect(!html.contains(" src=") && !html.contains("url(http"))
  #expect(!html.contains("@import") && !html.contains("javascript:") && !html.contains("fetch("))
  let addresses = html.split(separator: "http").dropFirst().filter {
    !$0.hasPrefix("://www.w3.org/2000/svg") && !$0.hasPrefix("-equiv")
  }
  #expect(addresses == [])
  #expect(html.contains("<title>PASS: covered-area is exact in all"))
}

@Test func `A policy lets the page's own style and scripts run and nothing else`() throws {
  let html = HTMLReporter.render(try TinyMatrix.report())
  let policy = try #require(html.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/))
    .output.1
  #expect(policy.contains("default-src &#39;none&#39;") && !policy.contains("unsafe"))
  #expect(policy.contains(PageAsset.style.hash) && policy.contains(PageAsset.script.hash))
  #expect(html.contains("<style>\(PageAsset.style.text)</style>"))
  #expect(html.contains("<script>\(PageAsset.script.text)</script>"))
}

@Test func `External assets leave nothing inline`() throws {
  var report = try TinyMatrix.report()
  report.embedsAssets = false
  let files = HTMLReporter.files(report, named: "a&b.html")
  let html = files.text
  #expect(html.contains("href=\"a&amp;b.css\"") && html.contains("src=\"a&amp;b.js\""))
  #expect(!html.contains("<style>") && !html.contains("<script>") && !html.contains(" style="))
  #expect(files.companions.map(\.path) == ["a&b.css", "a&b.js"])
  #expect(files.companions.map(\.text) == [PageAsset.style.text, PageAsset.script.text])
}

@Test func `Every id of the page stands once, every link leads somewhere`() throws {
  let html = HTMLReporter.render(try TinyMatrix.report())
    .replacing(PageAsset.script.text, with: "")
  let ids = html.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
  #expect(Set(ids).count == ids.count)
  let links = html.matches(of: /(?:href="#|url\(#|aria-labelledby=")([^")]*)/).flatMap {
    $0.output.1.split(separator: " ").map(String.init)
  }
  #expect(Set(links).subtracting(ids) == [])
}

@Test func `Markdown tables are not ragged`() throws {
  #expect(raggedRows(MarkdownReporter.render(try TinyMatrix.report())) == [])
}

@Test func `Reports depend on the result alone`() throws {
  let one = try TinyMatrix.report()
  let other = try TinyMatrix.report(TinyMatrix.profiles, TinyMatrix.plan, TinyMatrix.subjects)
  for reporter in Reporters.all { #expect(reporter.render(one) == reporter.render(other)) }
  #expect(
    Reporters.all.map { $0.id } == [
      "html", "markdown", "json", "ndjson", "csv", "junit", "ctrf", "sarif", "github",
      "gitlab-codequality", "checkstyle", "xcode",
    ])
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
  let rules = markdown.matches(of: /Why [a-z-]+ fails.*\n\n\| rule .*\n\| :--.*\n\| [a-z]/)
  #expect(rules.count == 2 * copies)
  // Nothing is empty: what is not shown is counted.
  let counted = markdown.matches(of: /\n([0-9,]+) more strategies left out\.\n/).map {
    Int($0.output.1.replacing(",", with: "")) ?? 0
  }
  let lines = markdown.split(separator: "\n")
  #expect(counted.reduce(0, +) + lines.count { $0.hasPrefix("### ") } == copies * (2 + 3))
  #expect(zip(lines, lines.dropFirst()).allSatisfy { !$0.hasPrefix("### ") || $1.hasPrefix("- ") })
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

@Test func `Lines of an explanation fit a terminal`() throws {
  for example in try TinyMatrix.report().examples.flatMap(\.self) {
    let lines = ExplanationText.render(example.explanation).split(separator: "\n").dropFirst()
    #expect(lines.allSatisfy { $0.count <= 100 })
  }
}

@Test func `A plan that is part of the tool is no file to point at`() throws {
  var report = try TinyMatrix.report()
  report.plan = nil
  for reporter in Reporters.all {
    #expect(!reporter.render(report).contains("devices/matrix.yaml"), "\(reporter.id)")
  }
  // Where a format needs a path it is that of the plan that users would write.
  for reporter in [SARIFReporter.self, GitLabReporter.self, CheckstyleReporter.self]
    as [any Reporter.Type]
  {
    #expect(reporter.render(report).contains("\"matrix.yaml\""), "\(reporter.id)")
  }
  for line in GitHubReporter.render(report).split(separator: "\n") {
    #expect(line.contains(" title=") && !line.contains("file="), "\(line)")
  }
  for line in XcodeReporter.render(report).split(separator: "\n") {
    #expect(line.hasPrefix("error: ") || line.hasPrefix("warning: "), "\(line)")
  }
}
