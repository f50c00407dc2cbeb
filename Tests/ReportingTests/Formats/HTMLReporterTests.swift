import Foundation
import TestSupport
import Testing

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
  #expect(html.contains("<title>PASS: CoveredArea kept every edge right in all"))
}

@Test func `A policy forbids all requests and forms`() throws {
  let html = HTMLReporter.render(try TinyMatrix.report())
  let policy = try #require(html.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/))
    .output.1
  #expect(policy.contains("default-src &#39;none&#39;"))
  #expect(policy.contains("form-action &#39;none&#39;"))
  #expect(html.contains("<style>\(PageAsset.style)</style>"))
  #expect(html.contains("<script>\(PageAsset.script)</script>"))
}

@Test func `External assets leave nothing inline`() throws {
  var report = try TinyMatrix.report()
  report.embedsAssets = false
  let files = HTMLReporter.files(report, named: "a&b.html")
  let html = files.text
  #expect(
    html.contains("href=\"a&amp;b.insetmatrix.css\"")
      && html.contains("src=\"a&amp;b.insetmatrix.js\""))
  #expect(!html.contains("<style>") && !html.contains("<script>") && !html.contains(" style="))
  #expect(files.companions.map(\.path) == ["a&b.insetmatrix.css", "a&b.insetmatrix.js"])
  #expect(files.companions.map(\.text) == [PageAsset.style, PageAsset.script])
}

@Test func `Every id of the page stands once, every link leads somewhere`() throws {
  let html = HTMLReporter.render(try TinyMatrix.report())
    .replacing(PageAsset.script, with: "")
  let ids = html.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
  #expect(Set(ids).count == ids.count)
  let links = html.matches(of: /(?:href="#|url\(#|aria-labelledby=")([^")]*)/).flatMap {
    $0.output.1.split(separator: " ").map(String.init)
  }
  #expect(Set(links).subtracting(ids) == [])
}

@Test func `Sections stand in the order in which people ask`() throws {
  let html = HTMLReporter.render(try TinyMatrix.report())
  #expect(
    html.matches(of: /<section id="([^"]*)"/).map { String($0.output.1) } == [
      "answer", "strategies", "causes", "matrix", "gallery", "ios", "trust", "run",
    ])
}
