import DeviceProfiles
import InsetCore
import YAMLDocuments

extension LintRule {
  static let unknownLevel = LintRule(
    "unknown-level", .error, "The matrix names levels that there are.",
    why: """
      A query of `matrix.yaml` is `parameter:level` with commas, `!` and `*`; each part must be a \
      level or match some. An OS level must be one that a device runs. Otherwise a part of the matrix \
      would silently be empty.
      """,
    ok: .file(LintExample.matrix("device:other os:17"), path: "matrix.yaml"),
    error: .file(LintExample.matrix("device:othre os:17"), line: 5, path: "matrix.yaml")
  ) { context in
    context.files.filter { $0.object.kind == .matrix }.flatMap { file -> [LintMatch] in
      let queries = file.object.objects("runs").compactMap { $0.entry("where") }
      let levels = context.devices.isEmpty ? [] : file.object.list("os") ?? []
      return queries.flatMap { context.unknownLevels(in: $0, file) }
        + levels.compactMap { context.neverRun($0, file) }
    }
  }
}

extension LintContext {
  fileprivate func neverRun(_ entry: DecodedEntry, _ file: LintFile) -> LintMatch? {
    guard case .level(let level)? = entry.scalar,
      !devices.contains(where: { $0.os.contains(level.version) })
    else { return nil }
    return LintMatch("no device runs iOS \(level.version)", file.object.file, at: entry.node)
  }

  fileprivate func unknownLevels(in query: DecodedEntry, _ file: LintFile) -> [LintMatch] {
    guard let text = query.scalar?.text else { return [] }
    return text.split(separator: " ").flatMap { term -> [LintMatch] in
      guard let colon = term.firstIndex(of: ":") else {
        return [query.match("\(String(term).quoted) is not `parameter:level`", String(term), file)]
      }
      let name = String(term[..<colon])
      guard let known = levels[name] else {
        let near = Suggestions.nearest(name, in: levels.keys.sorted())
        return [
          query.match("there is no parameter \(name.quoted)", String(term), file, near)
        ]
      }
      return term[colon...].dropFirst().split(separator: ",", omittingEmptySubsequences: false)
        .compactMap { value -> LintMatch? in
          let pattern = String(value.drop { $0 == "!" })
          if known.contains(where: { $0.matches(pattern) }) { return nil }
          return query.match(
            "no \(name) is \(pattern.quoted)", pattern, file,
            Suggestions.nearest(pattern, in: known))
        }
    }
  }
}

extension DecodedEntry {
  /// A match at the part of a query that is wrong, where the query stands on one line.
  fileprivate func match(
    _ message: String, _ part: String, _ file: LintFile, _ near: String? = nil
  ) -> LintMatch {
    var place = node
    let written = String(decoding: file.bytes[node.bytes], as: UTF8.self)
    if node.start.line == node.end.line, !part.isEmpty, let range = written.firstRange(of: part) {
      place.start.column += written[..<range.lowerBound].unicodeScalars.count
      place.end = YAMLMark(
        line: place.start.line, column: place.start.column + part.unicodeScalars.count)
    }
    return LintMatch(
      message, file.object.file, at: place, help: near.map { ["did you mean `\($0)`?"] } ?? [])
  }
}

extension String {
  /// Whether a level matches a part of a query: all of it with `*`, its name, or how it begins.
  fileprivate func matches(_ pattern: String) -> Bool {
    guard !pattern.isEmpty else { return false }
    guard pattern.contains("*") else {
      return self == pattern || hasPrefix(pattern + "-") || hasPrefix(pattern + "+")
    }
    var rest = self[...]
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index == 0 {
        guard rest.hasPrefix(part) else { return false }
        rest = rest.dropFirst(part.count)
      } else if index == parts.count - 1 {
        return rest.hasSuffix(part)
      } else if !part.isEmpty {
        guard let range = rest.firstRange(of: part) else { return false }
        rest = rest[range.upperBound...]
      }
    }
    return true
  }
}

extension LintExample {
  fileprivate static func matrix(_ query: String) -> String {
    """
    schema: 1
    os: ["17"]
    runs:
      - name: all
        where: \(query)

    """
  }
}
