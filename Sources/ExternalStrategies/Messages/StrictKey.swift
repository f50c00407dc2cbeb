/// A key of a message; any, so that unknown ones are found.
struct StrictKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// An object that has no other keys than some.
  func members(_ known: [String]) throws -> KeyedDecodingContainer<StrictKey> {
    let container = try container(keyedBy: StrictKey.self)
    if let key = container.allKeys.first(where: { !known.contains($0.stringValue) }) {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container,
        debugDescription: "unknown key, known are \(known.joined(separator: ", "))")
    }
    return container
  }
}

extension KeyedDecodingContainer<StrictKey> {
  func optional<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value? {
    try decodeIfPresent(type, forKey: StrictKey(stringValue: name))
  }

  func required<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    try decode(type, forKey: StrictKey(stringValue: name))
  }

  /// A length in points; nil where it is missing.
  func length(_ name: String) throws -> Double? {
    guard let length = try optional(Double.self, name) else { return nil }
    guard abs(length) < 1e6 else {
      throw DecodingError.dataCorruptedError(
        forKey: StrictKey(stringValue: name), in: self,
        debugDescription: "no view has so many points")
    }
    return length
  }
}
