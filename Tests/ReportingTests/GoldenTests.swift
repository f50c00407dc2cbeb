import Reporting
import TestSupport
import Testing

@Test func `Markdown looks as recorded`() throws {
  try expectGolden(MarkdownReporter.render(TinyMatrix.report()), "reports/tiny.md")
}

@Test func `HTML looks as recorded`() throws {
  try expectGolden(HTMLReporter.render(TinyMatrix.report()), "reports/tiny.html")
}

@Test func `JSON looks as recorded`() throws {
  try expectGolden(JSONReporter.render(TinyMatrix.report()), "reports/tiny.json")
}

@Test func `Explanations look as recorded`() throws {
  let report = try TinyMatrix.report()
  let texts = report.examples.flatMap(\.self).map { ExplanationText.render($0.explanation) }
  try expectGolden(texts.joined(separator: "\n\n"), "reports/explain.txt")
}
