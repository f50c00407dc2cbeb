/// A value in JSON and its location.
package struct JSONNode: Sendable {
  package indirect enum Kind: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// No name occurs twice.
    case object([(name: String, value: JSONNode)])
  }

  package var kind: Kind
  package var place: TextLocation

  package init(kind: Kind, place: TextLocation) {
    self.kind = kind
    self.place = place
  }

  /// The value of a member; nil where it is missing or null, or this is no object.
  package subscript(name: String) -> JSONNode? {
    guard case .object(let members) = kind, let member = members.first(where: { $0.name == name }),
      !member.value.isNull
    else { return nil }
    return member.value
  }

  package var isNull: Bool { if case .null = kind { true } else { false } }

  /// The value of a member that must be there.
  package func required(_ name: String) throws(TextFinding) -> JSONNode {
    guard let value = self[name] else {
      throw TextFinding("missing-key", "there is no `\(name)`", place)
    }
    return value
  }

  package func text() throws(TextFinding) -> String {
    guard case .string(let text) = kind else { throw wrongType("a text") }
    return text
  }

  package func array() throws(TextFinding) -> [JSONNode] {
    guard case .array(let values) = kind else { throw wrongType("a list") }
    return values
  }

  package func wrongType(_ wanted: String) -> TextFinding {
    TextFinding("wrong-type", "this must be \(wanted), not \(words)", place)
  }

  private var words: String {
    switch kind {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array(let values): "a list of \(values.count)"
    case .object: "an object"
    }
  }
}
