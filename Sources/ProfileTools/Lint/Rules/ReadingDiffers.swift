import DeviceProfiles
import ProfileFiles

extension LintRule {
  static let readingDiffers = LintRule(
    "reading-differs", .warning, "A figure agrees with a reading that applies to it.",
    why: """
      Somebody has read another figure, and nobody this one. Take what was read, or add the reading that \
      the row is from: where sources are more than half a point apart the figure is disputed, and \
      reports say so.
      """,
    ok: .device(
      "safeAreas:\n  - {orientation: portrait, os: \"26+\", top: 62, left: 0, bottom: 34, right: 0}\n",
      others: ["readings/a.csv": readings]),
    error: .device(
      "safeAreas:\n  - {orientation: portrait, os: \"26+\", top: 59, left: 0, bottom: 34, right: 0}\n",
      line: 2, others: ["readings/a.csv": readings])
  ) { context in
    context.readRows.compactMap { row -> LintMatch? in
      guard let readings = row.readings, readings.agreeing.isEmpty,
        let first = readings.differing.first
      else { return nil }
      return LintMatch(
        "\(first.source) read \(first.value.points) (\(first.field.rawValue)) here, and no reading "
          + "has this figure", row.object.file, at: row.object.node.beginning,
        notes: readings.differing.map {
          Diagnostic.Note(
            "it was read here", $0.place.file, YAMLMark(line: $0.place.line, column: 1))
        })
    }
  }

  private static let readings = """
    # source: a probe
    device,system,from,language,field,orientation,window,mode,value
    device,26.1,device,en-US,safe-area-top,portrait,full,,62

    """
}
