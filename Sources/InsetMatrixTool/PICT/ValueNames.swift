import TextFormats

/// The names of a parameter's values, in which the first that comes again is worth a warning.
struct ValueNames {
  private var names: Set<Name> = []
  private(set) var warnings: [TextFinding] = []

  /// Adds values that the file has at one location.
  mutating func add(_ values: [NamedModel.Value], _ place: TextLocation) {
    for name in values.flatMap(\.names)
    where !names.insert(Name(name)).inserted && warnings.isEmpty {
      warnings.append(
        TextFinding(
          "same-value", "the parameter has a value with this name already: both are combined",
          place))
    }
  }
}
