package import TextFormats

/// A file of recordings, judged: a trace or vectors.
package protocol JudgedRecording {
  /// How many states or vectors were judged.
  var judged: Int { get }
  /// How many of these are right.
  var right: Int { get }
  /// The lines that could not be read.
  var refused: RefusedRows { get }
  /// Why nothing was judged.
  var reasonForNothing: String { get }
  /// A line for each state or vector, and one for all of them.
  var text: String { get }
  /// The judgement for programs.
  var json: JSONValue { get }
}

extension JudgedRecording {
  /// The counts for programs; `notJudged` are states or lines that can be read and were left out.
  func counts(judge: String, notJudged: Int) -> JSONValue {
    [
      "judge": .string(judge), "notJudged": .integer(notJudged),
      "refused": .integer(refused.count), "right": .integer(right),
      "wrong": .integer(judged - right),
    ]
  }
}
