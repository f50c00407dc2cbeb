import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let suppressionWithoutReason = LintRule(
    "suppression-without-reason", .error, "A suppression names its rules and says why.",
    why: """
      The form is `# insetmatrix:disable rule-name -- reason`; several rules are written with commas \
      between them. Without a rule or a reason it has no effect.
      """,
    ok: .device(
      """
      # insetmatrix:disable same-as-inherited -- the family is about to change
      homeIndicator: true

      """),
    error: .device("homeIndicator: false # insetmatrix:disable same-as-inherited\n", line: 1),
    suppressions: { suppression in
      if suppression.isValid { return nil }
      let what = suppression.rules.isEmpty ? "names no rule" : "has no reason"
      return LintMatch(
        "the suppression \(what)", suppression.file, at: suppression.node,
        help: ["write `# \(Suppression.mark) rule-name -- reason`"])
    })
}
