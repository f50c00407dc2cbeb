package import ProfileFiles

extension DeviceReport {
  /// The result of a merge.
  package struct Merged: Sendable {
    /// The file's new contents.
    package var bytes: [UInt8]
    /// What changed and what was left alone, a line each.
    package var notes: [String]
  }

  /// Brings the report into a device file; every comment and every key that it does not touch
  /// stays.
  ///
  /// What the author left open is filled in. A row that holds under the same conditions takes the
  /// new figures, others come before those that are there, for the first row that matches counts.
  /// What the file says otherwise of the device itself is kept, and reported.
  ///
  /// - Parameters:
  ///   - source: The device file.
  ///   - names: The devices and families that there are.
  /// - Throws: What is wrong with the file.
  /// - Returns: The new contents, and what changed.
  package func merge(
    into source: ProfileSource, among names: ProfileNames
  ) throws(InvalidProfiles) -> Merged {
    let document = YAMLDocument(parsing: source.bytes, file: source.path)
    guard let root = document.root, document.diagnostics.isEmpty else {
      throw InvalidProfiles(document.diagnostics)
    }
    guard DecodedFile(reading: source).kind == .device,
      source.bytes[root.bytes.lowerBound] != UInt8(ascii: "{")
    else {
      throw InvalidProfiles([
        Diagnostic(
          "file-kind", "only into a device file, one key on each line, can anything be imported",
          source.path, at: root.beginning)
      ])
    }
    var merge = ReportMerge(report: self, root: root, source: source)
    merge.run(names)
    let edited: [UInt8]
    do throws(OverlappingEdits) {
      edited = try TextEdit.apply(merge.edits, to: source.bytes)
    } catch {
      throw InvalidProfiles([
        Diagnostic("cannot-merge", "the file's rows overlap", source.path, at: root.beginning)
      ])
    }
    let bytes = try ProfileLoader.format(ProfileSource(path: source.path, bytes: edited))
    return Merged(bytes: bytes, notes: merge.notes)
  }
}

/// The edits that bring a report into a file.
private struct ReportMerge {
  let report: DeviceReport
  let root: YAMLNode
  let source: ProfileSource
  var edits: [TextEdit] = []
  var notes: [String] = []
  private var bytes: [UInt8] { source.bytes }

  init(report: DeviceReport, root: YAMLNode, source: ProfileSource) {
    self.report = report
    self.root = root
    self.source = source
  }

  mutating func run(_ names: ProfileNames) {
    let family = names.family(of: report)
    let isOpen = root["extends"]?.scalarText == ProfileScaffold.token
    if isOpen { fill("extends", with: family) }
    let extends =
      isOpen ? [family].compactMap(\.self) : ProfileNames([source]).entries.first?.extends ?? []
    fill("name", with: report.name.map(DeviceReport.text))
    fill("os", with: report.os.map { "\"\($0)\"" })
    fillIdentifiers()
    if root["screen"] == nil, let screen = report.screen,
      screen != names.screen(extending: extends)
    {
      append("screen: \(screen.yaml(report))")
      notes.append("screen: added")
    }
    for table in report.tables { merge(table) }
  }

  /// Fills in a value that is open; another one is kept.
  private mutating func fill(_ key: String, with value: String?) {
    guard let value else { return }
    guard let node = root[key] else {
      append("\(key): \(value)")
      notes.append("\(key): added")
      return
    }
    if node.scalarText == ProfileScaffold.token {
      edits.append(TextEdit(node.bytes, value))
      notes.append("\(key): filled in")
    } else if node.scalarText.map(DeviceReport.text) != value,
      node.scalarText.map({ "\"\($0)\"" }) != value
    {
      notes.append("\(key): kept \(node.scalarText ?? ""), not \(value)")
    }
  }

  private mutating func fillIdentifiers() {
    guard case .sequence(let items)? = root["identifiers"]?.kind, let node = root["identifiers"]
    else { return }
    let known = items.compactMap(\.scalarText).filter { $0 != ProfileScaffold.token }
    let new = report.identifiers.filter { !known.contains($0) }
    if new.isEmpty { return }
    let all = (known + new).map { "\"\($0)\"" }.joined(separator: ", ")
    edits.append(TextEdit(node.bytes, "[\(all)]"))
    notes.append("identifiers: added \(new.joined(separator: ", "))")
  }

  private mutating func merge(_ table: String) {
    guard let list = root[table], case .sequence(let items) = list.kind, let first = items.first
    else {
      append(
        "\(table):"
          + report.rows(of: table).map { "\n  - {\($0.yaml(report, isOwn: false))}" }.joined())
      notes.append("\(table): added \(report.rows(of: table).count)")
      return
    }
    var added: [DeviceReport.Row] = []
    for row in report.rows(of: table) {
      if let item = items.first(where: { $0.holds(under: row) }) {
        update(item, row)
      } else {
        added.append(row)
      }
    }
    if added.isEmpty { return }
    notes.append("\(table): added \(added.count)")
    let isFlow = bytes[list.bytes.lowerBound] == UInt8(ascii: "[")
    let texts = added.map { "{\($0.yaml(report, isOwn: false))}" }
    if isFlow {
      edits.append(.insert(texts.map { $0 + ", " }.joined(), at: first.bytes.lowerBound))
    } else {
      // Before the comments of what was first.
      let indent = String(repeating: " ", count: list.start.column - 1)
      let place = keyEnd(of: table) ?? bytes.count
      edits.append(.insert(texts.map { "\n\(indent)- \($0)" }.joined(), at: place))
    }
  }

  private func keyEnd(of key: String) -> Int? {
    guard case .mapping(let pairs) = root.kind,
      let pair = pairs.first(where: { $0.name == key })
    else { return nil }
    return bytes[pair.key.bytes.upperBound...].firstIndex { $0 == 0x0A || $0 == 0x0D }
  }

  /// Gives a row new figures and a new origin, key by key.
  private mutating func update(_ item: YAMLNode, _ row: DeviceReport.Row) {
    guard case .mapping(let pairs) = item.kind, let last = pairs.last?.bytes else { return }
    let figures = row.fields.filter { !row.conditions.contains($0) }
    if figures.allSatisfy({ item[$0.key]?.scalarText == $0.value }) { return }
    let isFlow = bytes[item.bytes.lowerBound] == UInt8(ascii: "{")
    let indent = String(repeating: " ", count: item.start.column - 1)
    var changes: [String] = []
    for field in row.fields(report) where !row.conditions.contains(field) {
      let text = "\(field.key): \(field.value)"
      if let node = item[field.key] {
        if node.scalarText != field.value, figures.contains(field) {
          changes.append("\(field.key) \(node.scalarText ?? "") is now \(field.value)")
        }
        edits.append(TextEdit(node.bytes, field.value))
      } else {
        edits.append(.insert(isFlow ? ", \(text)" : "\n\(indent)\(text)", at: last.upperBound))
      }
    }
    let conditions = row.conditions.map { $0.value.filter { $0 != "\"" } }.joined(separator: " ")
    notes.append("\(row.table): \(conditions): \(changes.joined(separator: ", "))")
  }

  /// Adds a key behind the last one; formatting brings it to its place.
  private mutating func append(_ text: String) {
    let end = root.bytes.upperBound
    let rest = bytes[end...].firstIndex { $0 == 0x0A } ?? bytes.count
    edits.append(.insert("\n" + text, at: rest))
  }
}

extension YAMLNode {
  /// Whether a row holds under the conditions of another.
  fileprivate func holds(under row: DeviceReport.Row) -> Bool {
    let keys =
      ["mode", "bar", "layouts", "orientation", "os", "sdk"]
      + (row.table == "bars" ? ["width"] : [])
    return keys.allSatisfy { key in
      let wanted = row.fields.first { $0.key == key }?.value
      return self[key].map(\.condition) == wanted
    }
  }

  /// A condition's value as a report writes it.
  private var condition: String {
    switch kind {
    case .scalar(let text, _): OSConditions.isVersion(text) ? "\"\(text)\"" : text
    case .sequence(let items): "[" + items.compactMap(\.scalarText).joined(separator: ", ") + "]"
    case .mapping: ""
    }
  }
}

private enum OSConditions {
  /// Whether a text is a range of versions, which reports write between quotes.
  static func isVersion(_ text: String) -> Bool { text.utf8.first.map { 48...57 ~= $0 } ?? false }
}
