import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let ambiguousNumber = LintRule(
    "ambiguous-number", .warning, "Versions and names that look like numbers are in quotes.",
    why: """
      Other tools read `17.10` as the number 17.1 and `1e3` as 1000. A version is a text: with quotes \
      everybody reads the same.
      """,
    ok: .file(LintExample.other.replacing("\"17-27\"", with: "\"17.10\""), path: "other.yaml"),
    error: .file(
      LintExample.other.replacing("\"17-27\"", with: "17.10"), line: 5, path: "other.yaml")
  ) { context in
    var matches: [LintMatch] = []
    context.scalars { file, node, type in
      guard type.isText, case .scalar(let text, isQuoted: false) = node.kind, text.looksLikeNumber
      else { return }
      matches.append(
        LintMatch(
          "\(text.quoted) without quotes is a number for many tools", file.object.file, at: node,
          fix: file.quoting(node)))
    }
    return matches
  }
}

extension String {
  /// Whether YAML reads a plain scalar as a number: decimal, octal, hexadecimal or in base 60.
  fileprivate var looksLikeNumber: Bool {
    guard let first = utf8.first, 48...57 ~= first || first == 43 || first == 45 || first == 46,
      utf8.count <= 40
    else { return false }
    if Double(self) != nil { return true }
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 48...57 ~= $0 } }
  }
}
