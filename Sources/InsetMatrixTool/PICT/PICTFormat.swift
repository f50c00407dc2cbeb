package import TextFormats

/// The format of the models of Microsoft's PICT.
///
/// A file has parameters, then groups in braces, then constraints. It is read as PICT reads it;
/// where PICT skips something with a warning, the model has the warning.
package enum PICTFormat {
  /// Reads a model.
  ///
  /// - Parameter bytes: The file: UTF-8, with or without a byte order mark.
  /// - Throws: The first location that cannot be read.
  /// - Returns: The model, with warnings of what it leaves out.
  package static func model(_ bytes: [UInt8]) throws(TextFinding) -> NamedModel {
    var reader = PICTReader()
    var section = PICTReader.Section.parameters
    var constraints: [PlacedText] = []
    for line in try ModelLimits.lines(bytes).map(\.trimmed) {
      if line.isEmpty || line.scalars.first == "#" { continue }
      section = max(section, reader.section(of: line))
      switch section {
      case .parameters: try reader.readParameter(line)
      case .groups: try reader.readGroup(line)
      case .constraints: constraints.append(line)
      }
    }
    guard !reader.model.parameters.isEmpty else {
      throw TextFinding("no-parameters", "the model has no parameters", TextLocation(1, 1))
    }
    if let result = reader.lastResult, reader.model.parameters.allSatisfy(\.isResult) {
      throw TextFinding(
        "only-results", "every parameter is a result, since its name begins with `$`", result)
    }
    var conditions = ConditionReader(constraints, of: reader.model)
    reader.model.conditions = try conditions.conditions()
    reader.model.conditionPlaces = conditions.places
    reader.model.warnings += conditions.warnings
    return reader.model
  }
}
