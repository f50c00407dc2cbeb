import DeviceProfiles
import InsetCore
import InsetMatrix
import MatrixEngine
import MatrixResults
import ScenarioSpaces

extension ScenarioMatrix {
  /// The matrix that a stored result was asked for, of the profiles at hand.
  func matrix(
    askedFor result: RunResult, _ strategies: [AnyInsetStrategy]
  ) throws(Failure) -> Matrix {
    let model = result.model
    let scenarios = varied(as: model)
    // A query of another space may not be one of this space; then the profiles differ, too.
    let query = try? Query(model.query, in: scenarios.model.space)
    var matrix = try orFailure(
      scenarios.matrix(strategies, where: query, model.policies, gate: model.gate))
    if matrix.request().model.runs != model.runs { matrix.chosen = ChosenScenarios(of: result) }
    return matrix
  }

  /// Refuses a stored result that was asked for something else than the profiles and the plan say.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - name: What messages call it.
  ///   - matrix: What it would be asked for.
  ///   - comparesFiles: Whether the bytes of the files must be the same: a gate may have changed since.
  /// - Throws: A failure that names the differences.
  func require(
    _ result: RunResult, named name: String, askedFor matrix: Matrix, comparesFiles: Bool
  ) throws(Failure) {
    var model = matrix.request().model
    if !comparesFiles { model.digest = result.model.digest }
    let request = RunRequest(
      model: model, strategies: result.strategies.map(\.id), shard: result.shard)
    let differences = request.differences(from: result.request)
    if differences.isEmpty { return }
    throw Failure(
      status: .invalidInput,
      message: MessageText(lines: RunFile.mismatch(differences, name, planPath).message)
        + "\n  help: specify those of the run with --profiles and --matrix")
  }
}
