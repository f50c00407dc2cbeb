import ProfileFiles

extension LintRule {
  static let gateExceptions = LintRule(
    "gate-exceptions", .warning, "Known failures are in `baseline.yaml`.",
    why: """
      `gate.except` accepts whatever fails in its queries, for ever and without a reason. A row of \
      `baseline.yaml` says how many scenarios fail and why that is accepted, and complains when it is \
      no longer so. `except` is still read.
      """,
    ok: .plan("gate: {exact: [covered-area]}\n"),
    error: .plan("gate: {exact: [covered-area], except: [\"keyboard:floating\"]}\n", line: 1)
  ) { context in
    context.files.compactMap { file in
      guard file.object.kind == .matrix, let gate = file.object.object("gate"),
        gate.texts("except")?.isEmpty == false, let entry = gate.entry("except")
      else { return nil }
      return LintMatch(
        "known failures belong into `baseline.yaml`", file.object.file, at: entry.node.beginning,
        help: ["`insetmatrix baseline update RESULT.imx` writes a row for each"])
    }
  }
}
