import ArgumentParser

/// The memory of a nightly.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Lists, shows, pins and prunes the runs of a history.",
    discussion: """
      A history is a folder; `run --history FOLDER` stores a run there. A run is named by its files, as \
      latest or latest~3, or as the last of a branch: branch:main, branch:main~1. A summary that cannot \
      be read is named and skipped; then the command exits with 3.
      """,
    subcommands: [HistoryList.self, HistoryShow.self, HistoryPin.self, HistoryPrune.self])
}
