import TextFormats

/// What a file of a model may hold, so that reading it takes bounded time and memory.
enum ModelLimits {
  /// Bytes of a file.
  static let bytes = 1 << 22
  static let parameters = 4096
  /// Values of a parameter.
  static let values = 1024
  /// Values of all parameters.
  static let allValues = 1 << 17
  /// Cells of all rows of a file.
  static let cells = 1 << 23
  /// Parentheses and negations inside one another.
  static let depth = 64
  /// Truth values of all conditions.
  static let truthValues = 1 << 23

  static func lines(_ bytes: [UInt8]) throws(TextFinding) -> [PlacedText] {
    guard bytes.count <= Self.bytes else {
      throw TextFinding(
        "file-too-large", "the file has \(bytes.count) bytes, more than \(Self.bytes)",
        TextLocation(1, 1))
    }
    return try PlacedText.lines(bytes)
  }

  /// Throws where a parameter is one too many, or has too many values.
  static func check(
    _ parameter: NamedModel.Parameter, in model: NamedModel, _ place: TextLocation
  ) throws(TextFinding) {
    func refuse(_ words: String) -> TextFinding { TextFinding("model-size", words, place) }
    if model.parameters.count >= parameters {
      throw refuse("a model has at most \(parameters) parameters")
    }
    if parameter.values.count > values {
      throw refuse("a parameter has at most \(values) values")
    }
    let all = model.parameters.reduce(parameter.values.count) { $0 + $1.values.count }
    if all > allValues { throw refuse("a model has at most \(allValues) values") }
  }
}
