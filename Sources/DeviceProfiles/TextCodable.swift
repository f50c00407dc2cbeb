/// A value that is coded as profiles write it.
package protocol TextCodable: Codable, CustomStringConvertible {
  /// Reads the description; nil where a text is none.
  init?(_ text: String)
}

extension TextCodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) is no \(Self.self)")
    }
    self = value
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension OSRange: TextCodable {}
extension OSLevel: TextCodable {}
