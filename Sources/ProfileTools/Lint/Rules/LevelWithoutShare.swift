import ProfileFiles

extension LintRule {
  static let levelWithoutShare = LintRule(
    "level-without-share", .warning, "Each level of a parameter with shares has one.",
    why: """
      A level that no row names is used by nobody, so that what fails there counts for nothing. Where \
      that is so, say it with a share of 0; an export that lacks it does not say it.
      """,
    ok: .usage(["{levels: docked, share: 9}", "{levels: floating, share: 0}"]),
    error: .usage(["{levels: docked, share: 9}"], line: 1)
  ) { context in
    context.usage.flatMap { check in
      check.unused.map { unused in
        let shown = unused.levels.prefix(6).map { "`\($0)`" }.joined(separator: ", ")
        let rest = unused.levels.count - 6
        return LintMatch(
          "levels of \(unused.parameter) have no share: \(shown)"
            + (rest > 0 ? " and \(rest) more" : ""), check.path, at: unused.node)
      }
    }
  }
}
