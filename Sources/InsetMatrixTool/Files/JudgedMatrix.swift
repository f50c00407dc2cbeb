import DeviceProfiles
import InsetMatrix
import MatrixEngine
import MatrixResults
import ProfileFiles
import ScenarioSpaces

extension Matrix {
  /// Judges everything, for commands whose answer is no report.
  ///
  /// - Parameters:
  ///   - progress: What shows how far it is.
  ///   - least: The fewest scenarios with which it is shown.
  /// - Throws: A failure where no scenario is selected.
  /// - Returns: The result.
  func judged(_ progress: Progress, from least: Int = 1) throws(Failure) -> RunResult {
    var options = Matrix.Options(threads: nil)
    options.begin = { if $0 >= least { progress.begin("judging", of: $0, "scenarios") } }
    options.progress = { progress.advance($0) }
    let result: RunResult
    do throws(IncompatibleResult) {
      result = try run(options).result
    } catch {
      throw error.failure(["", "this run"])
    }
    if result.counts.applicable == 0, let reason = emptyReason() {
      throw Failure(
        status: .incomplete, message: "error: no scenario is selected: \(reason.words)")
    }
    return result
  }
}

extension UsageModel {
  /// What people use, by the file beside the plan and the shipped shares.
  static func usual(
    beside files: ProfileFileSet, in space: ScenarioSpace
  ) throws(Failure) -> UsageModel {
    guard let usage = try selected(nil, beside: files, in: space) else {
      throw Failure(status: .fault, message: "error: there is no usage")
    }
    return usage
  }
}
