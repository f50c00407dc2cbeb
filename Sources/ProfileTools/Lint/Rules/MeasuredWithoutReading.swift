import DeviceProfiles
import ProfileFiles

extension LintRule {
  static let measuredWithoutReading = LintRule(
    "measured-without-reading", .warning, "What is `measured` has a reading.",
    why: """
      How well a safe area or a docked keyboard is known follows from the files below `readings`: with a \
      reading of one source it is measured, with readings of two confirmed. A row that says \
      `measured` itself only promises it. Put what was read into a file of readings, and leave the \
      word out.
      """,
    ok: .device(
      "safeAreas:\n  - {orientation: portrait, os: \"26+\", top: 59, left: 0, bottom: 34, right: 0,\n"
        + "     provenance: derived, source: as the model before}\n"),
    error: .device(
      "safeAreas:\n  - {orientation: portrait, os: \"26+\", top: 59, left: 0, bottom: 34, right: 0,\n"
        + "     provenance: measured, source: a probe}\n", line: 2)
  ) { context in
    context.readRows.compactMap { row -> LintMatch? in
      guard row.object.origin.provenance == .measured, row.readings == nil else { return nil }
      return LintMatch(
        "no reading is of this figure, which says that it is `measured`", row.object.file,
        at: row.object.node.beginning,
        help: ["put the reading into a file below `readings`, or say how the figure is known"])
    }
  }
}
