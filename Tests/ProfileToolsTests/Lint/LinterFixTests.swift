import DeviceProfiles
import ProfileFiles
import TestSupport
import Testing

@testable import ProfileTools

/// A fix never changes what a profile comes to.
struct LinterFixTests {
  private func sources(_ files: KeyValuePairs<String, String>) -> [ProfileSource] {
    files.map { ProfileSource(path: $0.key, bytes: Array($0.value.utf8)) }
  }

  /// A device with every key of its own.
  private func whole(_ id: String, extends: String) -> String {
    family(id).replacing("family: \(id)", with: "id: \(id)")
      + "name: on\nidentifiers: [\"iPhone16,1\"]\nos: \"17-27\"\nextends: \(extends)\n"
  }

  @Test func `Devices that extend each other keep what both have`() {
    let files = sources([
      "a.yaml": whole("a", extends: "b"), "b.yaml": whole("b", extends: "a"),
      "below.yaml": device("below", extends: "a", "homeIndicator: true"),
    ])
    let fixed = LintRuleTests.linter.fix(files)
    #expect(fixed.changed == [] && fixed.applied == [])
    // Nothing about equal values, and nothing in quotes either: all of it hangs on the cycle.
    let rules = Set(fixed.report.findings.map(\.diagnostic.rule))
    #expect(rules == ["extends-cycle", "ambiguous-word", "duplicate-identifier"])
    #expect(fixed.refused.map(\.diagnostic.file) == ["a.yaml", "b.yaml"])
    #expect(fixed.refused.allSatisfy { $0.obstacle == "its name or what it extends is wrong" })
    #expect(!fixed.report.text.contains("--fix does it"))
  }

  @Test func `Nothing below a name that is not there is fixed`() {
    let files = sources([
      "a.yaml": device("a", extends: "[f, nowhere]", "homeIndicator: true")
        .replacing("A Phone", with: "on"),
      "f.yaml": family("f"),
    ])
    let fixed = LintRuleTests.linter.fix(files)
    #expect(fixed.changed == [])
    #expect(fixed.refused.map(\.diagnostic.rule) == ["ambiguous-word"])
  }

  @Test func `Of two keys that may go, one stays where a mapping would be empty`() throws {
    let screen = "provenance: documented\nsource: the vendor\nscreen:\n  width: 393\n  height: 852"
    let files = sources(["a.yaml": device("a", extends: "f", screen), "f.yaml": family("f")])
    let fixed = LintRuleTests.linter.fix(files)
    let text = String(decoding: try #require(fixed.changed.first).bytes, as: UTF8.self)
    #expect(text.hasSuffix("screen:\n  height: 852"))
    #expect(fixed.report.text.contains("help: it is all that is left there, so --fix leaves it"))
    #expect(fixed.applied.count == 1)
    #expect(!fixed.report.hasErrors)
  }

  @Test func `What a device must say itself is not inherited`() {
    let files = sources([
      "a.yaml": device("a", extends: "b"), "b.yaml": device("b", extends: "f"),
      "f.yaml": family("f"),
    ])
    #expect(
      LintRuleTests.linter.lint(files).findings.map(\.diagnostic.rule) == ["duplicate-identifier"])
  }

  /// A rule that would delete a key wherever it is.
  private func deleting(_ keys: [String]) -> Linter {
    let rule = LintRule(
      "delete", .warning, "No key.", why: "None.", ok: .device(""), error: .device("")
    ) { context in
      context.files.flatMap { file in
        keys.compactMap { key in
          guard file.object.kind[key] != nil, let node = file.object.entry(key)?.node,
            let edit = TextEdit.removing(key, from: file.object.node, in: file.bytes)
          else { return nil }
          return LintMatch(
            "delete \(key)", file.object.file, at: node, fix: LintFix("delete it", [edit]))
        }
      }
    }
    return Linter(rules: [rule]) { _ in [:] }
  }

  @Test func `Of two fixes that each count on the other's value, one is made`() {
    let files = sources([
      "a.yaml": device("a", extends: "[f, g]"), "f.yaml": family("f"),
      "g.yaml": "schema: 1\nfamily: g\nhomeIndicator: true\nregularInLandscape: false\n",
      "h.yaml": "schema: 1\nfamily: h\nextends: g\nhomeIndicator: true\n",
    ])
    let fixed = deleting(["homeIndicator"]).fix(files)
    // Alone, each of f's, g's and h's may or may not go; h has it from g, and a from f.
    #expect(fixed.applied.map(\.diagnostic.file) == ["h.yaml"])
    #expect(fixed.refused.map(\.diagnostic.file) == ["f.yaml", "g.yaml"])
    #expect(fixed.refused.allSatisfy { $0.obstacle == "it would change a value" })
  }

  @Test func `Among fixes that lose values the others are found`() {
    let keys = (0..<20).map { "family\($0)" }
    let families = keys.map { name in
      ProfileSource(
        path: "\(name).yaml",
        bytes: Array("schema: 1\nfamily: \(name)\nextends: f\nhomeIndicator: true\n".utf8))
    }
    let odd = ProfileSource(
      path: "family7.yaml",
      bytes: Array("schema: 1\nfamily: family7\nextends: f\nhomeIndicator: false\n".utf8))
    let files =
      families.filter { $0.path != odd.path } + [odd] + sources(["f.yaml": family("f")])
    let fixed = deleting(["homeIndicator"]).fix(files)
    #expect(fixed.applied.count == 19)
    #expect(Set(fixed.refused.map(\.diagnostic.file)) == ["f.yaml", "family7.yaml"])
  }

  @Test func `A key that an alias needs stays`() {
    let files = sources([
      "a.yaml": device("a", extends: "f", "keyboardModes: &x [docked]\n# more\nlast: *x"),
      "f.yaml": family("f"),
    ])
    let fixed = LintRuleTests.linter.fix(files)
    #expect(fixed.changed == [])
    #expect(fixed.refused.map(\.diagnostic.rule) == ["same-as-inherited"])
  }

  @Test(arguments: 0..<40) func `No set of random files loses a value`(block: Int) {
    var applied = 0
    var loaded = 0
    for seed in block * 25..<block * 25 + 25 {
      var files = RandomProfiles(seed: UInt64(seed))
      let before = files.sources()
      let fixed = LintRuleTests.linter.fix(before)
      let changed = Dictionary(uniqueKeysWithValues: fixed.changed.map { ($0.path, $0) })
      let after = before.map { changed[$0.path] ?? $0 }
      #expect(NaiveValues(before) == NaiveValues(after), "seed \(seed)")
      let (old, new) = (Loaded(before), Loaded(after))
      #expect(old == new, "seed \(seed)")
      applied += fixed.applied.count
      if case .values = old { loaded += 1 }
    }
    #expect(applied > 20 && loaded > 2, "\(applied) \(loaded)")
  }
}

/// What the loader makes of files, without places.
private enum Loaded: Equatable {
  case values(String)
  case errors(Set<String>)

  init(_ sources: [ProfileSource]) {
    do throws(InvalidProfiles) {
      let text = String(describing: try ProfileLoader.load(sources, matrix: nil))
      self = .values(text.replacing(#/SourceLocation\(file: "[^"]*", line: \d+\)/#, with: ""))
    } catch {
      self = .errors(Set(error.diagnostics.map { "\($0.file) \($0.rule) \($0.message)" }))
    }
  }
}
