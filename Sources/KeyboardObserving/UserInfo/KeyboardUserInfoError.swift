/// Why a keyboard notification cannot be read.
public struct KeyboardUserInfoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a key.
  public enum Problem: Hashable, Sendable {
    /// There is no such key.
    case missing
    /// The value has another type: what it is, and what it should be.
    case wrongType(found: String, expected: String)
    /// The value is a number, or has one, that is infinite, not a number or out of range.
    case invalid(String)
  }

  /// The key.
  public let key: String
  /// What is wrong with it.
  public let problem: Problem

  /// Creates an error from its parts.
  public init(key: String, problem: Problem) {
    (self.key, self.problem) = (key, problem)
  }

  /// The error in words, the key first.
  public var description: String {
    switch problem {
    case .missing: "\(key): the key is missing"
    case .wrongType(let found, let expected): "\(key): a value of type \(found), not \(expected)"
    case .invalid(let value): "\(key): the value \(value) is out of range"
    }
  }
}
