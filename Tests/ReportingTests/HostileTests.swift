import DeviceProfiles
import Foundation
import InsetCore
import MatrixEngine
import ScenarioSpaces
import TestSupport
import Testing

@testable import Reporting

/// Everything that a format could trip over.
let hostile =
  "a|b <i>x</i> & \"q\" 'r' `c` ``d`` \\ \n[l](m) <!-- ]]> \u{1B}[31m \u{202E}abc 🙂 שלום"

/// A strategy of someone who means harm.
private struct Hostile: InsetStrategy {
  static let id = hostile
  static let mechanism = AdjustmentMechanism.translation
  static let about = StrategyDescription(
    name: hostile, summary: hostile, formula: hostile,
    weaknesses: [Weakness(hostile, .gap, in: hostile)],
    publications: [
      Publication(hostile, date: hostile, link: "https://" + hostile),
      Publication("No address", link: "javascript:alert(1)"),
    ], reading: hostile)

  func receive(_ event: Event, _ view: inout ViewState) {
    view.translationY = event.kind.isKeyboard ? -12.345 : 0
  }
}

/// The report of a matrix in which every name that can be is hostile.
func hostileReport() throws -> Report { try cache.get() }

private let cache = Result {
  var profiles = TinyMatrix.profiles
  for index in profiles.devices.indices { profiles.devices[index].name = hostile }
  var plan = TinyMatrix.plan
  plan.gate.exact.append(hostile)
  plan.runs = [.init(name: "few", query: "bars:none placement:fill base:base0 script:show-hide")]
  var report = try TinyMatrix.report(
    profiles, plan, [AnyInsetStrategy(CoveredArea.self), AnyInsetStrategy(Hostile.self)])
  report.plan = hostile
  return report
}

@Test func `Hostile names stay text in HTML`() throws {
  let html = HTMLReporter.render(try hostileReport())
  #expect(markupTrouble(html) == nil)
  #expect(!html.contains("<i>") && !html.contains("\u{1B}") && !html.contains("\u{202E}"))
  #expect(html.contains("a|b &lt;i&gt;x&lt;/i&gt; &amp; &quot;q&quot; &#39;r&#39; `c`"))
  #expect(html.contains("🙂 שלום"))
  #expect(!html.contains("javascript:"))
  try expectPage(html, "hostile")
}

@Test func `Hostile names stay text in Markdown`() throws {
  let markdown = MarkdownReporter.render(try hostileReport())
  #expect(markdown.contains(#"a\|b &lt;i&gt;x&lt;/i&gt; &amp; "q" 'r' \`c\` "#))
  #expect(markdown.contains("🙂 שלום"))
  #expect(!markdown.contains("\u{1B}") && !markdown.contains("\u{202E}"))
  #expect(raggedRows(markdown) == [])
  #expect(!markdown.contains("javascript:"))
  #expect(markdown.contains("](https://a%7Cb%20%3Ci%3Ex%3C/i%3E%20&%20%22q%22%20%27r%27"))
}

@Test func `Hostile names survive in JSON`() throws {
  let json = JSONReporter.render(try hostileReport())
  let root = try #require(
    JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  let strategies = try #require(root["strategies"] as? [[String: Any]])
  #expect(strategies[1]["id"] as? String == hostile)
  #expect(!json.contains("<"))
}

@Test func `Hostile names cannot steer a terminal`() throws {
  let report = try hostileReport()
  let text = ExplanationText.render(try #require(report.examples[1].first).explanation)
  #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}") && text.contains("🙂 שלום"))
}

/// The rows of Markdown tables that have more or fewer cells than the row before them.
func raggedRows(_ markdown: String) -> [String] {
  var width: Int?
  var ragged: [String] = []
  for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
    guard line.hasPrefix("|") else {
      width = nil
      continue
    }
    let cells = line.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
    if let width, width != cells { ragged.append(String(line)) }
    width = cells
  }
  return ragged
}
