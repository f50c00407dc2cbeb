package import DeviceProfiles
import ScenarioSpaces

/// A baseline file: its entries, and where each of them is written.
package struct BaselineFile: Sendable {
  package let file: DecodedFile
  /// The entries that can be read, each with its row.
  package let entries: [(entry: Baseline.Entry, row: DecodedObject)]
  /// What somebody should look at, where the file can be used all the same.
  package internal(set) var warnings: [Diagnostic] = []

  package init(_ file: DecodedFile) {
    self.file = file
    entries = (file.object?.objects("baseline") ?? []).compactMap { row in
      Baseline.Entry(row).map { ($0, row) }
    }
  }

  /// What the file says; nil where it cannot be read.
  package var baseline: Baseline? {
    file.object.map { _ in Baseline(entries: entries.map(\.entry)) }
  }

  /// What is wrong with the entries in a space, beyond what is wrong with the file's keys.
  ///
  /// - Parameters:
  ///   - parameters: The parameters with their levels; one without levels is one whose levels are
  ///     not known.
  ///   - strategies: The strategies that there are; nil where they are not known. A row about another is
  ///     a warning.
  ///   - unknownLevels: How much it matters that a level is none of the parameter's. To a gate its
  ///     row is stale, as its device may be gone.
  /// - Returns: The findings, in the order of the rows.
  package func findings(
    _ parameters: [(name: String, levels: [String])], strategies: [String]?,
    unknownLevels: Diagnostic.Severity = .error
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var seen: [Baseline.Entry: YAMLNode] = [:]
    var errors = 0
    for (entry, row) in entries {
      // Nobody reads more of them, and each looks for the nearest name.
      if errors > ObjectDecoder.mostSuggestions { break }
      let checked = findings.count
      defer { errors += findings[checked...].count { $0.severity == .error } }
      guard let node = row.entry("where")?.node else { continue }
      findings += Query.parse(entry.query, parameters).problems.map { problem in
        var finding = problem.diagnostic(at: node, in: file.path, file.bytes)
        if problem.isUnknownLevel { finding.severity = unknownLevels }
        return finding
      }
      if let strategies {
        findings += (row.list("strategies") ?? []).compactMap {
          $0.unknownStrategy(strategies, in: file.path, severity: .warning)
        }
      }
      let identity = Baseline.Entry(
        entry.query, strategies: entry.strategies, aspects: entry.aspects)
      if let first = seen[identity] {
        findings.append(
          Diagnostic(
            "known-twice", "these failures are listed twice", file.path, at: node,
            notes: [Diagnostic.Note("first listed here", file.path, first.start)]))
      }
      seen[identity] = seen[identity] ?? node
    }
    return findings
  }
}

extension Baseline.Entry {
  /// The entry of a row; nil where something is missing, which was reported.
  fileprivate init?(_ row: DecodedObject) {
    guard let query = row.text("where"), let failing = row.number("failing"),
      let reason = row.text("reason")
    else { return nil }
    self.init(
      query, strategies: row.texts("strategies") ?? [], aspects: row.choices("fails") ?? [],
      failing: Int(failing), reason: reason, link: row.text("link"), expires: row.text("expires"),
      place: SourceLocation(file: row.file, line: row.node.start.line))
  }
}
