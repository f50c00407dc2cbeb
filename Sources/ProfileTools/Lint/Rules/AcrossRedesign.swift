import DeviceProfiles
import ProfileFiles

extension LintRule {
  static let acrossRedesign = LintRule(
    "across-redesign", .warning, "A keyboard's row does not cross the redesign of iOS 26 unread.",
    why: """
      iOS 26 drew keyboards anew, and most heights changed. A row that holds before and after it needs a \
      reading on each side; without them, end it at 18 and say what is known of 26 in a row of its own.
      """,
    ok: .device(
      "keyboards:\n  - {mode: docked, orientation: landscape, os: \"17-18\", height: 200}\n"),
    error: .device(
      "keyboards:\n  - {mode: docked, orientation: landscape, os: \"17-26\", height: 200}\n",
      line: 2)
  ) { context in
    context.readRows.compactMap { row -> LintMatch? in
      let redesign = OSVersion(26)
      // A row without an end says nothing of the redesign.
      guard row.object.kind == .keyboard, row.os.first < redesign, row.os.last >= redesign,
        row.os.last != OSRange.all.last
      else { return nil }
      let read = row.readings?.agreeing.compactMap(\.system) ?? []
      if read.contains(where: { $0.last < redesign }),
        read.contains(where: { $0.first >= redesign })
      {
        return nil
      }
      return LintMatch(
        "this row holds before and after the redesign of iOS 26, and was not read on both sides",
        row.object.file, at: row.node("os"))
    }
  }
}
