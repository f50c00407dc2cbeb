import Testing
import TextFormats

/// Runs a body that must throw a finding, and compares its location and rule.
func expectFinding(
  _ expected: String, _ body: () throws -> Void, location: SourceLocation = #_sourceLocation
) {
  do {
    try body()
    Issue.record("nothing was thrown", sourceLocation: location)
  } catch let finding as TextFinding {
    let place = finding.place
    #expect(
      "\(place.line):\(place.column) \(finding.rule)" == expected, "\(finding.message)",
      sourceLocation: location)
  } catch {
    Issue.record(error, sourceLocation: location)
  }
}
