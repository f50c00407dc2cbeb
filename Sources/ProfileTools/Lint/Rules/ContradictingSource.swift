import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let contradictingSource = LintRule(
    "contradicting-source", .warning, "What is a guess is called `assumed`.",
    why: """
      A source that begins with `guess`, `no table`, `no figure`, `unknown` or `general knowledge` \
      says that nobody knows. Such a figure is `assumed`; with another provenance, reports would \
      promise more than there is.
      """,
    ok: .device(
      "safeAreas:\n  - {orientation: portrait, os: \"26+\", top: 59, left: 0, bottom: 34, right: 0,\n"
        + "     provenance: assumed, source: guess}\n"),
    error: .device(
      "safeAreas:\n  - {orientation: portrait, os: \"26+\", top: 59, left: 0, bottom: 34, right: 0,\n"
        + "     provenance: documented, source: guess}\n", line: 3)
  ) { context in
    context.files.flatMap { file -> [LintMatch] in
      let object = file.object
      guard object.kind["provenance"] != nil else { return [] }
      let rows = object.kind.keys.filter { $0.type.objectKind?["provenance"] != nil }
        .flatMap { object.objects($0.name) }
      return ([object] + rows).compactMap(\.contradiction)
    }
  }
}

extension DecodedObject {
  fileprivate var contradiction: LintMatch? {
    guard let entry = entry("source"), let source = entry.scalar?.text,
      let provenance = origin.provenance, provenance != .assumed
    else { return nil }
    let text = source.lowercased()
    let guesses = ["guess", "no table", "no figure", "unknown", "general knowledge"]
    guard guesses.contains(where: { text.hasPrefix($0) }) else { return nil }
    return LintMatch(
      "a figure with the source \(source.quoted) is not `\(provenance.rawValue)`", file,
      at: entry.node, help: ["set `provenance: assumed`, or say who knows"])
  }
}
