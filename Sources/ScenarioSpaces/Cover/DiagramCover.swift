/// Cubes that cover the wanted scenarios of a diagram and no unwanted one, the largest gain first.
///
/// A cube is a ``Query``. Each is maximal: no level can be added to any parameter without covering
/// an unwanted scenario. Each next cube is chosen for what it covers that none before it does; the
/// choice is greedy, so that a better cover may exist. The sequence ends when every wanted scenario
/// is covered, or at the bound on work.
///
/// Levels that no node of the diagram distinguishes are merged into classes first: a maximal cube
/// allows all of them or none. Work is counted in edges of diagrams gone over, never in time, so
/// that the cubes are the same on every machine.
package struct DiagramCover: Sequence, IteratorProtocol, Sendable {
  package struct Cube: Hashable, Sendable {
    /// The levels that it allows.
    package let query: Query
    package let wanted: Int
    /// Those of `wanted` that are in no cube before it.
    package let newlyCovered: Int
  }

  /// The edges that may be gone over; a quarter of them for improvements.
  package let bound: Int
  /// The edges that were gone over.
  package private(set) var work = 0

  private let classes: LevelClasses
  /// What is still to be covered, over classes of levels.
  private var quotient: DiagramQuotient
  /// The same before anything was covered.
  private let whole: DiagramQuotient

  /// Prepares the cover of a diagram.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - table: The table of the function.
  ///   - bound: The edges that may be gone over.
  ///   - kind: The kind of each value.
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package init(
    _ diagram: Diagram, in table: DiagramTable, bound: Int = 40_000_000, kind: (Int) -> CoverKind
  ) {
    self.bound = bound
    var kinds = DiagramTable(sizes: table.sizes)
    var cache = NodeMap<Diagram>()
    let root = kinds.transfer(diagram, from: table, cache: &cache) { kind($0).rawValue }
    classes = LevelClasses(of: root, in: kinds)
    quotient = DiagramQuotient(root, in: kinds, classes)
    whole = quotient
  }

  /// The next cube; nil at the end.
  ///
  /// - Complexity: O(*e* · *l*) for a diagram of *e* edges and *l* classes of levels, and as much
  ///   for each improvement that is tried.
  package mutating func next() -> Cube? {
    if work >= bound { return nil }
    var search = CubeSearch(quotient.flatDiagram, patience: bound / 4 - work)
    defer { work += search.work }
    guard let found = search.best() else { return nil }
    let total = whole.flatDiagram.total(found.cube)
    precondition(total.unwanted == 0, "a cube covers an unwanted scenario")
    quotient.free(found.cube)
    return Cube(query: query(of: found.cube), wanted: total.wanted, newlyCovered: found.wanted)
  }

  /// Some cubes of the cover in the order in which each next one newly covers the most.
  ///
  /// The search may find a large cube late. Cubes that cover nothing new any more are left out.
  ///
  /// - Parameter cubes: Cubes of this cover.
  /// - Returns: The cubes, those with equal gains in their previous order, with their counts.
  /// - Complexity: O(*c*² · *e*) for *c* cubes and a diagram of *e* edges at worst; near O(*c* ·
  ///   *e*), since a cube is counted again only when it may be next.
  package func ordered(_ cubes: [Cube]) -> [Cube] {
    var rest = whole
    // What a cube newly covers only shrinks, so that a former count is a bound.
    var waiting = cubes.map { (cube: $0, bound: $0.wanted) }
    var ordered: [Cube] = []
    while let first = waiting.indices.max(by: {
      (waiting[$0].bound, -$0) < (waiting[$1].bound, -$1)
    }) {
      let cube = waiting[first].cube
      let flat = flat(cube.query)
      let gain = rest.flatDiagram.total(flat).wanted
      if gain < waiting[first].bound {
        waiting[first].bound = gain
        continue
      }
      waiting.remove(at: first)
      if gain == 0 { continue }
      rest.free(flat)
      ordered.append(Cube(query: cube.query, wanted: cube.wanted, newlyCovered: gain))
    }
    return ordered
  }

  /// A query that allows whole classes, as a cube of classes.
  private func flat(_ query: Query) -> [Bool] {
    zip(query.allowed, classes.members).flatMap { allowed, members in
      members.map { allowed[$0[0]] }
    }
  }

  private func query(of cube: [Bool]) -> Query {
    Query(
      allowed: zip(whole.flatDiagram.indices, classes.classes).map { parameter, classes in
        classes.map { cube[whole.flatDiagram.starts[parameter] + $0] }
      })
  }
}
