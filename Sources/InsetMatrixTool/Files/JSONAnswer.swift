import TextFormats

/// What a command prints with `--json`: one shape for all of them.
///
/// docs/answers.schema.json describes it, and the data of each command.
struct JSONAnswer {
  /// Whether the answer is as expected, as an exit code of 0 says.
  var isOk = true
  var data: JSONValue
  /// What to do next: commands, and what to change.
  var hints: [String] = []

  /// Prints the answer.
  func print() throws(Failure) {
    let answer: JSONValue = ["ok": .bool(isOk), "data": data, "hints": .strings(hints)]
    try Output.print(answer.text(.filled))
  }
}
