import ArgumentParser
import InsetMatrix
import ProfileFiles

/// A stored result and what a gate judges it by: what the commands about known failures share.
struct StoredGateOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The result, as `run -o` or `merge` wrote it, or a run of the history.",
      valueName: "file.imx|run"), completion: Completions.results)
  var file: String

  @OptionGroup(title: "Profiles") var profiles: ProfileOptions
  @OptionGroup(title: "Gate") var criteria: CriteriaOptions
  @OptionGroup(title: "History") var history: HistoryOptions

  @Option(
    help: ArgumentHelp(
      "What people use, for limits of use; by default as for `run`.", valueName: "file|none"),
    completion: Completions.yaml)
  var usage: String?

  @Option(
    help: ArgumentHelp(
      "The day on which known failures expire or not; by default today, in UTC.",
      valueName: "yyyy-mm-dd"))
  var date: String?

  func validate() throws {
    if let date, date.utf8.count != 10 || !date.isDate {
      throw ValidationError("--date must be a day such as 2027-01-31")
    }
  }

  /// Reads the result and judges it.
  ///
  /// - Parameters:
  ///   - against: The result before, or its run.
  ///   - isNewFileAllowed: Whether the baseline may be a file that is not there yet.
  /// - Throws: A failure for what cannot be read.
  /// - Returns: The judged result.
  func judged(
    against: String? = nil, isNewFileAllowed: Bool = false
  ) throws(Failure) -> StoredGate {
    try StoredGate(self, against: against, isNewFileAllowed: isNewFileAllowed)
  }
}
