package import ProfileFiles

/// The outcome of fixing.
package struct FixedProfiles: Sendable {
  /// The files that are different now, by their paths in order.
  package let changed: [ProfileSource]
  /// The findings whose fixes were applied, in the order of application.
  package let applied: [LintFinding]
  /// The findings whose fixes were left, each with its obstacle.
  package var refused: [LintFinding] { report.findings.filter { $0.obstacle != nil } }
  package let report: LintReport
}

extension Linter {
  /// Fixes may bring findings to light; more rounds than this mean that two fixes fight.
  private static let rounds = 10
  /// The most comparisons of a round; each reads the set.
  private static let comparisons = 64

  /// Applies every fix that changes no value, and those that appear after it, until none is left.
  ///
  /// Where two fixes meet, the first comes first and the other waits for the next round. A fix is
  /// applied only if reading the files before and after gives every device, family, language,
  /// script and plan the same values; the others are left and reported.
  package func fix(
    _ sources: [ProfileSource], context: [ProfileSource] = [], drafts: Set<String> = []
  ) -> FixedProfiles {
    let proof = FixProof(files(sources, context, drafts))
    var current = sources
    var applied: [LintFinding] = []
    var refused: Set<LintFinding> = []
    var report = lint(current, context: context, drafts: drafts)
    for _ in 0..<Self.rounds {
      let fixes = Self.disjoint(report.findings.filter { !refused.contains($0) })
      if fixes.isEmpty { break }
      var comparisons = Self.comparisons
      let accepted = Self.accepted(fixes, beside: [], in: current, proof, &comparisons)
      if accepted.isEmpty {
        refused.formUnion(fixes)
        continue
      }
      current = Self.applying(accepted, to: current) ?? current
      applied += accepted
      refused = []
      report = lint(current, context: context, drafts: drafts)
    }
    let before = Dictionary(sources.map { ($0.path, $0.bytes) }) { first, _ in first }
    return FixedProfiles(
      changed: current.filter { before[$0.path] != $0.bytes }.sorted { $0.path < $1.path },
      applied: applied,
      report: LintReport(findings: report.findings.map(\.refused), sources: current))
  }

  /// Those of some fixes that change no value together with others: all of them, or else those of
  /// each half.
  private static func accepted(
    _ fixes: [LintFinding], beside others: [LintFinding], in sources: [ProfileSource],
    _ proof: FixProof, _ comparisons: inout Int
  ) -> [LintFinding] {
    guard comparisons > 0, !fixes.isEmpty else { return [] }
    comparisons -= 1
    if let changed = applying(others + fixes, to: sources), proof.holds(for: changed) {
      return fixes
    }
    if fixes.count == 1 { return [] }
    let middle = fixes.count / 2
    let first = accepted(
      Array(fixes[..<middle]), beside: others, in: sources, proof, &comparisons)
    return first
      + accepted(
        Array(fixes[middle...]), beside: others + first, in: sources, proof, &comparisons)
  }

  /// The files after some fixes; nil where two of them meet.
  private static func applying(
    _ fixes: [LintFinding], to sources: [ProfileSource]
  ) -> [ProfileSource]? {
    var edits: [String: [TextEdit]] = [:]
    for finding in fixes { edits[finding.diagnostic.file, default: []] += finding.fix?.edits ?? [] }
    var sources = sources
    for index in sources.indices {
      guard let list = edits[sources[index].path] else { continue }
      guard let bytes = try? TextEdit.apply(list, to: sources[index].bytes) else { return nil }
      sources[index].bytes = bytes
    }
    return sources
  }

  /// Findings that can be fixed, of which no two touch the same bytes.
  private static func disjoint(_ findings: [LintFinding]) -> [LintFinding] {
    var taken: [String: [TextEdit]] = [:]
    return findings.filter { finding in
      guard finding.isFixable, let edits = finding.fix?.edits else { return false }
      let others = taken[finding.diagnostic.file, default: []]
      if edits.contains(where: { edit in others.contains { $0.overlaps(edit) || $0 == edit } }) {
        return false
      }
      taken[finding.diagnostic.file, default: []] += edits
      return true
    }
  }
}

extension LintFinding {
  /// The finding after fixing: what has a fix still has an obstacle.
  fileprivate var refused: Self {
    guard isFixable, let fix else { return self }
    var finding = self
    finding.obstacle = "it would change a value"
    finding.diagnostic.help.removeAll { $0 == fix.offer }
    return finding
  }
}
