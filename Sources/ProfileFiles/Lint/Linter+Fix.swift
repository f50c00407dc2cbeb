import YAMLDocuments

/// What fixing came to.
public struct FixedProfiles: Sendable {
  /// The files that are different now, by their paths in order.
  public let changed: [ProfileSource]
  /// The findings whose fixes were applied, in the order of application.
  public let applied: [LintFinding]
  /// What is left.
  public let report: LintReport
}

extension Linter {
  /// Fixes may bring findings to light; more rounds than this mean that two fixes fight.
  private static let rounds = 10

  /// Applies every fix, and those of what comes to light, until none is left.
  ///
  /// Where two fixes meet, the first comes first and the other waits for the next round.
  public func fix(_ sources: [ProfileSource], context: [ProfileSource] = []) -> FixedProfiles {
    var current = sources
    var applied: [LintFinding] = []
    var report = lint(current, context: context)
    for _ in 0..<Self.rounds {
      let fixes = Self.disjoint(report.findings)
      if fixes.isEmpty { break }
      var edits: [String: [TextEdit]] = [:]
      for finding in fixes {
        edits[finding.diagnostic.file, default: []] += finding.fix?.edits ?? []
      }
      for index in current.indices {
        guard let list = edits[current[index].path],
          let bytes = try? TextEdit.apply(list, to: current[index].bytes)
        else { continue }
        current[index].bytes = bytes
      }
      applied += fixes
      report = lint(current, context: context)
    }
    let before = Dictionary(sources.map { ($0.path, $0.bytes) }) { first, _ in first }
    return FixedProfiles(
      changed: current.filter { before[$0.path] != $0.bytes }.sorted { $0.path < $1.path },
      applied: applied, report: report)
  }

  /// Findings with fixes, of which no two touch the same bytes.
  private static func disjoint(_ findings: [LintFinding]) -> [LintFinding] {
    var taken: [String: [TextEdit]] = [:]
    return findings.filter { finding in
      guard let edits = finding.fix?.edits else { return false }
      let others = taken[finding.diagnostic.file, default: []]
      if edits.contains(where: { edit in others.contains { $0.overlaps(edit) || $0 == edit } }) {
        return false
      }
      taken[finding.diagnostic.file, default: []] += edits
      return true
    }
  }
}
