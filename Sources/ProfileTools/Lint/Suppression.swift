import ProfileFiles

/// A comment that suppresses findings: `# insetmatrix:disable rule-name -- reason`.
struct Suppression {
  let file: String
  let comment: YAMLComment
  let rules: [String]
  /// The rules among them that had a finding on its line.
  var used: Set<String> = []
  let reason: String
  /// The line that it is about: its own, or the next with more than a comment.
  let line: Int

  static let mark = "insetmatrix:disable"

  /// Reads a comment; nil where it is an ordinary one.
  ///
  /// - Parameters:
  ///   - comment: The comment.
  ///   - file: The file that has it.
  ///   - alone: The lines of the file that hold nothing but a comment.
  init?(_ comment: YAMLComment, in file: String, alone: Set<Int>) {
    let text = comment.text.drop { $0 == "#" || $0 == " " }
    guard text.hasPrefix(Self.mark) else { return nil }
    let words = text.dropFirst(Self.mark.count)
    let parts = words.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
    self.file = file
    self.comment = comment
    rules = (parts.first ?? "").split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    reason = parts.count < 2 ? "" : String(parts[1].drop(while: \.isWhitespace))
    var line = comment.mark.line
    if comment.isAlone { repeat { line += 1 } while alone.contains(line) }
    self.line = line
  }

  /// Whether it is written as it must be, and so has an effect.
  var isValid: Bool { !rules.isEmpty && !reason.isEmpty }

  /// The comment as a location for findings.
  var node: YAMLNode {
    let end = YAMLMark(
      line: comment.mark.line, column: comment.mark.column + comment.text.unicodeScalars.count)
    return YAMLNode(
      .scalar(comment.text, isQuoted: false), start: comment.mark, end: end, bytes: 0..<0)
  }

  static func all(in file: LintFile) -> [Suppression] {
    let alone = Set(file.comments.filter(\.isAlone).map(\.mark.line))
    return file.comments.compactMap { Suppression($0, in: file.object.file, alone: alone) }
  }
}
