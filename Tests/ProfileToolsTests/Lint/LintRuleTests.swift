import ProfileTools
import TestSupport
import Testing
import ProfileFiles

/// Every rule is held against its own examples.
struct LintRuleTests {
  static let linter = Linter { _ in ["keyboard": ["docked", "floating"]] }

  private func findings(_ example: LintExample) -> [Diagnostic] {
    Self.linter.lint(example.sources).findings.map(\.diagnostic)
  }

  @Test(arguments: LintRules.all.map(\.id)) func `The good example has no finding`(
    id: String
  ) throws {
    #expect(findings(try #require(LintRules.rule(id)).ok).map { $0.render(source: nil) } == [])
  }

  @Test(arguments: LintRules.all.map(\.id)) func `The other example has this finding alone`(
    id: String
  ) throws {
    let rule = try #require(LintRules.rule(id))
    let place = try #require(rule.error.place)
    let found = findings(rule.error)
    #expect(found.map(\.rule) == [id])
    #expect(found.first?.file == place.file)
    #expect(found.first?.mark.line == place.line)
    #expect(found.first?.severity == rule.severity)
  }

  @Test func `Rules have names of their own in order`() {
    let ids = LintRules.all.map(\.id)
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).isDisjoint(with: LintRules.loader.keys))
    for rule in LintRules.all { #expect(rule.summary.hasSuffix(".") && rule.text.hasSuffix(".")) }
  }

  @Test func `Every finding of the loader has its words`() throws {
    let texts = try Repository.files(under: "Tests/Fixtures/profiles/err", ending: ".out").map {
      try Repository.text($0)
    }
    let lines = texts.joined().split(separator: "\n").filter { $0.contains(": error: ") }
    let names = Set(lines.compactMap { $0.split(separator: "[").last?.dropLast() }.map(String.init))
    #expect(names.count > 30)
    // One rule is the loader's and lint's: only lint looks into comments.
    #expect(names.subtracting(LintRules.loader.keys) == ["template-token"])
  }

  @Test func `The page of rules is the committed one`() throws {
    try expectRecorded(LintRules.markdown, at: "devices/RULES.md")
  }
}
