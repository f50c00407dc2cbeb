import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let templateToken = LintRule(
    TemplateToken.rule, .error, "No `FILL-IN` of a template is left.",
    why: """
      A new profile has `FILL-IN` wherever only its author knows what to write. A comment may have \
      it, too: it is gone when the figure is there.
      """,
    ok: .device(
      "safeAreas:\n  - {orientation: portrait, top: 59, left: 0, bottom: 34, right: 0}\n"),
    error: .device(
      "# From the device's log.\nbars:\n"
        + "  - {bar: tab, orientation: portrait, os: \"26+\", height: 83, source: FILL-IN}\n",
      line: 3)
  ) { context in
    let token = Array(TemplateToken.text.utf8)
    return context.files.flatMap { file -> [LintMatch] in
      // Nearly no file has one, and every text of a file is slower to search than its bytes.
      guard file.bytes.indices.contains(where: { file.bytes[$0...].starts(with: token) }) else {
        return []
      }
      return file.object.node.tokens(file.object.file)
        + file.comments.compactMap { comment -> LintMatch? in
          guard comment.text.contains(TemplateToken.text) else { return nil }
          return LintMatch(
            "a comment still has `\(TemplateToken.text)`", file.object.file,
            at: YAMLNode(
              .scalar("", isQuoted: false), start: comment.mark, end: comment.mark, bytes: 0..<0))
        }
    }
  }
}

extension YAMLNode {
  fileprivate func tokens(_ file: String) -> [LintMatch] {
    switch kind {
    case .scalar(let text, _):
      guard text.contains(TemplateToken.text) else { return [] }
      return [LintMatch("`\(TemplateToken.text)` is left of a template", file, at: self)]
    case .sequence(let items): return items.flatMap { $0.tokens(file) }
    case .mapping(let pairs): return pairs.flatMap { $0.key.tokens(file) + $0.value.tokens(file) }
    }
  }
}
