import DeviceProfiles
import InsetCore
import ProfileFiles
import YAMLDocuments

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
    guard let language = parts.first?.lowercased(), Self.isLanguage(language) else { return nil }
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

  /// Codes of ISO 639-1, and any three letters of the later parts.
  private static func isLanguage(_ code: String) -> Bool {
    code.count == 3 && code.isLetters || code.count == 2 && codes.contains(code)
  }

  private static let codes = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da \
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia \
    id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt \
    lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt \
    qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to \
    tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init))
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
