/// Counts some scenarios of a diagram in many cubes.
package struct CubeCounter: Sendable {
  private let flatDiagram: FlatDiagram

  /// Prepares a diagram.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - table: The table of the function.
  ///   - counts: Whether a scenario with a value counts.
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package init(_ diagram: Diagram, in table: DiagramTable, where counts: (Int) -> Bool) {
    var kinds = DiagramTable(sizes: table.sizes)
    var cache = NodeMap<Diagram>()
    let root = kinds.transfer(diagram, from: table, cache: &cache) {
      (counts($0) ? CoverKind.wanted : .free).rawValue
    }
    flatDiagram = FlatDiagram(
      root, in: kinds, weights: table.sizes.map { [Int](repeating: 1, count: $0) })
  }

  /// The scenarios that count, for each level of each parameter, where the others are as a cube
  /// allows them.
  ///
  /// - Parameter cube: A cube that allows a level of every parameter.
  /// - Returns: Counts by parameter and level, also for levels that the cube does not allow.
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package func countsByLevel(in cube: Query) -> [[Int]] {
    let counts = flatDiagram.count(Array(cube.allowed.joined()), by: .all).byLevel.map(\.wanted)
    return flatDiagram.indices.map { Array(counts[flatDiagram.levels(of: $0)]) }
  }
}
