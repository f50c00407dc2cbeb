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

  /// Throws where a name or value has a tab inside: rows have tabs between their cells.
  static func checkTabs(_ text: PlacedText) throws(TextFinding) {
    guard let index = text.scalars.firstIndex(of: "\t") else { return }
    throw TextFinding(
      "tab", "names and values cannot have a tab: rows have tabs between their cells",
      text.place(of: index))
  }

  /// Throws where a parameter is one too many, or has too many values.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - model: The model without it.
  ///   - valueCount: The number of the model's values.
  ///   - place: Where the parameter's last value is.
  /// - Throws: What is too many, at that location.
  static func check(
    _ parameter: NamedModel.Parameter, in model: NamedModel, valueCount: Int, _ place: TextLocation
  ) throws(TextFinding) {
    let count = parameter.values.count
    func refuse(_ limit: Int, _ things: String) -> TextFinding {
      TextFinding("model-size", "a model has at most \(limit) \(things)", place)
    }
    if model.parameters.count >= parameters { throw refuse(parameters, "parameters") }
    if count > values { throw refuse(values, "values of a parameter") }
    if valueCount + count > allValues { throw refuse(allValues, "values") }
  }
}
