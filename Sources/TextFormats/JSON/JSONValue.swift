/// A JSON value that keeps the order of its members.
///
/// Literals make a value look like the text that it becomes:
///
/// ```swift
/// let note: JSONValue = ["line": 7, "message": .string(words), "fixable": false]
/// ```
package indirect enum JSONValue: Sendable {
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// Any other number, as its digits.
  case number(String)
  /// A value as the text that ``compact`` made of it.
  case encoded(String)
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members in their order.
  case object([(String, JSONValue)])

  /// A length with at most two decimals; null where JSON has no such number.
  package static func points(_ length: Double) -> JSONValue {
    length.isFinite ? .number(Numbers.points(length)) : .null
  }

  /// A number with all its digits; null where JSON has no such number.
  package static func decimal(_ number: Double) -> JSONValue {
    guard number.isFinite else { return .null }
    let digits = "\(number)"
    return .number(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  package static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }

  /// A list of whole numbers.
  package static func integers(_ numbers: [Int]) -> JSONValue {
    .array(numbers.map { .integer($0) })
  }

  /// An object of counts by name.
  package static func counts(_ counts: [(String, Int)]) -> JSONValue {
    .object(counts.map { ($0.0, .integer($0.1)) })
  }

  /// The object with more members; those without a value are left out.
  ///
  /// - Precondition: The value is an object.
  package func adding(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    guard case .object(let first) = self else {
      preconditionFailure("Only an object has members.")
    }
    return .object(first + members.compactMap { key, value in value.map { (key, $0) } })
  }
}

extension JSONValue: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  package init(floatLiteral value: Double) { self = .number("\(value)") }
}

extension JSONValue: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Creates an object with the members in the order in which they are written.
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements) }
}
