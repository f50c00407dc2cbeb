import ProfileFiles
import ScenarioSpaces
import TextFormats

/// Findings about files that are no profiles.
extension ProfileSource {
  /// What a function makes of the contents; a finding ends the tool.
  func orFailure<Value>(
    _ body: ([UInt8]) throws(TextFinding) -> Value
  ) throws(Failure) -> Value {
    do throws(TextFinding) {
      return try body(bytes)
    } catch {
      throw failure(error)
    }
  }

  /// What a function makes of the model that the file has; what it cannot do ends the tool.
  func orFailure<Value>(
    _ body: ([UInt8]) throws(CoveringError) -> Value
  ) throws(Failure) -> Value {
    do throws(CoveringError) {
      return try body(bytes)
    } catch {
      throw Failure(status: .invalidInput, message: "\(path): error: \(error.message)")
    }
  }

  /// The finding as the tool's last words.
  func failure(_ finding: TextFinding) -> Failure {
    Failure(status: .invalidInput, message: words(finding, .error))
  }

  /// Reports findings that do not end the tool.
  func warn(_ findings: [TextFinding]) {
    for finding in findings { Output.error(words(finding, .warning)) }
  }

  private func words(_ finding: TextFinding, _ severity: Diagnostic.Severity) -> MessageText {
    let place = finding.place
    let diagnostic = Diagnostic(
      finding.rule, finding.message, path, YAMLMark(line: place.line, column: place.column),
      length: place.length, severity: severity)
    // What is wrong with a file as a whole has no line to show.
    let isWhole = place.line == 1 && place.column == 1 && place.length == 1
    return MessageText(lines: diagnostic.render(source: isWhole ? nil : SourceText(bytes)))
  }
}
