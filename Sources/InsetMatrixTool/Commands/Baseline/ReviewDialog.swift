import ProfileAuthoring

/// Asks a person about rules, line by line.
struct ReviewDialog {
  private var session: ReviewSession
  private let count: Int
  private let path: String
  private let read: () -> String?
  private let write: (String) throws(Failure) -> Void

  /// - Parameters:
  ///   - alike: For each rule, those that are like it.
  ///   - path: The file that is written at the end.
  ///   - read: The next line of the person; nil at the end.
  ///   - write: Shows a text.
  init(
    _ alike: [[Int]], path: String,
    read: @escaping () -> String? = { readLine() },
    write: @escaping (String) throws(Failure) -> Void = { text throws(Failure) in
      try Output.print(text)
    }
  ) {
    session = ReviewSession(alike: alike)
    count = alike.count
    self.path = path
    self.read = read
    self.write = write
  }

  static let help = """
    a [reason]  accept: it is known from now on
    A [reason]  accept all that are like it: of its strategy, aspect and step
    r           reject: it is a mistake, and the gate stays red
    s           skip: decide another time
    u           undo the last answer
    q           quit; nothing is written

    """

  /// Walks through the rules.
  ///
  /// - Parameter page: What to show of a rule.
  /// - Throws: A failure where nothing can be shown.
  /// - Returns: The accepted rules with their reasons; nil where nothing is to be written.
  mutating func run(
    _ page: (Int) throws(Failure) -> String
  ) throws(Failure) -> [(rule: Int, reason: String)]? {
    var shown: Int?
    while true {
      if let current = session.current, current != shown {
        try write("\n[\(current + 1) of \(count)]\n\(page(current))")
      }
      shown = session.current
      try write(prompt)
      guard let line = read(), line.first != "q" else {
        try write("\nnothing was written\n")
        return nil
      }
      if shown == nil, line.first == "y" { return accepted }
      if line.first == "u" {
        if !session.undo() { try write("there is nothing to undo\n") }
      } else if shown != nil {
        try answer(line)
      }
    }
  }

  private var accepted: [(rule: Int, reason: String)] {
    session.decisions.enumerated().compactMap { index, decision in
      if case .accepted(let reason)? = decision { (index, reason) } else { nil }
    }
  }

  private var prompt: String {
    if let current = session.current {
      let alike = session.alikeCount(current)
      return "accept, reject, skip, undo, quit\(alike > 1 ? ", Accept all \(alike) alike" : "")"
        + " [a/r/s/u/q\(alike > 1 ? "/A" : "")/?] "
    }
    func count(_ decision: ReviewSession.Decision) -> Int {
      session.decisions.count { $0 == decision }
    }
    return "accepted \(accepted.count), rejected \(count(.rejected)), skipped \(count(.skipped)); "
      + "write \(path)? yes, undo, quit [y/u/q] "
  }

  private mutating func answer(_ line: String) throws(Failure) {
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
      session.decide(.accepted(reason: reason), forAllAlike: line.first == "A")
    case "r": session.decide(.rejected)
    case "s": session.decide(.skipped)
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
