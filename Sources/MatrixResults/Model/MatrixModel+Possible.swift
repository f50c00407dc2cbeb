package import ScenarioSpaces
internal import Synchronization

extension MatrixModel {
  /// The constraints' diagram, with its table: 0 where no constraint excludes a scenario, else the
  /// index of the first that does plus one.
  ///
  /// Nothing that can be varied changes it, so that it is built once for all variations.
  ///
  /// - Complexity: That of the constraints the first time, then O(1).
  package var possible: (table: DiagramTable, excluded: Diagram) {
    constraintCache.diagram {
      var table = DiagramTable(sizes: space.parameters.map(\.levels.count))
      let excluded = table.diagram(of: constraints)
      return (table, excluded)
    }
  }

  /// The constraints' diagram, once it is built.
  final class ConstraintCache: Sendable {
    private let diagram = Mutex<(table: DiagramTable, excluded: Diagram)?>(nil)

    func diagram(
      _ build: () -> sending (table: DiagramTable, excluded: Diagram)
    ) -> (table: DiagramTable, excluded: Diagram) {
      diagram.withLock { diagram in
        if let diagram { return diagram }
        let built = build()
        diagram = built
        return built
      }
    }
  }
}
