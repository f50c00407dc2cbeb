import ScenarioSpaces

/// Draws scenarios at random among those whose value passes a test, each with the same chance.
struct DiagramSample {
  private let table: DiagramTable
  private let root: Diagram
  private let passes: (Int) -> Bool
  /// For each node, the passing combinations of the parameters from its own on.
  private var counts: [Diagram: Int] = [:]
  private var state: UInt64

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - root: The function.
  ///   - table: Its table.
  ///   - seed: What decides which scenarios come; equal seeds give equal samples.
  ///   - passes: The test of a value.
  init(
    of root: Diagram, in table: DiagramTable, seed: UInt64, where passes: @escaping (Int) -> Bool
  ) {
    self.root = root
    self.table = table
    self.passes = passes
    state = seed
  }

  /// The next scenario, maybe one that has come before; nil where none passes.
  ///
  /// - Complexity: O(*l*) for *l* levels of all parameters together; O(*e*) for a diagram of *e*
  ///   edges the first time.
  mutating func next() -> [Int]? {
    let all = count(root, from: 0)
    if all == 0 { return nil }
    var rank = Int(next(below: UInt64(all)))
    var rest = root
    return table.sizes.indices.map { parameter in
      for level in 0..<table.sizes[parameter] {
        let child = table.child(of: rest, parameter: parameter, level: level)
        let count = count(child, from: parameter + 1)
        if rank < count {
          rest = child
          return level
        }
        rank -= count
      }
      preconditionFailure("a rank is below the number of scenarios")
    }
  }

  private mutating func count(_ diagram: Diagram, from parameter: Int) -> Int {
    let skipped = table.sizes[parameter..<table.parameter(of: diagram)].reduce(1, *)
    return skipped * count(diagram)
  }

  private mutating func count(_ diagram: Diagram) -> Int {
    if let terminal = diagram.terminal { return passes(terminal) ? 1 : 0 }
    if let known = counts[diagram] { return known }
    let parameter = table.parameter(of: diagram)
    var sum = 0
    for child in table.children(of: diagram) { sum += count(child, from: parameter + 1) }
    counts[diagram] = sum
    return sum
  }

  /// SplitMix64; what a bound favors of 2 to the power of 64 nobody can measure.
  private mutating func next(below bound: UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return (mixed ^ (mixed >> 31)).multipliedFullWidth(by: bound).high
  }
}
