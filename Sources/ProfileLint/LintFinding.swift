public import YAMLDocuments

/// A finding, and the change that would make it go away where there is one.
public struct LintFinding: Hashable, Sendable {
  /// What is wrong and where.
  public var diagnostic: Diagnostic
  /// The change; nil where a person has to judge.
  public var fix: LintFix?
  /// Why `--fix` leaves the change to a person; nil where it does not.
  public var obstacle: String?

  /// Whether `--fix` makes the change, if it changes no value.
  public var isFixable: Bool { fix != nil && obstacle == nil }
}
