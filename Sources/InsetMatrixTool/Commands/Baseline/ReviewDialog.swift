import ProfileTools

/// Asks a person about rules, line by line.
///
/// Nothing is written before the end, so that every answer can be undone until then.
struct ReviewDialog {
  /// For each rule, the others of its strategy, aspect and step, and itself.
  let alike: [[Int]]
  /// The file that is written at the end.
  let path: String
  /// The next line of the person; nil at the end.
  var read: () -> String? = { readLine() }
  /// Shows a text.
  var write: (String) throws(Failure) -> Void = { text throws(Failure) in
    try Output.print(text)
  }

  /// The answers so far: the rules of each, and the reason to accept them; nil to skip them.
  private var answers: [(rules: [Int], reason: String?)] = []

  init(_ alike: [[Int]], path: String) {
    (self.alike, self.path) = (alike, path)
  }

  static let help = """
    a [reason]  accept: it is a known failure from now on
    A [reason]  accept all that are alike: of its strategy, aspect and step
    s           skip: the gate stays red
    u           undo the last answer
    q           quit; nothing is written

    """

  /// Walks through the rules.
  ///
  /// - Parameter page: Returns the description of a rule.
  /// - Throws: A failure where the output cannot be written.
  /// - Returns: The accepted rules with their reasons; nil where nothing is to be written.
  mutating func run(
    _ page: (Int) throws(Failure) -> String
  ) throws(Failure) -> [(rule: Int, reason: String)]? {
    var shown: Int?
    while true {
      let open = open
      if let current = open.first, current != shown {
        try write("\n[\(current + 1) of \(alike.count)]\n\(page(current))")
      }
      shown = open.first
      try write(prompt(open))
      guard let line = read(), line.first != "q" else {
        try write("\nnothing was written\n")
        return nil
      }
      if line.first == "u" {
        if answers.popLast() == nil { try write("there is nothing to undo\n") }
      } else if let current = open.first {
        try answer(line, current, alike[current].filter(open.contains))
      } else if line.first == "y" {
        return accepted
      }
    }
  }

  /// The rules without an answer.
  private var open: [Int] {
    let answered = Set(answers.flatMap(\.rules))
    return alike.indices.filter { !answered.contains($0) }
  }

  private var accepted: [(rule: Int, reason: String)] {
    alike.indices.compactMap { rule in
      answers.first { $0.rules.contains(rule) }?.reason.map { (rule, $0) }
    }
  }

  private func prompt(_ open: [Int]) -> String {
    guard let current = open.first else {
      let count = accepted.count
      return "accepted \(count), skipped \(alike.count - count); "
        + "write \(path)? yes, undo, quit [y/u/q] "
    }
    let count = alike[current].count(where: open.contains)
    return "accept, skip, undo, quit\(count > 1 ? ", Accept all \(count) alike" : "")"
      + " [a/s/u/q\(count > 1 ? "/A" : "")/?] "
  }

  private mutating func answer(_ line: String, _ rule: Int, _ alike: [Int]) throws(Failure) {
    switch line.first {
    case "a", "A":
      var reason = line.dropFirst().trimmed
      if reason.isEmpty {
        try write("reason: ")
        reason = (read() ?? "")[...].trimmed
      }
      if reason.isEmpty { return try write("a reason is needed\n") }
      // At the end it would be too late: all answers would be lost.
      if let problem = BaselineEdit.problem(ofReason: reason) {
        return try write("no such reason can be listed: \(problem)\n")
      }
      answers.append((line.first == "A" ? alike : [rule], reason))
    case "s": answers.append(([rule], nil))
    default: try write(Self.help)
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
