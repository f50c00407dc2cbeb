/// Counts scenarios of functions of a large table in cubes that have few of its nodes.
///
/// It visits the nodes inside a cube only; ``CubeCounter`` is for cubes of most of a diagram.
package struct SparseCubeCounter {
  private let table: DiagramTable
  /// The index of each node in `known`; 0 where the cube at hand has not led to it yet.
  private var indices: [Int32] = []
  /// The nodes that the cube has led to, and their counts; the first one is of none.
  private var known: [(node: Int, counts: CubeTally)] = [(0, CubeTally())]

  /// Counts in functions of a table.
  package init(_ table: DiagramTable) { self.table = table }

  /// Counts the scenarios of a cube whose values are of one kind or of the other.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - cube: The scenarios to count.
  ///   - kind: Whether a value is of the one kind; nil where it is of neither.
  /// - Returns: The scenarios of the one kind, and those of the other.
  /// - Complexity: O(*e*) for *e* edges inside the cube, and once O(*n*) for *n* nodes of the table.
  package mutating func counts(
    of diagram: Diagram, in cube: Query, kind: (Int) -> Bool?
  ) -> (yes: Int, no: Int) {
    let missing = diagram.isTerminal ? 0 : diagram.node + 1 - indices.count
    if missing > 0 { indices.append(contentsOf: repeatElement(0, count: missing)) }
    let spans = LevelSpans(cube.allowed.map { $0.count { $0 } })
    let counts = counts(diagram, cube, spans, kind) * spans[0, table.parameter(of: diagram)]
    for (node, _) in known.dropFirst() { indices[node] = 0 }
    known.removeLast(known.count - 1)
    return (counts.wanted, counts.unwanted)
  }

  /// The counts over the parameters from a diagram's own on.
  private mutating func counts(
    _ diagram: Diagram, _ cube: Query, _ spans: LevelSpans, _ kind: (Int) -> Bool?
  ) -> CubeTally {
    if let terminal = diagram.terminal {
      let isWanted = kind(terminal)
      return CubeTally(wanted: isWanted == true ? 1 : 0, unwanted: isWanted == false ? 1 : 0)
    }
    let index = Int(indices[diagram.node])
    if index > 0 { return known[index].counts }
    let (own, first) = (table.parameter(of: diagram), Int(table.offsets[diagram.node]))
    var sum = CubeTally()
    var last: (child: Diagram, counts: CubeTally)?
    for (level, isAllowed) in cube.allowed[own].enumerated() where isAllowed {
      // Neighbors mostly have the same child.
      let child = table.children[first + level]
      if child != last?.child {
        last = (
          child, counts(child, cube, spans, kind) * spans[own + 1, table.parameter(of: child)]
        )
      }
      if let last { sum += last.counts }
    }
    indices[diagram.node] = Int32(known.count)
    known.append((diagram.node, sum))
    return sum
  }
}
