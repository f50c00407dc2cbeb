import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let localeTag = LintRule(
    "locale-tag", .error,
    "A locale's id is a BCP 47 tag, with the input method where it has several.",
    why: """
      The id is a language (`ja`), then a script (`Hans`) and a region (`JP`) where they matter, in \
      the case that BCP 47 recommends, and last the input method in small letters (`romaji`): \
      `sr-Latn-RS`, `zh-Hans-pinyin`. `emoji` is no language.
      """,
    ok: .file(LintExample.locale("sr-Latn-RS"), path: "locales.yaml"),
    error: .file(LintExample.locale("en-us"), line: 5, path: "locales.yaml")
  ) { context in
    context.files.filter { $0.object.kind == .locales }.flatMap { file -> [LintMatch] in
      file.object.objects("locales").compactMap { row -> LintMatch? in
        guard let entry = row.entry("id"), let id = entry.node.scalarText,
          id != "emoji"
        else { return nil }
        let tag = LanguageTag(id)
        guard tag?.text != id else { return nil }
        return LintMatch(
          "\(id.quoted) is no language tag", file.object.file, at: entry.node,
          help: [
            tag.map { "did you mean `\($0.text)`?" } ?? "a tag is like `en-US` or `zh-Hans-pinyin`"
          ])
      }
    }
  }
}

/// A language tag in its recommended form.
private struct LanguageTag {
  let text: String

  /// Reads a tag, whatever its case and separators are.
  init?(_ id: String) {
    var parts = id.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(
      String.init)
    guard let language = parts.first?.lowercased(), 2...3 ~= language.count,
      language.isLetters
    else { return nil }
    var result = [language]
    parts.removeFirst()
    if let script = parts.first, script.count == 4, script.isLetters,
      script != script.lowercased()
        || parts.count > 1
    {
      result.append(script.prefix(1).uppercased() + script.dropFirst().lowercased())
      parts.removeFirst()
    }
    if let region = parts.first,
      region.count == 2 && region.isLetters || region.count == 3 && region.isDigits
    {
      result.append(region.uppercased())
      parts.removeFirst()
    }
    if let method = parts.first, parts.count == 1, method.isLetters, (3...16).contains(method.count)
    {
      result.append(method.lowercased())
      parts.removeFirst()
    }
    guard parts.isEmpty else { return nil }
    text = result.joined(separator: "-")
  }
}

extension String {
  fileprivate var isLetters: Bool {
    !isEmpty && utf8.allSatisfy { 65...90 ~= $0 || 97...122 ~= $0 }
  }

  fileprivate var isDigits: Bool { !isEmpty && utf8.allSatisfy { 48...57 ~= $0 } }
}

extension LintExample {
  fileprivate static func locale(_ id: String) -> String {
    """
    schema: 1
    provenance: assumed
    source: general knowledge
    locales:
      - {id: \(id), name: A Language, layout: latin-qwerty, predictionBar: present}

    """
  }
}
