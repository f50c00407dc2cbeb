@testable import Recordings

extension InvalidRecordings {
  /// The findings in one line each.
  var lines: [String] {
    findings.map { "\($0.place.line):\($0.place.column): \($0.message) [\($0.rule)]" }
  }
}

/// What is wrong with a text, or nothing.
func findings(_ read: () throws -> Void) -> [String] {
  do {
    try read()
    return []
  } catch let error as InvalidRecordings {
    return error.lines
  } catch {
    return ["\(error)"]
  }
}
