import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let osHole = LintRule(
    "os-hole", .warning, "Rows of a file leave no version out between them.",
    why: """
      Between two rows that differ in nothing but their versions, a version that neither has gets \
      the figure of the nearest one, and counts as assumed. For safe areas and bars that is an \
      oversight: say what holds, and let it be `assumed` where nobody knows. Keyboards have known \
      gaps, which `profiles coverage` lists; no version lies between 18 and 26.
      """,
    ok: .device(
      """
      safeAreas:
        - {orientation: portrait, os: "17-18", top: 59, left: 0, bottom: 34, right: 0}
        - {orientation: portrait, os: "26+", top: 62, left: 0, bottom: 34, right: 0}

      """),
    error: .device(
      """
      safeAreas:
        - {orientation: portrait, os: "17", top: 59, left: 0, bottom: 34, right: 0}
        - {orientation: portrait, os: "26+", top: 62, left: 0, bottom: 34, right: 0}

      """, line: 3)
  ) { context in
    context.versionGroups.flatMap { group -> [LintMatch] in
      guard let kind = group.first?.object.kind, kind == .safeArea || kind == .bar else {
        return []
      }
      let rows = group.sorted { $0.os.first < $1.os.first }
      var reach = rows.first
      return rows.dropFirst().compactMap { row -> LintMatch? in
        guard let before = reach else { return nil }
        if row.os.last > before.os.last { reach = row }
        guard let next = before.os.last.successor, row.os.first > next else { return nil }
        return LintMatch(
          "from iOS \(next) up to iOS \(row.os.first) no row of this file holds", row.object.file,
          at: row.node,
          notes: [Diagnostic.Note("the row before is here", row.object.file, before.node.start)])
      }
    }
  }
}

extension OSVersion {
  /// The version from which on no row is missing behind a range that ends here.
  fileprivate var successor: OSVersion? {
    if minor < OSRange.anyMinor {
      let next = OSVersion(major, minor + 1)
      return next
    }
    switch major {
    case 18..<26: return OSVersion(26)
    case 999...: return nil
    default: return OSVersion(major + 1)
    }
  }
}
