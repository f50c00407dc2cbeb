import Foundation
import TestSupport
import Testing

/// What the documentation says about the repository is so.
@Suite struct DocumentationTests {
  static let pages =
    ["README.md", "CONTRIBUTING.md", "deploy/README.md"]
    + Repository.files(under: "docs", ending: ".md")

  @Test(arguments: pages) func `Links lead to files and headings`(path: String) throws {
    let page = Repository.root.appending(path: path)
    for link in try MarkdownPage(path).links where !link.contains(":") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty
        ? page : page.deletingLastPathComponent().appending(path: parts[0]).standardizedFileURL
      guard FileManager.default.fileExists(atPath: target.path) else {
        Issue.record("\(path): no file for the link \(link)")
        continue
      }
      if parts.count == 2 {
        let root = Repository.root.standardizedFileURL.path
        let anchors = try MarkdownPage(String(target.path.dropFirst(root.count + 1))).anchors
        #expect(anchors.contains(String(parts[1])), "\(path): \(link)")
      }
    }
  }

  @Test(arguments: pages) func `Paths in code name files`(path: String) throws {
    for code in try MarkdownPage(path).code {
      guard let word = code.split(separator: " ").first,
        word.prefixMatch(of: /(Sources|Tests|scripts|devices|docs|Examples|deploy)\//) != nil
      else { continue }
      // Of a pattern, what comes before its first star.
      let file = word.split(separator: "*", omittingEmptySubsequences: false)[0]
      let url = Repository.root.appending(path: file)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path): \(code)")
    }
  }

  @Test func `The page of the matrix names every step and the levels of every parameter`() throws {
    let code = try Set(MarkdownPage("docs/matrix.md").code)
    let scripts = try Tool.run(["list", "scripts"]).output.split(separator: "\n")
    let steps = scripts.flatMap { line in
      line.split(separator: " ").dropFirst().map { String($0.trimming(",")) }
    }
    #expect(Set(steps).subtracting(code) == [])
    let sample = try JSONSerialization.jsonObject(
      with: Data(Repository.text("Reports/sample.json").utf8))
    let model = (sample as? [String: Any])?["model"] as? [String: Any]
    let parameters = try #require(model?["parameters"] as? [[String: Any]])
    for parameter in parameters {
      let name = try #require(parameter["name"] as? String)
      // These are the files under `devices`.
      if ["device", "os", "locale", "script"].contains(name) { continue }
      let levels = try #require(parameter["levels"] as? [String])
      #expect(code.contains(name))
      #expect(Set(levels).subtracting(code) == [], "\(name)")
    }
  }
}

/// A page in Markdown, outside of its code blocks.
private struct MarkdownPage {
  /// The targets of links and pictures.
  let links: [String]
  /// The texts in backticks.
  let code: [String]
  /// The names of the headings, as GitHub makes them.
  let anchors: Set<String>

  /// Reads a page, by its path from the root.
  init(_ path: String) throws {
    var prose: [Substring] = []
    var isFenced = false
    for line in try Repository.text(path).split(separator: "\n") {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isFenced.toggle()
      } else if !isFenced {
        prose.append(line)
      }
    }
    anchors = Set(prose.compactMap { $0.wholeMatch(of: /#+ (.*)/)?.1 }.map(Self.anchor))
    let text = prose.joined(separator: " ")
    code = text.matches(of: /`([^`]+)`/).map { String($0.1) }
    links = text.replacing(/`[^`]+`/, with: "code").matches(of: /\]\(([^) ]+)\)/).map {
      String($0.1)
    }
  }

  private static func anchor(_ heading: Substring) -> String {
    String(
      heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .map { $0 == " " ? "-" : $0 })
  }
}

extension Substring {
  /// The text without a suffix.
  fileprivate func trimming(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self
  }
}
