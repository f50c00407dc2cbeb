import ProfileFiles
import ProfileTools
import TestSupport
import Testing

/// What lint does with sets of files, suppressions and fixes.
struct LinterTests {
  private let linter = LintRuleTests.linter

  private func sources(_ files: KeyValuePairs<String, String>) -> [ProfileSource] {
    files.map { ProfileSource(path: $0.key, bytes: Array($0.value.utf8)) }
  }

  private func rules(_ files: KeyValuePairs<String, String>) -> [String] {
    linter.lint(sources(files)).findings.map { "\($0.diagnostic.mark.line) \($0.diagnostic.rule)" }
  }

  @Test func `Schema findings and others come in one pass, in the order of the files`() {
    let bad = device("a", extends: "f", "homeIndicator: true\nhight: 3")
    let report = linter.lint(
      sources(["b.yaml": "schema: [", "a.yaml": bad, "f.yaml": family("f")]))
    #expect(
      report.findings.map { "\($0.diagnostic.file) \($0.diagnostic.rule)" }
        == ["a.yaml same-as-inherited", "a.yaml unknown-key", "b.yaml yaml-syntax"])
    #expect(report.hasErrors)
    #expect(report.text.contains("  docs: insetmatrix profiles lint --rules same-as-inherited\n"))
    #expect(report.text.contains("\n  7 | homeIndicator: true\n    |                ^~~~\n"))
  }

  @Test func `A suppression works on its line and on the line above`() {
    let above =
      "# insetmatrix:disable same-as-inherited -- soon different\n# more\nhomeIndicator: true"
    let behind = "homeIndicator: true # insetmatrix:disable same-as-inherited -- soon different"
    let other = "homeIndicator: true # insetmatrix:disable same-as-inherit -- soon different"
    #expect(rules(["a.yaml": device("a", extends: "f", above), "f.yaml": family("f")]) == [])
    #expect(rules(["a.yaml": device("a", extends: "f", behind), "f.yaml": family("f")]) == [])
    #expect(
      rules(["a.yaml": device("a", extends: "f", other), "f.yaml": family("f")])
        == ["7 same-as-inherited", "7 unused-suppression"])
  }

  @Test func `A suppression in a text is no suppression`() {
    let text = "source: \"x # insetmatrix:disable same-as-inherited -- y\""
    #expect(rules(["a.yaml": device("a", extends: "f", text), "f.yaml": family("f")]) == [])
  }

  @Test func `Findings of the context are not reported, and what it repeats stays out`() {
    let own = sources(["mine.yaml": device("a", extends: "f")])
    let context = sources([
      "f.yaml": family("f"), "a.yaml": device("a", extends: "f"), "bad.yaml": "schema: [",
      "b.yaml": device("b", extends: "f").replacing("iPhone16,1", with: "iPhone16,2"),
    ])
    #expect(linter.lint(own, context: context, drafts: ["mine.yaml"]).findings.isEmpty)
    #expect(
      linter.lint(own).findings.map(\.diagnostic.rule).first == "unknown-extends")
  }

  @Test func `A name that a file of the context has is an error where it is not a new version`() {
    let own = sources(["a-copy.yaml": device("a", extends: "f")])
    let context = sources(["f.yaml": family("f"), "b.yaml": device("a", extends: "f")])
    let found = linter.lint(own, context: context).findings.map(\.diagnostic)
    #expect(found.map(\.rule) == ["duplicate-name"])
    #expect(found.first?.file == "a-copy.yaml")
    #expect(
      found.first?.notes == [
        Diagnostic.Note("first used here", "b.yaml", YAMLMark(line: 2, column: 5))
      ])
  }

  @Test func `Names that differ only in case are the same`() {
    let found = linter.lint(
      sources([
        "a.yaml": device("iPhone-X", extends: "f"), "f.yaml": family("f"),
        "b.yaml": device("iphone-x", extends: "F").replacing("iPhone16,1", with: "iPhone16,2"),
        "l.yaml": """
        schema: 1
        provenance: documented
        source: Apple
        locales:
          - {id: en-US, name: English, layout: latin-qwerty, predictionBar: present}
          - {id: en-us, name: English, layout: latin-qwerty, predictionBar: present}
        """,
      ])
    ).findings.map(\.diagnostic).filter { $0.rule == "duplicate-name" }
    #expect(
      found.map(\.message) == [
        "the name `iphone-x` differs from `iPhone-X` in nothing but case",
        "the locale `en-us` differs from `en-US` in nothing but case",
      ])
    #expect(found.flatMap(\.notes).map(\.file) == ["a.yaml", "l.yaml"])
  }

  @Test func `A gate's strategies are held against those that there are`() {
    let text =
      "schema: 1\nos: [\"17\"]\ngate: {exact: [coverd-area]}\nruns: [{name: a, where: \"\"}]"
    let files = sources(["matrix.yaml": text])
    let strict = Linter(strategies: ["covered-area", "flutter"]) { _ in [:] }
    let found = strict.lint(files).findings.map(\.diagnostic)
    #expect(found.map(\.rule) == ["unknown-strategy"])
    #expect(found.first?.mark == YAMLMark(line: 3, column: 16))
    #expect(found.first?.help == ["did you mean `covered-area`?"])
    #expect(linter.lint(files).findings.isEmpty)
  }

  @Test func `A token of a template is reported instead of what it breaks`() {
    let rows =
      "keyboards:\n  - {mode: docked, orientation: any, height: FILL-IN,\n     provenance: measured, source: x}"
    #expect(
      rules(["a.yaml": device("a", extends: "f", rows), "f.yaml": family("f")])
        == ["8 template-token"])
  }

  @Test func `Fixes leave comments, order and line ends alone, and a second round changes nothing`()
  {
    let before = """
      # A phone.\r
      schema: 1\r
      id: a # the name\r
      name: on   # really\r
      identifiers: ["iPhone16,1"]\r
      os: 17.10\r
      # why it has one\r
      homeIndicator: true # seen on the box\r
      extends: f\r
      screen: {width: 393, cornerRadius: 55} # corners\r
      provenance: documented\r
      source: the vendor\r

      """
    let after = """
      # A phone.\r
      schema: 1\r
      id: a # the name\r
      name: "on"   # really\r
      identifiers: ["iPhone16,1"]\r
      os: "17.10"\r
      # why it has one\r
      # seen on the box\r
      extends: f\r
      screen: {cornerRadius: 55} # corners\r
      provenance: documented\r
      source: the vendor\r

      """
    let files = sources(["a.yaml": before, "f.yaml": family("f")])
    let fixed = linter.fix(files)
    #expect(fixed.changed.map(\.path) == ["a.yaml"])
    #expect(fixed.changed.first.map { String(decoding: $0.bytes, as: UTF8.self) } == after)
    #expect(
      fixed.applied.map(\.diagnostic.rule)
        == ["ambiguous-word", "ambiguous-number", "same-as-inherited", "same-as-inherited"])
    #expect(fixed.report.findings.isEmpty)
    let again = linter.fix(sources(["a.yaml": after, "f.yaml": family("f")]))
    #expect(again.changed.isEmpty && again.applied.isEmpty)
  }

  @Test func `A figure with an origin of its own is not the same as an inherited one`() {
    let measured =
      "provenance: measured\nsource: a simulator\nscreen: {width: 393, cornerRadius: 55}"
    #expect(rules(["a.yaml": device("a", extends: "f", measured), "f.yaml": family("f")]) == [])
  }

  @Test func `Colours are for the severity and the caret`() {
    let report = linter.lint(
      sources(["a.yaml": device("a", extends: "f", "hight: 3"), "f.yaml": family("f")]))
    let colored = report.text(inColor: true)
    #expect(colored.contains(": \u{1B}[1;31merror\u{1B}[0m: "))
    #expect(colored.contains(" | \u{1B}[1;32m^"))
    #expect(colored.replacing(#/\u{1B}\[[0-9;]+m/#, with: "") == report.text)
    #expect(!report.text.contains("\u{1B}"))
  }

  @Test func `The schema is the committed one`() throws {
    #expect(
      try Repository.text("devices/schema.json") == JSONSchema.text,
      "write it with: insetmatrix profiles schema > devices/schema.json")
    #expect(!JSONSchema.text.contains("\"oneOf\"") && !JSONSchema.text.contains("\"anyOf\""))
  }

  @Test func `Shipped files name their schema`() throws {
    for path in Repository.files(under: "devices", ending: ".yaml") {
      let depth = path.split(separator: "/").count - 2
      let place = String(repeating: "../", count: depth)
      let line = "# yaml-language-server: $schema=\(place)schema.json\n"
      #expect(try Repository.text(path).hasPrefix(line), "\(path)")
    }
  }

  @Test func `A rule that a file breaks often is shown fifty times, and the others are counted`() {
    let values = (0..<2000).map { "wrong-\($0)" }.joined(separator: ", ")
    let text = "schema: 1\nid: a\nkeyboardModes: [\(values)]\n"
    let source = ProfileSource(path: "a.yaml", bytes: Array(text.utf8))
    let report = linter.lint([source])
    let findings = report.findings.filter { $0.diagnostic.message.contains("wrong-") }
    #expect(findings.count == 2000)
    #expect(
      report.text.contains(
        ": error: 1950 more of these [\(findings.first?.diagnostic.rule ?? "")]\n"))
    #expect(report.text.utf8.count < 60_000)
  }
}
