import ArgumentParser
import MatrixEngine
import MatrixResults
import Reporting
import ScenarioSpaces
import TextFormats

/// Whether a sample is judged again, since nothing may depend on threads or parts.
struct SampleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Judge so many scenarios twice again, on other threads and in parts; 4 if one differs.",
      valueName: "n"))
  var verifySample: Int?

  @Option(
    help: ArgumentHelp("Which scenarios the sample has; 0 by default.", valueName: "number"))
  var seed: UInt64?

  func validate() throws {
    if let verifySample, !(1...10_000).contains(verifySample) {
      throw ValidationError("--verify-sample must be from 1 to 10000")
    }
    if seed != nil, verifySample == nil { throw ValidationError("--seed requires --verify-sample") }
  }

  /// Ends the run where a scenario is judged differently.
  func check(
    _ result: RunResult, of matrix: Matrix, options: String
  ) throws(Failure) {
    guard let verifySample else { return }
    let difference: SampleDifference?
    do throws(IncompatibleResult) {
      difference = try matrix.sampleDifference(
        from: result, count: verifySample, seed: seed ?? 0)
    } catch {
      throw error.failure(["the sample", "its parts"])
    }
    guard let difference else { return }
    throw Failure(status: .fault, message: Self.message(difference, result, options))
  }

  private static func message(
    _ difference: SampleDifference, _ result: RunResult, _ options: String
  ) -> String {
    let scenario = result.space.id(of: difference.scenario)
    let command = result.explainCommand(scenario, strategy: difference.strategy)
    return """
      gate: NONDETERMINISTIC: \(difference.strategy) was judged differently when it was judged again, \
      in \(Numbers.grouped(difference.differing)) of \(Numbers.grouped(difference.scenarios)) scenarios
        where: \(difference.query(in: result.space))
        run: \(command)\(options)
      """
  }
}
