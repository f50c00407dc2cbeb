import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let osOverlap = LintRule(
    "os-overlap", .warning, "Rows of a file with the same conditions hold for different versions.",
    why: """
      Where two rows of one file differ in nothing but their versions and both hold for one, the \
      first wins and the second is silent, which nobody sees who reads only the second. End the one \
      range where the other begins.
      """,
    ok: .device(
      """
      keyboards:
        - {mode: docked, orientation: portrait, os: "17-18", height: 291}
        - {mode: docked, orientation: portrait, os: "26+", height: 308}

      """),
    error: .device(
      """
      keyboards:
        - {mode: docked, orientation: portrait, os: "17-18", height: 291}
        - {mode: docked, orientation: portrait, os: "18", height: 308}

      """, line: 3)
  ) { context in
    context.versionGroups.flatMap { group -> [LintMatch] in
      group.indices.compactMap { index -> LintMatch? in
        let row = group[index]
        guard let earlier = group[..<index].first(where: { $0.os.intersection(row.os) != nil }),
          let both = earlier.os.intersection(row.os)
        else { return nil }
        return LintMatch(
          "for iOS \(both) an earlier row of this file holds", row.object.file, at: row.node,
          notes: [Diagnostic.Note("it is here", row.object.file, earlier.node.start)])
      }
    }
  }
}
