/// The product of all parameters' levels, as a collection that stores nothing.
///
/// A scenario is one level for each parameter. Its position follows from the levels in parameter
/// order, the last parameter running fastest, and is for loops only: it changes when a level is
/// added. The name that people and files use is the id, the levels' names joined by `/`.
package struct ScenarioSpace: RandomAccessCollection, Hashable, Sendable {
  /// The parameters, the slowest first.
  package let parameters: [Parameter]
  private let strides: [Int]

  package init(_ parameters: [Parameter]) {
    self.parameters = parameters
    var strides = [Int](repeating: 1, count: parameters.count)
    for index in parameters.indices.dropLast().reversed() {
      let (product, overflow) = strides[index + 1].multipliedReportingOverflow(
        by: parameters[index + 1].levels.count)
      precondition(!overflow, "the space has more positions than an Int can count")
      strides[index] = product
    }
    self.strides = strides
    for parameter in parameters {
      precondition(!parameter.levels.isEmpty, "\(parameter.name) has no level")
    }
  }

  /// The first position.
  package var startIndex: Int { 0 }

  /// The number of scenarios: the product of all numbers of levels.
  package var endIndex: Int {
    guard let first = parameters.first, let stride = strides.first else { return 1 }
    let (product, overflow) = first.levels.count.multipliedReportingOverflow(by: stride)
    precondition(!overflow, "the space has more positions than an Int can count")
    return product
  }

  /// The scenario at a position, as a level's number for each parameter.
  ///
  /// - Complexity: O(*p*) for *p* parameters, and an allocation; loops use
  ///   ``level(of:at:)``.
  package subscript(position: Int) -> [Int] {
    parameters.indices.map { level(of: $0, at: position) }
  }

  package func level(of parameter: Int, at position: Int) -> Int {
    position / strides[parameter] % parameters[parameter].levels.count
  }

  /// The position of a scenario.
  ///
  /// - Complexity: O(*p*) for *p* parameters.
  package func position(of scenario: [Int]) -> Int {
    zip(scenario, strides).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The scenario's readable name: its levels in parameter order joined by `/`.
  package func id(of scenario: [Int]) -> String {
    zip(parameters, scenario).map { $0.levels[$1] }.joined(separator: "/")
  }

  /// The scenario of an id.
  ///
  /// Ids of earlier versions name versions without a minor number: `16` is the level `16.0`.
  ///
  /// - Throws: ``UnknownScenario`` where the id has too few or too many levels, or a level that its
  ///   parameter does not have.
  package func scenario(id: String) throws(UnknownScenario) -> [Int] {
    let names = id.split(separator: "/", omittingEmptySubsequences: false)
    guard names.count == parameters.count else {
      throw UnknownScenario(
        message: "a scenario id has \(parameters.count) levels joined by `/` "
          + "(\(parameters.map(\.name).joined(separator: "/"))), this one has \(names.count)")
    }
    var scenario: [Int] = []
    for (parameter, name) in zip(parameters, names) {
      guard let level = parameter.level(named: String(name)) else {
        throw UnknownScenario(
          message: "`\(name)` is not a level of \(parameter.name)"
            + didYouMean(nearest(to: String(name), among: parameter.levels)))
      }
      scenario.append(level)
    }
    return scenario
  }
}

/// An id that names no scenario of a space.
package struct UnknownScenario: Error, Hashable, Sendable {
  package let message: String

  package init(message: String) { self.message = message }
}
