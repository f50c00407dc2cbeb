import ScenarioSpaces

/// Finds the rules of a strategy or of its changes: the covers of all signatures compete.
struct RuleSearch<Signature: Hashable & Comparable & Sendable> {
  /// A cube and what fails in it.
  struct Candidate {
    let signature: Signature
    let cube: DiagramCover.Cube
  }

  /// A signature's cover, what was taken of it, and its next cube.
  private struct CoverProgress {
    let signature: Signature
    /// The failing scenarios that no cube explains yet: no cube can explain more.
    var rest: Int
    var cover: DiagramCover
    var cubes: [DiagramCover.Cube] = []
    /// The next cube, once it was searched for.
    var next: DiagramCover.Cube?

    /// What the next cube explains, or the most that it may.
    var gain: Int { next?.newlyCovered ?? rest }

    /// Searches for the next cube.
    mutating func search() {
      next = cover.next()
      if next == nil { rest = 0 }
    }

    mutating func take(_ cube: DiagramCover.Cube) {
      cubes.append(cube)
      rest -= cube.newlyCovered
      next = nil
    }
  }

  let signatures: [Signature]
  private var covers: [CoverProgress] = []

  /// Begins the cover of every signature.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - table: The table of the function.
  ///   - bound: The edges that the search may go over, shared by the signatures in proportion to
  ///     their scenarios; none has less than a fortieth.
  ///   - isJudged: Whether no rule may cover a scenario with a value unless it has its signature.
  ///   - signature: The signature of a value, where it has one.
  init(
    _ diagram: Diagram, in table: DiagramTable, bound: Int, isJudged: (Int) -> Bool,
    signature: (Int) -> Signature?
  ) {
    var signatureOf: [Int: Signature] = [:]
    var judged: Set<Int> = []
    for terminal in table.terminals(of: diagram) where isJudged(terminal) {
      judged.insert(terminal)
      signatureOf[terminal] = signature(terminal)
    }
    let signatures = Set(signatureOf.values).sorted()
    let counts = table.tally(diagram, bins: signatures.count) { terminal in
      signatureOf[terminal].flatMap { signatures.firstIndex(of: $0) }.map { [$0] } ?? []
    }
    let total = Double(counts.reduce(0, +))
    covers = zip(signatures, counts).map { signature, count in
      let share = max(Double(count) / total, 1 / 40)
      return CoverProgress(
        signature: signature, rest: count,
        cover: DiagramCover(diagram, in: table, bound: Int(share * Double(bound))) {
          signatureOf[$0] == signature ? .wanted : judged.contains($0) ? .unwanted : .free
        })
    }
    self.signatures = signatures
  }

  /// The cubes that explain the most, each by what it newly covers; of equal ones those of the
  /// lowest signature first.
  ///
  /// - Complexity: One search for each cube, and one for each signature with more scenarios than
  ///   the last cube explains; see ``DiagramCover/next()``.
  mutating func candidates(limit: Int) -> [Candidate] {
    var taken = 0
    while taken < limit,
      let best = covers.indices.max(by: {
        (covers[$0].gain, -$0) < (covers[$1].gain, -$1)
      }), covers[best].gain > 0
    {
      if let cube = covers[best].next {
        covers[best].take(cube)
        taken += 1
      } else {
        covers[best].search()
      }
    }
    let candidates = covers.flatMap { progress in
      progress.cover.ordered(progress.cubes).map {
        Candidate(signature: progress.signature, cube: $0)
      }
    }
    let order = candidates.indices.sorted {
      (-candidates[$0].cube.newlyCovered, $0) < (-candidates[$1].cube.newlyCovered, $1)
    }
    return order.map { candidates[$0] }
  }
}

extension Query {
  /// Allows every level of parameters with the given level counts.
  init(allOf sizes: [Int]) {
    self.init(allowed: sizes.map { [Bool](repeating: true, count: $0) })
  }
}
