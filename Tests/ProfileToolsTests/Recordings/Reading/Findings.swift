import TextFormats

@testable import ProfileTools

extension RefusedRows {
  /// The findings in one line each.
  var lines: [String] {
    findings.map { "\($0.place.line):\($0.place.column): \($0.message) [\($0.rule)]" }
  }
}
