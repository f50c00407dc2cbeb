/// What some levels of a parameter have in common.
package struct LevelProperty: Hashable, Sendable {
  package let parameter: MatrixParameter
  /// The identifier, such as "home indicator".
  ///
  /// Rules are known by it in every version, so that it never changes. People read ``label``.
  package let name: String
  /// For each level of the parameter, whether it has the property.
  package let holds: [Bool]

  package init(_ parameter: MatrixParameter, _ name: String, holds: [Bool]) {
    self.parameter = parameter
    self.name = name
    self.holds = holds
  }
}

/// The properties of one parameter whose levels represent values.
struct PropertyTable<Value> {
  let parameter: MatrixParameter
  let values: [Value]
  private(set) var properties: [LevelProperty] = []

  init(_ parameter: MatrixParameter, _ values: [Value]) {
    self.parameter = parameter
    self.values = values
  }

  mutating func add(_ name: String, where holds: (Value) -> Bool) {
    properties.append(LevelProperty(parameter, name, holds: values.map(holds)))
  }

  /// Adds a property, and what the levels without it are called.
  mutating func add(_ name: String, else opposite: String, where holds: (Value) -> Bool) {
    add(name, where: holds)
    add(opposite) { !holds($0) }
  }
}
