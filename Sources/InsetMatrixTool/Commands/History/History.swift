import ArgumentParser

/// The memory of a nightly.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Lists, shows, exports, prunes and imports the runs that a history has.",
    discussion: """
      `run --history FILE` and `merge --history FILE` store a run. A run is named by its number, as \
      latest or latest~3, or as the last of a branch: branch:main, branch:main~1.
      """,
    subcommands: [
      HistoryList.self, HistoryShow.self, HistoryExport.self, HistoryKeep.self, HistoryPrune.self,
      HistoryImport.self,
    ])
}
