import DeviceProfiles
import TextFormats

extension UsageDraft {
  /// The file's text.
  package var text: String {
    var lines = [
      "schema: 1", "usage: \(Self.yaml(name))",
      "unit: \(Self.yaml(unit.isEmpty ? "shares" : unit))", "distributions:",
    ]
    for distribution in distributions { lines += distribution.lines }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text as YAML: plain where nothing in it means anything to YAML.
  fileprivate static func yaml(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic
          || "0123456789 ._()/+;,-".unicodeScalars.contains(scalar))
    }
    let words = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
    let isWord =
      text.first.map { $0.isASCII && $0.isLetter } == true
      && text.last != " " && !words.contains(text.lowercased())
    return isPlain && isWord ? text : JSONValue.quoted(text.tamed)
  }
}

extension UsageDraft.Distribution {
  fileprivate var lines: [String] {
    var lines = remark.map { ["  # \($0)".tamed] } ?? []
    let names = parameters.joined(separator: ", ")
    var keys = [parameters.count == 1 ? "parameter: \(names)" : "parameters: [\(names)]"]
    if !condition.isEmpty { keys.append("where: \(JSONValue.quoted(condition))") }
    keys += ["kind: \(kind.rawValue)", "source: \(UsageDraft.yaml(source))"]
    keys.append("date: " + (date.map { "\"\($0)\"" } ?? Self.missingDate))
    keys.append("shares:")
    lines += keys.enumerated().map { index, key in (index == 0 ? "  - " : "    ") + key }
    return lines + shares.map { "      - {\($0.fields)}" }
  }

  /// What an author replaces; the token of templates.
  private static let missingDate =
    "FILL-IN # when it was so: 2026, 2026-06 or 2026-06-30"
}

extension UsageDraft.Share {
  fileprivate var fields: String {
    let quoted = levels.map { JSONValue.quoted($0) }
    let values = levels.count == 1 ? quoted[0] : "[\(quoted.joined(separator: ", "))]"
    var fields = ["levels: \(values)", "share: \(Self.number(share))"]
    if let range {
      fields += [
        "low: \(Self.number(range.lowerBound))", "high: \(Self.number(range.upperBound))",
      ]
    }
    return fields.joined(separator: ", ")
  }

  private static func number(_ number: Double) -> String {
    number == number.rounded() && number < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
