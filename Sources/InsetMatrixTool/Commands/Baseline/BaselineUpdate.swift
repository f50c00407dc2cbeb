import ArgumentParser
import DeviceProfiles
import MatrixResults
import ProfileTools
import Reporting

/// The baseline, brought to what a result says.
struct BaselineUpdate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Takes out of the baseline what a result has fixed.",
    usage: """
      insetmatrix baseline update nightly.imx
      insetmatrix baseline update nightly.imx --allow-growth --reason 'issue 123'
      """,
    discussion: """
      Rows without a failure go, and numbers become smaller; comments and the order stay. More is \
      accepted only with --allow-growth: greater numbers, and with --reason rows for new failures. \
      Exits with 1 where the gate is still red.
      """)

  @OptionGroup var options: StoredGateOptions

  @Flag(help: "Accept more: greater numbers, and new rows with --reason.")
  var allowGrowth = false

  @Option(help: ArgumentHelp("Why new rows are accepted.", valueName: "words"))
  var reason: String?

  func validate() throws {
    if reason != nil, !allowGrowth { throw ValidationError("--reason requires --allow-growth") }
    try BaselineTarget.check(reason)
  }

  mutating func run() throws {
    var stored = try options.judged(isNewFileAllowed: true)
    try stored.requireWhole()
    let target = try BaselineTarget(options.criteria, stored)
    let rows = stored.judgement.known.entries.prefix(stored.criteria.baseline.entries.count)
    let judged = Set(stored.result.strategies.map(\.id))
    let changes = rows.map {
      judged.isSuperset(of: $0.entry.strategies) ? change($0) : .keep
    }
    let listed = Set(rows.map(\.entry.query))
    var others = exceptions(
      stored.judgement.known.entries.dropFirst(rows.count).filter {
        !listed.contains($0.entry.query)
      })
    if allowGrowth {
      let new = UnknownRule.all(stored)
      if let reason {
        others += new.map { rule in
          var entry = rule.entry
          entry.reason = reason
          return entry
        }
      } else if !new.isEmpty {
        let words =
          "\(new.count) new row\(new.count == 1 ? " needs" : "s need") --reason; "
          + "`insetmatrix baseline review` asks for one each"
        if rows.isEmpty { throw Failure(status: .usage, message: "error: \(words)") }
        Output.error("note: \(words)")
      }
    }
    let baseline = try target.write(changes, adding: others)
    try Output.printLine("\(target.path): \(Self.words(Array(rows), changes, added: others.count))")
    stored.judge(by: baseline)
    if reason != nil { stored.noteUnlisted() }
    try stored.finish()
  }

  private func change(_ known: KnownFailure) -> BaselineEdit.Change {
    if known.state == .uncounted { return .keep }
    if known.failing == 0 { return .remove }
    if known.failing == known.entry.failing || known.hasGrown && !allowGrowth { return .keep }
    return .count(known.failing)
  }

  /// Rows for what the gate's own exceptions accept.
  private func exceptions(_ known: [KnownFailure]) -> [Baseline.Entry] {
    known.filter { $0.failing > 0 }.map { known in
      var entry = known.entry
      entry.failing = known.failing
      entry.reason = reason ?? "It is in gate.except of matrix.yaml."
      return entry
    }
  }

  private static func words(
    _ rows: [KnownFailure], _ changes: [BaselineEdit.Change], added: Int
  ) -> String {
    var (removed, shrunk, grown) = (0, 0, 0)
    for (row, change) in zip(rows, changes) {
      switch change {
      case .keep: continue
      case .remove: removed += 1
      case .count: if row.hasGrown { grown += 1 } else { shrunk += 1 }
      }
    }
    let parts = [
      (removed, "removed"), (shrunk, "smaller"), (grown, "greater"), (added, "added"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return parts.isEmpty ? "nothing changes" : parts.joined(separator: ", ")
  }
}
