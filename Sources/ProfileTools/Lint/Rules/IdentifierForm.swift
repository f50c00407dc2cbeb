import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let identifierForm = LintRule(
    "identifier-form", .warning, "Hardware identifiers are of the form `iPhone16,1`.",
    why: """
      An identifier is what `sysctl hw.machine` prints: `iPhone`, `iPad` or `iPod`, two numbers and a \
      comma between them. Marketing names, board names and model numbers (`A3090`) are something else.
      """,
    ok: .file(LintExample.other, path: "other.yaml"),
    error: .file(
      LintExample.other.replacing("iPhone15,5", with: "A3090"), line: 4, path: "other.yaml")
  ) { context in
    context.devices.map(\.own).flatMap { file -> [LintMatch] in
      (file.list("identifiers") ?? []).compactMap { entry -> LintMatch? in
        guard let text = entry.scalar?.text, !text.isHardwareIdentifier else { return nil }
        return LintMatch(
          "\(text.quoted) is no hardware identifier", file.file, at: entry.node,
          help: ["an identifier is like `iPhone16,1`"])
      }
    }
  }
}

extension String {
  fileprivate var isHardwareIdentifier: Bool {
    for family in ["iPhone", "iPad", "iPod"] where hasPrefix(family) {
      let numbers = dropFirst(family.count).split(separator: ",", omittingEmptySubsequences: false)
      return numbers.count == 2
        && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 48...57 ~= $0 } }
    }
    return false
  }
}
