/// Why a program has not answered, in words that go on after "the program".
package struct NoAnswer: Error, Hashable, Sendable {
  /// What a reason says of the program.
  enum Kind: Hashable, Sendable {
    /// It ended, or answered with something else.
    case failed
    /// It took too long.
    case late
    /// Nothing: nobody waited for an answer.
    case notAsked
  }

  /// Such as "did not answer within 10 s".
  package let reason: String
  let kind: Kind

  init(_ reason: String, _ kind: Kind = .failed) { (self.reason, self.kind) = (reason, kind) }
}

extension NoAnswer {
  /// The run is to end.
  static let interrupted = NoAnswer("was not asked to the end: the run was interrupted", .notAsked)
}
