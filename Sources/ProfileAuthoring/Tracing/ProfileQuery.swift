import DeviceProfiles
import ProfileFiles

/// A question about profiles: `device:iphone-15* keyboard.docked.height>300 idiom:phone`.
///
/// A term has a path, one of `: > >= < <= = !=` and a value; `and` or a space joins terms. After
/// `:` values are lists as in the queries of the matrix: a comma means or, `!` excludes, `*`
/// matches any characters. Terms of the same table and name are about the same row. Numbers and
/// versions can be compared, and a value must be of the type of its path. `docs/queries.md` has the
/// grammar.
package struct ProfileQuery: Hashable, Sendable {
  enum Operator: String, CaseIterable {
    case atLeast = ">="
    case atMost = "<="
    case notEqual = "!="
    case above = ">"
    case below = "<"
    case equal = "="
    case list = ":"

    /// Whether it asks which of two values is greater.
    var isOrder: Bool {
      switch self {
      case .atLeast, .atMost, .above, .below: true
      case .notEqual, .equal, .list: false
      }
    }
  }

  /// What a term asks of the values of a path.
  enum Condition: Hashable, Sendable {
    /// One of the first values is there, if there are any, and none of the others.
    case oneOf([String], unwanted: [String])
    case compares(Operator, String)
  }

  struct Term: Hashable, Sendable {
    var pattern: ProfilePattern
    var condition: Condition
  }

  let terms: [Term]
  /// The devices in question; nil for all.
  let devices: Set<String>?

  /// Reads a question.
  ///
  /// - Parameters:
  ///   - text: The question.
  ///   - devices: The names that terms such as `device:iphone-15*` may match.
  /// - Throws: ``InvalidProfileQuery`` with the offset of what is wrong.
  package init(_ text: String, devices: [String] = []) throws(InvalidProfileQuery) {
    var parser = ProfileQueryParser(text, devices: devices)
    try parser.read()
    terms = parser.terms
    self.devices = parser.chosenDevices
  }
}

/// A question that cannot be read.
package struct InvalidProfileQuery: Error, Hashable, Sendable {
  package let message: String
  /// Where, in Unicode scalars from the start.
  package let offset: Int
  /// How many scalars are wrong, at least 1.
  package let length: Int
  /// What was meant, or what there is.
  package let help: String?

  init(_ message: String, offset: Int, length: Int, help: String?) {
    self.message = message
    self.offset = offset
    self.length = max(1, length)
    self.help = help
  }
}
