/// A named reason why some combinations of levels cannot be or say nothing.
package struct Constraint: Sendable {
  package let name: String
  /// The parameters that it looks at, ascending.
  package let parameters: [Int]
  /// Whether a combination is excluded; gets a level's number for each of `parameters`.
  package let isViolated: @Sendable ([Int]) -> Bool

  /// Creates a constraint over some parameters, which must be in ascending order.
  package init(
    _ name: String, over parameters: [Int], isViolated: @escaping @Sendable ([Int]) -> Bool
  ) {
    precondition(
      zip(parameters, parameters.dropFirst()).allSatisfy { $0 < $1 },
      "the parameters of \(name) do not ascend")
    self.name = name
    self.parameters = parameters
    self.isViolated = isViolated
  }
}
