import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let unusedFamily = LintRule(
    "unused-family", .warning, "A family is extended.",
    why: """
      Figures of a family that no device reaches are judged by nobody. Extend it or delete it; while \
      only families are looked at, nothing is said.
      """,
    ok: .file(LintExample.other, path: "other.yaml"), error: .file(LintExample.lonely, line: 2)
  ) { context in
    if context.devices.isEmpty { return [] }
    let used = Set(context.devices.flatMap { $0.lineage.files.map(\.file) })
    return context.profiles.compactMap { file in
      guard file.kind == .family, !used.contains(file.file), let entry = file.entry("family") else {
        return nil
      }
      return LintMatch("no device extends this family", file.file, at: entry.node)
    }
  }
}

extension LintExample {
  fileprivate static let lonely = """
    schema: 1
    family: lonely
    homeIndicator: false

    """
}
