package import ProfileFiles

/// A finding, and the change that would make it go away where there is one.
package struct LintFinding: Hashable, Sendable {
  package var diagnostic: Diagnostic
  /// The change; nil where a person has to judge.
  package var fix: LintFix?
  /// Why `--fix` leaves the change to a person; nil where it does not.
  package var obstacle: String?

  /// Whether `--fix` makes the change, if it changes no value.
  package var isFixable: Bool { fix != nil && obstacle == nil }
}
