/// A diagram of ``CoverKind``s whose levels are classes of levels.
struct DiagramQuotient: Sendable {
  private var table: DiagramTable
  private var root: Diagram
  private let weights: [[Int]]
  /// The function laid out to be counted.
  private(set) var flatDiagram: FlatDiagram

  /// Keeps one level of each class.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  init(_ diagram: Diagram, in original: DiagramTable, _ classes: LevelClasses) {
    var table = DiagramTable(sizes: classes.members.map(\.count))
    var images = NodeMap<Diagram>()
    for node in original.visit([diagram]) {
      let parameter = original.parameter(of: node)
      images[node] = table.node(
        parameter,
        classes.members[parameter].map { levels in
          let child = original.child(of: node, parameter: parameter, level: levels[0])
          return images[child] ?? child
        })
    }
    self.table = table
    root = images[diagram] ?? diagram
    weights = classes.members.map { $0.map(\.count) }
    flatDiagram = FlatDiagram(root, in: table, weights: weights)
  }

  /// Makes the wanted scenarios of a cube free.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  mutating func free(_ cube: [Bool]) {
    let query = Query(allowed: flatDiagram.indices.map { Array(cube[flatDiagram.levels(of: $0)]) })
    let (free, wanted) = (CoverKind.free.rawValue, CoverKind.wanted.rawValue)
    root = table.map(root, where: query) { $0 == wanted ? free : $0 }
    flatDiagram = FlatDiagram(root, in: table, weights: weights)
  }
}
