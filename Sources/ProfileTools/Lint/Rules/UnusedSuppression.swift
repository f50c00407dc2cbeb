import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let unusedSuppression = LintRule(
    "unused-suppression", .warning, "A suppression suppresses something.",
    why: """
      `# insetmatrix:disable rule-name -- reason` at the end of a line, or alone on the line above, \
      silences a finding. When the finding is gone the comment misleads; when the rule's name is \
      wrong it never worked.
      """,
    ok: .device(
      """
      # insetmatrix:disable same-as-inherited -- the family is about to change
      homeIndicator: true

      """),
    error: .device(
      """
      # insetmatrix:disable same-as-inherited -- the family is about to change
      homeIndicator: false

      """, line: 1),
    suppressions: { suppression in
      guard suppression.isValid,
        let unused = suppression.rules.first(where: { !suppression.used.contains($0) })
      else { return nil }
      let ids = LintRules.all.map(\.id)
      let help =
        ids.contains(unused)
        ? ["delete the comment"]
        : [
          Suggestions.nearest(unused, in: ids).map { "did you mean `\($0)`?" }
            ?? "`insetmatrix profiles lint --rules` lists the rules"
        ]
      let message =
        ids.contains(unused)
        ? "`\(unused)` finds nothing on line \(suppression.line)"
        : "there is no rule \(unused.quoted) that can be suppressed"
      return LintMatch(message, suppression.file, at: suppression.node, help: help)
    })
}
