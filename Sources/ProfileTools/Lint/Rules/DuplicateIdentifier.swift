import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let duplicateIdentifier = LintRule(
    "duplicate-identifier", .warning, "A hardware identifier belongs to one device.",
    why: """
      Logs and simulators name devices by identifiers such as `iPhone16,1`; two files with the same \
      one cannot both answer. `duplicate-name` checks the names that scenarios use.
      """,
    ok: .file(LintExample.named("iPhone15,4")),
    error: .file(LintExample.named("iPhone15,5"), line: 4, path: "same.yaml")
  ) { context in
    var first: [String: Diagnostic.Note] = [:]
    return context.devices.map(\.own).flatMap { file -> [LintMatch] in
      (file.list("identifiers") ?? []).compactMap { entry -> LintMatch? in
        guard let name = entry.scalar?.text else { return nil }
        guard let note = first[name] else {
          first[name] = Diagnostic.Note("first used here", file.file, entry.node.start)
          return nil
        }
        return LintMatch(
          "the hardware identifier \(name.quoted) is taken", file.file, at: entry.node,
          notes: [note])
      }
    }
  }
}

extension LintExample {
  /// A device with a hardware identifier.
  fileprivate static func named(_ identifier: String) -> String {
    """
    schema: 1
    id: device
    name: A Phone
    identifiers: ["\(identifier)"]
    os: "17-27"
    extends: example-phone

    """
  }
}
