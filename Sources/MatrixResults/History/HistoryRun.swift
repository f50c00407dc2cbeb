/// A run of a history.
package struct HistoryRun: Hashable, Sendable {
  /// The name of its files.
  package let name: String
  package let summary: RunSummary
  /// Whether its result is there: pruning removes it.
  package let hasResult: Bool
  /// Whether pruning leaves its result.
  package let isPinned: Bool

  /// Whether a text can be the name of a run: it is one of a file, and refers to nothing else.
  package static func isLegal(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count <= 120 else { return false }
    let isPlain = name.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || "._+@=-".utf8.contains($0)
    }
    return isPlain && !".-".utf8.contains(first) && name != "latest"
      && ![".imx", ".json", ".pin"].contains(where: name.hasSuffix)
  }
}

/// A reference to a run of a history: `NAME`, `latest`, `latest~3`, `branch:main` or `branch:main~1`.
package enum RunReference: Hashable, Sendable {
  case name(String)
  /// The run before the latest by a number of runs.
  case latest(back: Int)
  /// The same among the runs of a branch.
  case branch(String, back: Int)

  /// Reads a reference; nil for any other text.
  package init?(_ text: String) {
    if HistoryRun.isLegal(text) {
      self = .name(text)
      return
    }
    // Branches cannot have a `~` in their names.
    let parts = text.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
    guard let back = parts.count == 1 ? 0 : Int(parts[1]), back >= 0, back < 1 << 31 else {
      return nil
    }
    if parts[0] == "latest" {
      self = .latest(back: back)
    } else if parts[0].hasPrefix("branch:") {
      self = .branch(String(parts[0].dropFirst(7)), back: back)
    } else {
      return nil
    }
  }

  /// The run that it refers to among runs, the latest first.
  package func run(in runs: [HistoryRun]) -> HistoryRun? {
    switch self {
    case .name(let name): runs.first { $0.name == name }
    case .latest(let back): runs.dropFirst(back).first
    case .branch(let branch, let back):
      runs.lazy.filter { $0.summary.branch == branch }.dropFirst(back).first
    }
  }
}

/// Why a history, or a file of it, cannot be used.
package enum HistoryError: Error, Hashable, Sendable {
  /// A file that is damaged, or not a history's; by its path.
  case unreadable(String, String)
  /// A folder or a file that cannot be listed or written; by its path.
  case inaccessible(String, String)
  /// The run has no result: it was pruned.
  case pruned(String)
}
