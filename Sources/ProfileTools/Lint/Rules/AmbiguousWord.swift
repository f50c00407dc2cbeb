import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let ambiguousWord = LintRule(
    "ambiguous-word", .warning, "Words that YAML reads as truth values are in quotes.",
    why: """
      `no`, `on`, `yes` and `off` are texts here, and so are `y` and `n`; editors and many other \
      tools read them as `true` or `false`, so that Norway's `no` becomes `false`. Quotes leave no \
      doubt.
      """,
    ok: .file(LintExample.other.replacing("Another Phone", with: "\"on\""), path: "other.yaml"),
    error: .file(
      LintExample.other.replacing("Another Phone", with: "on"), line: 3, path: "other.yaml")
  ) { context in
    var matches: [LintMatch] = []
    context.scalars { file, node, type in
      guard type.isText, case .scalar(let text, isQuoted: false) = node.kind,
        text.utf8.count <= 5, words.contains(text.lowercased())
      else { return }
      matches.append(
        LintMatch(
          "\(text.quoted) without quotes is a truth value for many tools", file.object.file,
          at: node, fix: file.quoting(node)))
    }
    return matches
  }

  private static let words: Set = ["y", "yes", "n", "no", "on", "off", "true", "false"]
}
