import InsetMatrixProfiles
import MatrixEngine
import MatrixModels
import MatrixResults
import ScenarioSpaces
import YAMLDocuments

/// A file with a scenario's id on each line; empty lines and those that begin with # are skipped.
struct ScenarioList {
  /// The scenarios, each once, in the order of the file.
  let scenarios: [[Int]]

  /// Reads the file.
  ///
  /// - Throws: A failure with a diagnostic for each line that names no scenario of the matrix.
  init(_ path: String, in matrix: Matrix) throws(Failure) {
    let bytes = try orFailure(Input.read(path))
    var scenarios: [[Int]] = []
    var seen: Set<[Int]> = []
    var findings: [Diagnostic] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      let id = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if id.isEmpty || id.hasPrefix("#") { continue }
      let column = text.unicodeScalars.prefix { $0.properties.isWhitespace }.count + 1
      do throws(UnknownScenario) {
        let scenario = try matrix.model.space.scenario(id: id)
        try Self.requirePossible(scenario, id, in: matrix)
        if seen.insert(scenario).inserted { scenarios.append(scenario) }
      } catch {
        findings.append(
          Diagnostic(
            "scenario", error.message, Input.name(of: path),
            YAMLMark(line: number + 1, column: column), length: max(1, id.unicodeScalars.count)))
      }
    }
    guard findings.isEmpty else {
      let source = SourceText(bytes)
      throw Failure(
        status: .invalidInput,
        message: findings.map { $0.render(source: source) }.joined(separator: "\n"))
    }
    self.scenarios = scenarios
  }

  private static func requirePossible(
    _ scenario: [Int], _ id: String, in matrix: Matrix
  ) throws(UnknownScenario) {
    do throws(ExcludedScenario) {
      try matrix.requirePossible(scenario)
    } catch {
      throw UnknownScenario(message: "there is no scenario \(id): \(error.constraint) excludes it")
    }
  }
}
