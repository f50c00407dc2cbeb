/// A diagram whose values are ``CoverKind``s, laid out flat, to be counted in many cubes.
///
/// A cube is a `Bool` for each level of all parameters, one parameter after the other. A level may
/// represent several: its weight is their number.
struct FlatDiagram: Sendable {
  /// Where each parameter's levels begin in a cube, and at last the number of all levels.
  let starts: [Int]
  /// For each level of all parameters, how many it represents.
  let weights: [Int]
  /// For each node the parameter that it branches on; the three kinds come first and have none.
  private var parameters: [Int]
  /// Where each node's children begin.
  private var offsets: [Int]
  /// The children of all nodes, each before its parents.
  private var children: [Int] = []
  private let root: Int

  var indices: Range<Int> { 0..<starts.count - 1 }
  /// The number of edges that a count goes over.
  var edges: Int { children.count }

  /// Lays a diagram out.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  init(_ diagram: Diagram, in table: DiagramTable, weights: [[Int]]) {
    starts = weights.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
    self.weights = Array(weights.joined())
    parameters = [Int](repeating: weights.count, count: 3)
    offsets = [0, 0, 0]
    var numbers: [Diagram: Int] = [:]
    for kind in 0..<3 { numbers[.terminal(kind)] = kind }
    for node in table.nodes(below: diagram) {
      numbers[node] = parameters.count
      parameters.append(table.parameter(of: node))
      offsets.append(children.count)
      children.append(contentsOf: table.branches(of: node).map { numbers[$0] ?? 0 })
    }
    root = numbers[diagram] ?? 0
  }

  /// The indices of a parameter's levels in a cube.
  func levels(of parameter: Int) -> Range<Int> { starts[parameter]..<starts[parameter + 1] }

  /// The counts of a cube, and those of every cube that has one level of a parameter instead.
  struct Counts {
    var total = CubeTally()
    /// For each level of all parameters, the cube's with this level alone.
    var byLevel: [CubeTally]
  }

  /// Counts a cube, and no other.
  ///
  /// - Complexity: O(*e* + *p*²) for *e* edges and *p* parameters.
  func total(_ cube: [Bool]) -> CubeTally {
    let spans = Spans(widths(of: cube))
    return countBelow(cube, spans)[root] * spans[0, parameters[root]]
  }

  /// For each parameter, how many levels a cube allows.
  private func widths(of cube: [Bool]) -> [Int] {
    indices.map { parameter in
      levels(of: parameter).reduce(0) { $0 + (cube[$1] ? weights[$1] : 0) }
    }
  }

  /// Counts a cube that allows a level of every parameter.
  ///
  /// - Complexity: O(*e* + *p*²) for *e* edges and *p* parameters.
  func count(_ cube: [Bool]) -> Counts {
    let widths = widths(of: cube)
    let spans = Spans(widths)
    let below = countBelow(cube, spans)
    var counts = Counts(
      total: below[root] * spans[0, parameters[root]],
      byLevel: [CubeTally](repeating: CubeTally(), count: weights.count))
    share(&counts, cube, spans, below)
    for parameter in indices {
      // What skips a parameter is spread evenly over its levels.
      let asked = levels(of: parameter).reduce(into: CubeTally()) {
        if cube[$1] { $0 += counts.byLevel[$1] }
      }
      let each = (counts.total - asked) / widths[parameter]
      for level in levels(of: parameter) { counts.byLevel[level] += each * weights[level] }
    }
    return counts
  }

  /// For each node, the counts over the parameters from its own on.
  private func countBelow(_ cube: [Bool], _ spans: Spans) -> [CubeTally] {
    var below = [CubeTally](repeating: CubeTally(), count: parameters.count)
    below[CoverKind.wanted.rawValue].wanted = 1
    below[CoverKind.unwanted.rawValue].unwanted = 1
    for node in 3..<parameters.count {
      let parameter = parameters[node]
      var sum = CubeTally()
      var edge = offsets[node]
      for level in levels(of: parameter) {
        if cube[level] {
          let child = children[edge]
          sum += below[child] * (weights[level] * spans[parameter + 1, parameters[child]])
        }
        edge += 1
      }
      below[node] = sum
    }
    return below
  }

  /// Charges what passes each node to the level that it passes by.
  private func share(
    _ counts: inout Counts, _ cube: [Bool], _ spans: Spans, _ below: [CubeTally]
  ) {
    var above = [Int](repeating: 0, count: parameters.count)
    above[root] = spans[0, parameters[root]]
    for node in (3..<parameters.count).reversed() where above[node] > 0 {
      let parameter = parameters[node]
      var edge = offsets[node]
      for level in levels(of: parameter) {
        let child = children[edge]
        edge += 1
        if child == CoverKind.free.rawValue { continue }
        let ways = above[node] * weights[level] * spans[parameter + 1, parameters[child]]
        counts.byLevel[level] += below[child] * ways
        if cube[level] { above[child] += ways }
      }
    }
  }
}

/// The numbers of ways through runs of parameters.
private struct Spans {
  private var products: [Int]
  private let stride: Int

  init(_ widths: [Int]) {
    stride = widths.count + 1
    products = [Int](repeating: 1, count: stride * stride)
    for first in widths.indices {
      for end in first + 1..<stride {
        products[first * stride + end] = products[first * stride + end - 1] * widths[end - 1]
      }
    }
  }

  /// The product of the widths of the parameters from one on and before another.
  subscript(first: Int, end: Int) -> Int { products[first * stride + end] }
}
