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
  /// Where each node's edges begin, and at last the number of all that are kept.
  private var offsets: [Int]
  /// The edges of all nodes, those of each node in level order; none leads to what is free.
  private var edgeList: [Edge] = []
  private let root: Int
  /// The number of edges with those to what is free: how much work a count is.
  private(set) var edges = 0

  /// A way from a node to one that comes before it.
  private struct Edge {
    let child: Int32
    /// The level, as an index in a cube.
    let level: Int32
    /// The index in ``Spans`` of the parameters that it skips.
    let span: Int32
  }

  var indices: Range<Int> { 0..<starts.count - 1 }

  /// Lays a diagram out.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  init(_ diagram: Diagram, in table: DiagramTable, weights: [[Int]]) {
    starts = weights.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
    self.weights = Array(weights.joined())
    parameters = [Int](repeating: weights.count, count: 3)
    offsets = [0, 0, 0]
    var numbers = NodeMap<Int>()
    let number = { (child: Diagram, numbers: NodeMap<Int>) in
      child.terminal ?? numbers[child] ?? CoverKind.free.rawValue
    }
    let stride = weights.count + 1
    for node in table.visit([diagram]) {
      let parameter = table.parameter(of: node)
      numbers[node] = parameters.count
      parameters.append(parameter)
      offsets.append(edgeList.count)
      for (level, branch) in zip(starts[parameter]..., table.branches(of: node)) {
        let child = number(branch, numbers)
        edges += 1
        if child == CoverKind.free.rawValue { continue }
        edgeList.append(
          Edge(
            child: Int32(child), level: Int32(level),
            span: Int32((parameter + 1) * stride + parameters[child])))
      }
    }
    offsets.append(edgeList.count)
    root = number(diagram, numbers)
  }

  /// The indices of a parameter's levels in a cube.
  func levels(of parameter: Int) -> Range<Int> { starts[parameter]..<starts[parameter + 1] }

  /// The counts of a cube, and those of cubes that have one level of a parameter instead.
  struct Counts {
    var total = CubeTally()
    /// For each level that is counted, the cube's with this level alone.
    var byLevel: [CubeTally]
  }

  /// Counts a cube that allows a level of every parameter, and no other.
  ///
  /// - Complexity: O(*e* + *p*²) for *e* edges behind the cube and *p* parameters.
  func total(_ cube: [Bool]) -> CubeTally {
    let spans = Spans(widths(of: cube))
    return sums(cube, spans, ways(cube, spans, .none), .none).total
  }

  /// For each parameter, how many levels a cube allows.
  private func widths(of cube: [Bool]) -> [Int] {
    indices.map { parameter in
      levels(of: parameter).reduce(0) { $0 + (cube[$1] ? weights[$1] : 0) }
    }
  }

  /// The levels that have counts of their own.
  enum CountedLevels { case none, allowed, all }

  /// Counts a cube that allows a level of every parameter.
  ///
  /// - Complexity: O(*e* + *p*²) for *p* parameters and *e* edges behind the cube, and for all levels
  ///   behind one that has one level of a parameter instead.
  func count(_ cube: [Bool], by counted: CountedLevels) -> Counts {
    let widths = widths(of: cube)
    let spans = Spans(widths)
    var counts = sums(cube, spans, ways(cube, spans, counted), counted)
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

  /// How many ways lead to each node.
  private struct Ways {
    /// Inside the cube.
    var inside: [Int]
    /// Whether there is one that leaves the cube at one level alone; empty unless all are counted.
    var besides: [Bool]
  }

  private func ways(_ cube: [Bool], _ spans: Spans, _ counted: CountedLevels) -> Ways {
    let besides = counted == .all
    var inside = [Int](repeating: 0, count: parameters.count)
    var beside = [Bool](repeating: false, count: besides ? parameters.count : 0)
    inside[root] = spans.products[parameters[root]]
    for node in (3..<max(3, parameters.count)).reversed() {
      let own = inside[node]
      let isBeside = besides && beside[node]
      if own == 0, !isBeside { continue }
      for index in offsets[node]..<offsets[node + 1] {
        let edge = edgeList[index]
        let level = Int(edge.level)
        if cube[level] {
          if own != 0 {
            inside[Int(edge.child)] &+= own &* weights[level] &* spans.products[Int(edge.span)]
          }
          if isBeside { beside[Int(edge.child)] = true }
        } else if besides, own != 0 {
          beside[Int(edge.child)] = true
        }
      }
    }
    return Ways(inside: inside, besides: beside)
  }

  /// The counts of the nodes that some way leads to, charged to the levels that they are reached by.
  private func sums(
    _ cube: [Bool], _ spans: Spans, _ ways: Ways, _ counted: CountedLevels
  ) -> Counts {
    var byLevel = [CubeTally](repeating: CubeTally(), count: weights.count)
    // For each node, the counts over the parameters from its own on.
    var below = [CubeTally](repeating: CubeTally(), count: parameters.count)
    below[CoverKind.wanted.rawValue].wanted = 1
    below[CoverKind.unwanted.rawValue].unwanted = 1
    let besides = counted == .all
    for node in 3..<max(3, parameters.count) {
      let inside = ways.inside[node]
      if inside == 0, !besides || !ways.besides[node] { continue }
      var sum = CubeTally()
      for index in offsets[node]..<offsets[node + 1] {
        let edge = edgeList[index]
        let level = Int(edge.level)
        if !cube[level], inside == 0 || !besides { continue }
        let part = below[Int(edge.child)] * (weights[level] &* spans.products[Int(edge.span)])
        if cube[level] { sum += part }
        if counted != .none, inside != 0 { byLevel[level] += part * inside }
      }
      below[node] = sum
    }
    return Counts(total: below[root] * spans.products[parameters[root]], byLevel: byLevel)
  }
}

/// The numbers of ways through runs of parameters.
private struct Spans {
  /// For each parameter, and each that is not before it, the product of the widths of those from the
  /// one on and before the other.
  let products: [Int]

  init(_ widths: [Int]) {
    let stride = widths.count + 1
    var products = [Int](repeating: 1, count: stride * stride)
    for first in widths.indices {
      for end in first + 1..<stride {
        products[first * stride + end] = products[first * stride + end - 1] * widths[end - 1]
      }
    }
    self.products = products
  }
}
