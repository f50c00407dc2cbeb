extension DiagramTable {
  /// The values that a function takes in a cube, each once.
  ///
  /// - Precondition: The cube allows a level of every parameter.
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package func values(of diagram: Diagram, in cube: Query) -> [Int] {
    var seen = NodeMap<Bool>()
    var seenValues: Set<Int> = []
    var values: [Int] = []
    func visit(_ diagram: Diagram) {
      if let value = diagram.terminal {
        if seenValues.insert(value).inserted { values.append(value) }
        return
      }
      guard seen[diagram] == nil else { return }
      seen[diagram] = true
      let parameter = parameter(of: diagram)
      for (level, child) in branches(of: diagram).enumerated()
      where cube.allowed[parameter][level] {
        visit(child)
      }
    }
    visit(diagram)
    return values
  }
}

extension DiagramTable {
  /// Counts the scenarios of a cube whose values are of one kind or of the other.
  ///
  /// It is meant for a few cubes of a large table; ``CubeCounter`` is prepared for many.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - cube: The scenarios to count.
  ///   - kind: Whether a value is of the one kind; nil where it is of neither.
  /// - Returns: The scenarios of the one kind, and those of the other.
  /// - Complexity: O(*e*) for *e* edges inside the cube.
  package func counts(
    of diagram: Diagram, in cube: Query, kind: (Int) -> Bool?
  ) -> (yes: Int, no: Int) {
    // How many combinations of levels of the parameters from a on and before b the cube has.
    let widths = cube.allowed.map { $0.count { $0 } }
    let spans = (0...widths.count).map { first in
      widths[first...].reduce(into: [Int](repeating: 1, count: first + 1)) { spans, width in
        spans.append((spans.last ?? 1) * width)
      }
    }
    // To begin small would cost more than all look-ups.
    var known = [UInt32: SIMD2<Int>](minimumCapacity: 1 << 12)
    func counts(_ diagram: Diagram) -> SIMD2<Int> {
      if let terminal = diagram.terminal {
        return kind(terminal).map { $0 ? SIMD2(1, 0) : SIMD2(0, 1) } ?? .zero
      }
      if let found = known[diagram.bits] { return found }
      let own = parameter(of: diagram)
      var sum = SIMD2<Int>.zero
      for (level, child) in branches(of: diagram).enumerated() where cube.allowed[own][level] {
        sum &+= counts(child) &* spans[own + 1][parameter(of: child)]
      }
      known[diagram.bits] = sum
      return sum
    }
    let all = counts(diagram) &* spans[0][parameter(of: diagram)]
    return (all.x, all.y)
  }
}
