package import Foundation

/// What a history knows of a run beside its result.
package struct HistoryRun: Hashable, Sendable {
  /// Where a run comes from: given by the caller, or read from the environment of a CI.
  package struct Origin: Hashable, Sendable {
    /// The commit's hash; empty where nobody said.
    package var commit: String
    package var branch: String
    /// When the run was, in seconds since 1970.
    package var date: Date
    /// Whether somebody said when; if not, the date is that of storing it.
    package var isDated: Bool

    package init(commit: String, branch: String, date: Date, isDated: Bool = true) {
      self.commit = commit
      self.branch = branch
      self.date = date
      self.isDated = isDated
    }
  }

  /// What a run cost; nil where nobody measured it.
  package struct Cost: Hashable, Sendable {
    package var wallSeconds: Double
    package var cpuSeconds: Double
    package var peakRSSBytes: Int
    package var threads: Int

    package init(wallSeconds: Double, cpuSeconds: Double, peakRSSBytes: Int, threads: Int) {
      self.wallSeconds = wallSeconds
      self.cpuSeconds = cpuSeconds
      self.peakRSSBytes = peakRSSBytes
      self.threads = threads
    }
  }

  /// Its number, which no other run gets.
  package let id: Int64
  package let origin: Origin
  /// The digest of the profiles, in hexadecimal digits.
  package let digest: String
  /// The version of the tool.
  package let version: String
  package let verdict: String
  package let applicable: Int
  package let cost: Cost?
  /// What of the plan it was of: query, choice and policies; empty for all of it as it is judged by
  /// default.
  package let selection: String
  /// What it is kept for; empty where pruning may take it.
  package let keep: String
  /// Whether `merge` has stored it, and nobody has gone on from it.
  package let isMerged: Bool
}
