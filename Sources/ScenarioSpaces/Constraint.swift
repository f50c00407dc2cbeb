/// A named reason why some combinations of levels cannot be or say nothing.
package struct Constraint: Sendable {
  /// What has to hold of some parameters.
  package struct Condition: Sendable {
    /// The parameters that it looks at, ascending.
    package let parameters: [Int]
    /// Whether it holds; gets a level's number for each of `parameters`.
    package let holds: @Sendable ([Int]) -> Bool

    /// Creates a condition on some parameters, which must be in ascending order.
    package init(on parameters: [Int], _ holds: @escaping @Sendable ([Int]) -> Bool) {
      precondition(
        zip(parameters, parameters.dropFirst()).allSatisfy { $0 < $1 },
        "the parameters \(parameters) do not ascend")
      self.parameters = parameters
      self.holds = holds
    }
  }

  package let name: String
  /// A combination is excluded where all conditions of any of them hold.
  ///
  /// Conditions on few parameters each are evaluated far less often than one on all of them.
  package let alternatives: [[Condition]]

  /// Creates a constraint from the conditions that together violate it.
  package init(_ name: String, _ conditions: [Condition]) {
    self.init(name, anyOf: [conditions])
  }

  /// Creates a constraint from several lists of conditions, any of which violates it.
  package init(_ name: String, anyOf alternatives: [[Condition]]) {
    self.name = name
    self.alternatives = alternatives
  }

  /// Creates a constraint over some parameters, which must be in ascending order.
  package init(
    _ name: String, over parameters: [Int], isViolated: @escaping @Sendable ([Int]) -> Bool
  ) {
    self.init(name, [Condition(on: parameters, isViolated)])
  }

  /// The parameters that it looks at, ascending.
  package var parameters: [Int] {
    Set(alternatives.joined().flatMap(\.parameters)).sorted()
  }

  /// Whether it excludes a scenario.
  ///
  /// - Parameter scenario: The levels of all parameters, or of the first ones up to the last that
  ///   the constraint looks at.
  /// - Returns: Whether all conditions of an alternative hold.
  package func isViolated(by scenario: [Int]) -> Bool {
    alternatives.contains { conditions in
      conditions.allSatisfy { condition in
        condition.holds(condition.parameters.map { scenario[$0] })
      }
    }
  }
}
