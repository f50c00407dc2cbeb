/// Why a program has not answered, in words that go on after "the program".
package struct NoAnswer: Error, Hashable, Sendable {
  /// Such as "did not answer within 10 s".
  package let reason: String

  init(_ reason: String) { self.reason = reason }
}
