import ProfileFiles

extension LintRule {
  static let shareWithoutLevel = LintRule(
    "share-without-level", .warning, "Each share is of a level that the matrix has.",
    why: """
      A share of what the matrix lacks is left out of every sum, and the report names it. Where the \
      level is misspelt its users are lost.
      """,
    ok: .usage(["{levels: \"docked,floating\", share: 9}"]),
    error: .usage(
      ["{levels: \"docked,floating\", share: 9}", "{levels: splitt, share: 1}"], line: 7)
  ) { context in
    context.usage.flatMap { check in
      check.unmatched.map { value in
        LintMatch(
          value.message, check.path, at: value.node,
          help: value.suggestion.map { ["did you mean `\($0)`?"] } ?? [])
      }
    }
  }
}
