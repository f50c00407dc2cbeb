import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let landscapeNotTransposed = LintRule(
    "landscape-not-transposed", .warning,
    "Landscape is portrait, turned: the screen is given upright, and a cut-out at its top is as deep at its sides.",
    why: """
      A screen is written upright, so its width is not above its height. On a phone with a home \
      indicator the camera takes the same strip at the top in portrait and at the left and the right \
      in landscape, where UIKit keeps both sides equal. Rows that disagree were most often typed from \
      another device's table. Where the system really differs, suppress with the source.
      """,
    ok: .device(
      """
      safeAreas:
        - {orientation: portrait, os: "26+", top: 62, left: 0, bottom: 34, right: 0}
        - {orientation: landscape, os: "26+", top: 0, left: 62, bottom: 20, right: 62}

      """),
    error: .device(
      """
      safeAreas:
        - {orientation: portrait, os: "26+", top: 62, left: 0, bottom: 34, right: 0}
        - {orientation: landscape, os: "26+", top: 0, left: 59, bottom: 20, right: 59}

      """, line: 3)
  ) { context in
    context.devices.flatMap(\.lyingScreen) + context.devices.flatMap(\.unequalStrips)
  }
}

extension LintDevice {
  fileprivate var lyingScreen: [LintMatch] {
    guard let screen, screen.width > screen.height else { return [] }
    for file in lineage.files {
      guard let node = file.object("screen")?.entry("width")?.node else { continue }
      let upright = "width \(screen.height.points), height \(screen.width.points)"
      return [
        LintMatch(
          "the screen is wider than high, \(screen.words) pt", file.file, at: node,
          notes: screenNote("height"), help: ["give the size in portrait: \(upright)"])
      ]
    }
    return []
  }

  /// Landscape rows whose sides are not as deep as the top of the portrait row that holds then.
  fileprivate var unequalStrips: [LintMatch] {
    guard idiom == .phone, hasHomeIndicator == true else { return [] }
    let rows = Array(rows(\.safeAreas))
    return rows.indices.compactMap { unequalStrip(rows, $0) }
  }

  private func unequalStrip(_ rows: [LintRow<SafeAreaEntry>], _ index: Int) -> LintMatch? {
    let row = rows[index]
    guard row.entry.orientation == .landscape, let version = row.entry.os.intersection(os)?.first
    else { return nil }
    let isShadowed = rows[..<index].contains {
      $0.entry.orientation != .portrait && $0.entry.os.contains(version)
    }
    let upright = rows.first { $0.entry.orientation == .portrait && $0.entry.os.contains(version) }
    guard !isShadowed, let upright else { return nil }
    let insets: Insets = row.entry.insets.value
    let top: Double = upright.entry.insets.value.top
    if insets.left == top, insets.right == top { return nil }
    let wrong = insets.left == top ? "right" : "left"
    let depth: Double = insets.left == top ? insets.right : insets.left
    return LintMatch(
      "the strip at the \(wrong) is \(depth.points) pt, but the top is \(top.points) pt in portrait",
      row.object.file, at: row.node(wrong),
      notes: [Diagnostic.Note("portrait", upright.object.file, upright.node("top").start)])
  }
}
