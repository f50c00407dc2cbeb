import InsetMatrix
import MatrixEngine
import MatrixResults
import ScenarioSpaces
import TextFormats
import ProfileFiles

/// A file with a scenario's id on each line; empty lines and those that begin with # are skipped.
struct ScenarioList {
  /// The scenarios, each once, in the order of the file.
  let scenarios: [[Int]]
  private let name: String
  private let bytes: [UInt8]
  /// Where each scenario is.
  private let places: [TextLocation]

  /// Reads the file.
  ///
  /// - Throws: A failure with a diagnostic for each line that names no scenario of the matrix.
  init(_ path: String, in matrix: Matrix) throws(Failure) {
    let bytes = try orFailure(Input.read(path))
    var scenarios: [[Int]] = []
    var places: [TextLocation] = []
    var seen: Set<[Int]> = []
    var findings: [TextFinding] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      let id = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if id.isEmpty || id.hasPrefix("#") { continue }
      let column = text.unicodeScalars.prefix { $0.properties.isWhitespace }.count + 1
      let place = TextLocation(number + 1, column, length: id.unicodeScalars.count)
      do throws(UnknownScenario) {
        let scenario = try matrix.model.space.scenario(id: id)
        try Self.requirePossible(scenario, id, in: matrix)
        if seen.insert(scenario).inserted {
          scenarios.append(scenario)
          places.append(place)
        }
      } catch {
        findings.append(TextFinding("scenario", error.message, place))
      }
    }
    (self.scenarios, self.places, self.bytes) = (scenarios, places, bytes)
    name = Input.name(of: path)
    if !findings.isEmpty { throw failure(findings) }
  }

  /// Throws where the list has no scenario: nothing of a suite is left to keep.
  func requireSome() throws(Failure) {
    guard scenarios.isEmpty else { return }
    throw Failure(
      status: .invalidInput,
      message: "\(name): error: the file has no scenario to keep\n"
        + "  help: a shell empties the file that it writes to before the command reads it")
  }

  /// The failure of a query that does not allow some of the scenarios.
  ///
  /// - Parameter numbers: The scenarios' numbers in the list.
  /// - Returns: The failure, with a diagnostic for each.
  func notAllowed(_ numbers: [Int]) -> Failure {
    failure(
      numbers.map { TextFinding("scenario", "--where does not allow the scenario", places[$0]) })
  }

  private func failure(_ findings: [TextFinding]) -> Failure {
    let source = SourceText(bytes)
    let diagnostics = findings.map { finding in
      Diagnostic(
        finding.rule, finding.message, name,
        YAMLMark(line: finding.place.line, column: finding.place.column),
        length: finding.place.length)
    }
    return Failure(
      status: .invalidInput,
      message: MessageText(
        lines: diagnostics.map { $0.render(source: source) }.joined(separator: "\n")))
  }

  private static func requirePossible(
    _ scenario: [Int], _ id: String, in matrix: Matrix
  ) throws(UnknownScenario) {
    do throws(ExcludedScenario) {
      try matrix.requirePossible(scenario)
    } catch {
      throw UnknownScenario(message: matrix.model.words(of: error))
    }
  }
}
