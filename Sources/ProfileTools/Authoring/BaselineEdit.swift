package import DeviceProfiles
package import ProfileFiles

/// Changes of a baseline file that keep its comments and the order of its rows.
package struct BaselineEdit {
  /// What becomes of a row.
  package enum Change: Hashable, Sendable {
    case keep
    /// With its comment: the lines right above it.
    case remove
    /// Another number of failing scenarios.
    case count(Int)
  }

  private let file: BaselineFile
  private var bytes: [UInt8] { file.file.bytes }

  /// Creates an edit of a file that was read without an error.
  package init(_ file: BaselineFile) { self.file = file }

  /// A new file.
  ///
  /// - Parameter entries: Its rows.
  /// - Returns: Its text.
  package static func newFile(_ entries: [Baseline.Entry]) -> String {
    """
    # The failures that are known and accepted. `insetmatrix baseline update` removes what is fixed.
    schema: \(ProfileLoader.schema)
    baseline:\(entries.isEmpty ? " []" : "")

    """ + entries.map { row($0, indent: 2) }.joined()
  }

  /// Why no file may have a reason; nil where one may.
  package static func problem(ofReason reason: String) -> String? {
    let text = newFile([Baseline.Entry("device:*", failing: 1, reason: reason)])
    let file = BaselineFile(
      DecodedFile(
        reading: ProfileSource(path: "baseline.yaml", bytes: Array(text.utf8)), as: .baseline))
    if let finding = file.file.findings.first { return finding.message }
    return file.entries.first?.entry.reason == reason ? nil : "it cannot be written as YAML"
  }

  /// The file with its rows changed and others behind them.
  ///
  /// - Parameters:
  ///   - changes: What becomes of each row.
  ///   - others: The rows to add.
  /// - Throws: Why that cannot be done without a person.
  /// - Returns: The bytes.
  package func apply(
    _ changes: [Change], adding others: [Baseline.Entry]
  ) throws(InvalidProfiles) -> [UInt8] {
    let expected = zip(file.entries, changes).compactMap { row, change in
      var entry = row.entry
      if case .count(let count) = change { entry.failing = count }
      return change == .remove ? nil : entry
    }
    guard let edits = edits(changes, others), let result = try? TextEdit.apply(edits, to: bytes)
    else {
      throw refusal
    }
    let again = BaselineFile(
      DecodedFile(
        reading: ProfileSource(path: file.file.path, bytes: result), as: .baseline))
    func plain(_ entries: [Baseline.Entry]) -> [Baseline.Entry] {
      entries.map { entry in
        var entry = entry
        entry.place = nil
        return entry
      }
    }
    guard again.file.findings.isEmpty, let read = again.baseline,
      plain(read.entries) == plain(expected + others)
    else { throw refusal }
    return result
  }

  private var refusal: InvalidProfiles {
    InvalidProfiles([
      Diagnostic(
        "cannot-edit", "the rows cannot be changed without a person", file.file.path,
        at: file.file.object?.entry("baseline")?.node
          ?? YAMLNode(
            .scalar("", isQuoted: false), start: YAMLMark(line: 1, column: 1),
            end: YAMLMark(line: 1, column: 1), bytes: 0..<0),
        help: ["begin each row on a line of its own, with a dash"])
    ])
  }

  private func edits(_ changes: [Change], _ others: [Baseline.Entry]) -> [TextEdit]? {
    guard let list = file.file.object?.entry("baseline")?.node else { return nil }
    if file.entries.isEmpty { return others.isEmpty ? [] : filling(list, others) }
    let rows = file.entries.map { span(of: $0.row.node) }
    let spans = rows.compactMap(\.self)
    guard spans.count == rows.count, let first = spans.first else { return nil }
    var edits: [TextEdit] = []
    for (index, change) in changes.enumerated() {
      switch change {
      case .keep: continue
      case .count(let count):
        guard let node = file.entries[index].row.entry("failing")?.node else { return nil }
        edits.append(TextEdit(node.bytes, "\(count)"))
      case .remove:
        let end = index + 1 < spans.count ? spans[index + 1].start : spans[index].end
        edits.append(TextEdit(spans[index].start..<end))
      }
    }
    let added = others.map { Self.row($0, indent: first.indent) }.joined()
    if let end = spans.last?.end, !added.isEmpty {
      edits.append(.insert((bytes[..<end].last == 0x0A ? "" : "\n") + added, at: end))
    }
    if others.isEmpty, changes.allSatisfy({ $0 == .remove }) {
      guard case .mapping(let pairs)? = file.file.object?.node.kind,
        let key = pairs.first(where: { $0.name == "baseline" })?.key,
        let colon = bytes[key.bytes.upperBound...].firstIndex(of: UInt8(ascii: ":"))
      else { return nil }
      edits.append(.insert(" []", at: colon + 1))
    }
    return edits
  }

  /// Rows in place of an empty list.
  private func filling(_ list: YAMLNode, _ others: [Baseline.Entry]) -> [TextEdit] {
    let start =
      bytes[..<list.bytes.lowerBound].last == 0x20
      ? list.bytes.lowerBound - 1 : list.bytes.lowerBound
    let rest = bytes[list.bytes.upperBound...].prefix { $0 != 0x0A }
    // What is behind the brackets stays on the key's line.
    return [
      TextEdit(start..<list.bytes.upperBound),
      .insert(
        "\n" + others.map { Self.row($0, indent: 2) }.joined().dropLast(),
        at: list.bytes.upperBound + rest.count),
    ]
  }
}

/// Where rows begin and end.
extension BaselineEdit {
  private typealias Span = (start: Int, end: Int, indent: Int)

  /// The bytes of a row with the comment above it; nil where others are on its lines.
  private func span(of node: YAMLNode) -> Span? {
    var start = lineStart(node.bytes.lowerBound)
    let lead = bytes[start..<node.bytes.lowerBound]
    let indent = lead.prefix { $0 == 0x20 }.count
    guard lead.dropFirst(indent).first == UInt8(ascii: "-"),
      lead.dropFirst(indent + 1).allSatisfy({ $0 == 0x20 })
    else { return nil }
    while start > 0 {
      let above = lineStart(start - 1)
      let line = bytes[above..<start]
      guard line.prefix(while: { $0 == 0x20 }).count == indent,
        line.dropFirst(indent).first == UInt8(ascii: "#")
      else { break }
      start = above
    }
    var end = lineEnd(lastByte(of: node))
    while end < bytes.count {
      let line = bytes[end..<lineEnd(end)]
      let depth = line.prefix { $0 == 0x20 }.count
      guard depth > indent, line.dropFirst(depth).first == UInt8(ascii: "#") else { break }
      end = lineEnd(end)
    }
    return (start, end, indent)
  }

  private func lineStart(_ offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  /// The beginning of the next line.
  private func lineEnd(_ offset: Int) -> Int {
    bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
  }

  /// The last byte of a value; a block's own end lies behind comments and empty lines.
  private func lastByte(of node: YAMLNode) -> Int {
    let last = max(node.bytes.lowerBound, node.bytes.upperBound - 1)
    switch node.kind {
    case .mapping(let pairs):
      guard bytes.indices.contains(last), bytes[last] != UInt8(ascii: "}"), let pair = pairs.last
      else { return last }
      return lastByte(of: pair.value)
    case .sequence(let items):
      guard bytes.indices.contains(last), bytes[last] != UInt8(ascii: "]"), let item = items.last
      else { return last }
      return lastByte(of: item)
    case .scalar: return last
    }
  }

  /// A row in the order of its table, with a line end.
  private static func row(_ entry: Baseline.Entry, indent: Int) -> String {
    func list(_ words: [String]) -> String { "[\(words.joined(separator: ", "))]" }
    let fields: [(String, String?)] = [
      ("where", DeviceReport.text(entry.query)),
      ("strategies", entry.strategies.isEmpty ? nil : list(entry.strategies)),
      ("fails", entry.aspects.isEmpty ? nil : list(entry.aspects.map(\.rawValue))),
      ("failing", entry.failing.map { "\($0)" }),
      ("reason", DeviceReport.text(entry.reason)),
      ("link", entry.link.map(DeviceReport.text)),
      ("expires", entry.expires.map { "\"\($0)\"" }),
    ]
    let lines = fields.compactMap { key, value in value.map { "\(key): \($0)" } }
    let space = String(repeating: " ", count: indent)
    return "\(space)- " + lines.joined(separator: "\n\(space)  ") + "\n"
  }
}
