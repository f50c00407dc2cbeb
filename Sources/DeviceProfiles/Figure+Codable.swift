extension Figure: Codable where Value: Codable {
  private enum CodingKeys: CodingKey { case value, provenance, source, file, line }

  /// Reads a figure of a profile: one that no rule filled.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Value.self, forKey: .value),
      try container.decode(Provenance.self, forKey: .provenance),
      source: try container.decode(String.self, forKey: .source),
      place: try container.decodeIfPresent(String.self, forKey: .file).map {
        SourceLocation(file: $0, line: try container.decode(Int.self, forKey: .line))
      })
  }

  /// Writes a figure of a profile; what rules did to it is lost.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    try container.encode(provenance, forKey: .provenance)
    try container.encode(source, forKey: .source)
    try container.encodeIfPresent(place?.file, forKey: .file)
    try container.encodeIfPresent(place?.line, forKey: .line)
  }
}
