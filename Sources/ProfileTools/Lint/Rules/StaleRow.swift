import DeviceProfiles
import ProfileFiles

extension LintRule {
  static let staleRow = LintRule(
    "stale-row", .warning, "A figure of the newest version was read on it or on the one before.",
    why: """
      A figure that was read holds for later versions until somebody reads it again. Where the newest \
      reading is two minor versions older than the newest version that runs, read it again, or end \
      the row and say how the figure of newer versions is known.
      """,
    ok: .device(
      "safeAreas:\n  - {orientation: portrait, os: \"17+\", top: 59, left: 0, bottom: 35, right: 0}\n",
      others: ["readings/a.csv": readings(on: "17.6"), "matrix.yaml": plan]),
    error: .device(
      "safeAreas:\n  - {orientation: portrait, os: \"17+\", top: 59, left: 0, bottom: 35, right: 0}\n",
      line: 2, others: ["readings/a.csv": readings(on: "17.4"), "matrix.yaml": plan])
  ) { context in
    guard let newest = context.newest else { return [] }
    return context.readRows.compactMap { row -> LintMatch? in
      guard row.os.contains(newest),
        let last = row.readings?.agreeing.compactMap({ $0.system?.last }).max(),
        last.minor != OSRange.anyMinor,
        last.major < newest.major ? newest.minor > 0 : newest.minor - last.minor >= 2
      else { return nil }
      return LintMatch(
        "this figure was last read on iOS \(last), and iOS \(newest) runs", row.object.file,
        at: row.object.node.beginning)
    }
  }

  private static let plan = """
    schema: 1
    os: ["17.7"]
    runs: [{name: all, where: ""}]
    """

  private static func readings(on version: String) -> String {
    """
    # source: a probe
    device,system,from,language,field,orientation,window,mode,value
    device,\(version),device,en-US,safe-area-bottom,portrait,full,,35

    """
  }
}
