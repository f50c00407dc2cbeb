/// Looks for a cube without unwanted scenarios that has as many wanted ones as it finds.
///
/// A cube is peeled: from the whole space, levels are taken away, each time the one that has the
/// most unwanted scenarios for each wanted one, until no unwanted scenario is left. Then it grows,
/// the parameter with the largest gain first, until it is maximal. The first cube is improved by
/// doing without the condition on one parameter and peeling the others again.
struct CubeSearch {
  private let flatDiagram: FlatDiagram
  /// The edges that may be gone over for improvements.
  private let patience: Int
  /// The edges that were gone over.
  private(set) var work = 0

  /// A maximal cube and its wanted scenarios.
  struct Found {
    var cube: [Bool]
    var wanted: Int
  }

  init(_ flatDiagram: FlatDiagram, patience: Int) {
    self.flatDiagram = flatDiagram
    self.patience = patience
  }

  /// The best maximal cube that is found; nil where nothing is wanted.
  ///
  /// - Complexity: O(*e* · *l*) for a census of *e* edges and *l* levels of all parameters, and as
  ///   much for each improvement that is tried; none is begun once `patience` is spent.
  mutating func best() -> Found? {
    let everything = [Bool](repeating: true, count: flatDiagram.weights.count)
    guard var best = peel(everything) else { return nil }
    while let better = improvement(on: best) { best = better }
    return best
  }

  /// The best cube that does without a condition of another one; nil where none is better.
  private mutating func improvement(on found: Found) -> Found? {
    var best = found
    for parameter in flatDiagram.indices {
      let levels = flatDiagram.levels(of: parameter)
      if levels.allSatisfy({ found.cube[$0] }) { continue }
      if work >= patience { break }
      var wider = found.cube
      for level in levels { wider[level] = true }
      if let other = peel(wider, except: parameter), other.wanted > best.wanted { best = other }
    }
    return best.wanted > found.wanted ? best : nil
  }

  private mutating func count(
    _ cube: [Bool], by counted: FlatDiagram.CountedLevels
  ) -> FlatDiagram.Counts {
    work += flatDiagram.edges
    return flatDiagram.count(cube, by: counted)
  }

  /// Takes levels away until no unwanted scenario is left, and lets the rest grow.
  ///
  /// - Parameters:
  ///   - start: The cube to begin with.
  ///   - kept: The parameter that keeps its levels, if there is one.
  /// - Returns: nil where no wanted scenario is left.
  private mutating func peel(_ start: [Bool], except kept: Int? = nil) -> Found? {
    var cube = start
    while true {
      let counts = count(cube, by: .allowed)
      if counts.total.wanted == 0 { return nil }
      if counts.total.unwanted == 0 { return grow(cube) }
      let peeled = worst(in: cube, counts, except: kept)
      if peeled.isEmpty { return nil }
      for level in peeled { cube[level] = false }
    }
  }

  /// All levels with nothing but unwanted scenarios, or else the one with the largest share of them.
  private func worst(
    in cube: [Bool], _ counts: FlatDiagram.Counts, except kept: Int?
  ) -> [Int] {
    var useless: [Int] = []
    var worst: (share: Double, level: Int)?
    for parameter in flatDiagram.indices where parameter != kept {
      for level in flatDiagram.levels(of: parameter) where cube[level] {
        let count = counts.byLevel[level]
        if count.unwanted == 0 || count.wanted == counts.total.wanted { continue }
        if count.wanted == 0 {
          useless.append(level)
        } else {
          let share = Double(count.unwanted) / Double(count.wanted)
          if share > worst?.share ?? 0 { worst = (share, level) }
        }
      }
    }
    return useless.isEmpty ? worst.map { [$0.level] } ?? [] : useless
  }

  /// Adds levels as long as no unwanted scenario comes with them.
  private mutating func grow(_ start: [Bool]) -> Found {
    var cube = start
    while true {
      let counts = count(cube, by: .all)
      guard let levels = bestAddition(to: cube, counts) else {
        return Found(cube: cube, wanted: counts.total.wanted)
      }
      for level in levels { cube[level] = true }
    }
  }

  /// The levels that one parameter can take without harm: those of the parameter with the largest
  /// gain, of equal ones the first that needs no condition afterwards, of such the first.
  private func bestAddition(to cube: [Bool], _ counts: FlatDiagram.Counts) -> [Int]? {
    var best: (gain: Int, isWhole: Bool, levels: [Int])?
    for parameter in flatDiagram.indices {
      let missing = flatDiagram.levels(of: parameter).filter { !cube[$0] }
      let levels = missing.filter { counts.byLevel[$0].unwanted == 0 }
      if levels.isEmpty { continue }
      let gain = levels.reduce(0) { $0 + counts.byLevel[$1].wanted }
      let isWhole = levels.count == missing.count
      if let best, (gain, isWhole ? 1 : 0) <= (best.gain, best.isWhole ? 1 : 0) { continue }
      best = (gain, isWhole, levels)
    }
    return best?.levels
  }
}
