package import ProfileFiles

/// A rule about what profiles say, beyond the tables of their keys.
package struct LintRule: Sendable {
  /// The rule's name, such as `keyboard-outside-screen`.
  package let id: String
  /// How much a finding of it matters.
  package let severity: Diagnostic.Severity
  /// What it asks for, in a sentence.
  package let summary: String
  /// Why, and what to do, in a few sentences.
  package let text: String
  /// A file that agrees with it.
  package let ok: LintExample
  /// A file that does not.
  package let error: LintExample
  let check: Check

  /// What a rule looks at.
  enum Check: Sendable {
    /// The files and the devices that they define.
    case files(@Sendable (LintContext) -> [LintMatch])
    /// The comments that suppress findings, after all other rules.
    case suppressions(@Sendable (Suppression) -> LintMatch?)
  }

  init(
    _ id: String, _ severity: Diagnostic.Severity, _ summary: String, why text: String,
    ok: LintExample, error: LintExample, _ check: @escaping @Sendable (LintContext) -> [LintMatch]
  ) {
    self.init(id, severity, summary, text, ok, error, .files(check))
  }

  init(
    _ id: String, _ severity: Diagnostic.Severity, _ summary: String, why text: String,
    ok: LintExample, error: LintExample,
    suppressions check: @escaping @Sendable (Suppression) -> LintMatch?
  ) {
    self.init(id, severity, summary, text, ok, error, .suppressions(check))
  }

  private init(
    _ id: String, _ severity: Diagnostic.Severity, _ summary: String, _ text: String,
    _ ok: LintExample, _ error: LintExample, _ check: Check
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.text = text
    self.ok = ok
    self.error = error
    self.check = check
  }
}

/// A location where a rule does not hold.
struct LintMatch {
  var file: String
  var node: YAMLNode
  var message: String
  var notes: [Diagnostic.Note] = []
  var help: [String] = []
  var fix: LintFix?

  init(
    _ message: String, _ file: String, at node: YAMLNode, notes: [Diagnostic.Note] = [],
    help: [String] = [], fix: LintFix? = nil
  ) {
    self.message = message
    self.file = file
    self.node = node
    self.notes = notes
    self.help = help
    self.fix = fix
  }
}

/// A change that makes a finding go away and that no person has to judge.
package struct LintFix: Hashable, Sendable {
  /// What it does, such as `put it in quotes`.
  package let words: String
  /// The changes of the finding's file.
  package let edits: [TextEdit]
  /// What a finding says about it.
  var offer: String { "\(words); --fix does it" }

  init(_ words: String, _ edits: [TextEdit]) {
    self.words = words
    self.edits = edits
  }
}
