import ScenarioSpaces

/// Finds a strategy's rules: the covers of all its signatures compete.
struct RuleSearch {
  /// A cube and what fails in it.
  struct Candidate {
    let signature: FailureSignature
    let cube: DiagramCover.Cube
  }

  /// A signature's cover, what was taken of it, and its next cube.
  private struct Course {
    let signature: FailureSignature
    var cover: DiagramCover
    var cubes: [DiagramCover.Cube] = []
    var next: DiagramCover.Cube?

    var gain: Int { next?.newlyCovered ?? 0 }
  }

  /// The edges that the search for a strategy may go over, shared evenly by its signatures.
  private static let bound = 60_000_000

  /// The signatures of the strategy.
  let signatures: [FailureSignature]
  private var courses: [Course] = []

  /// Begins the cover of every signature.
  init(_ outcomes: Diagram, in table: DiagramTable) {
    var signatureOf: [Int: FailureSignature] = [:]
    var judged: Set<Int> = []
    for terminal in table.terminals(of: outcomes, in: Query(allOf: table.sizes)) {
      guard let outcome = Outcome(terminal: terminal), outcome.verdict != nil else { continue }
      judged.insert(terminal)
      signatureOf[terminal] = outcome.signature
    }
    signatures = Set(signatureOf.values).sorted()
    for signature in signatures {
      var cover = DiagramCover(outcomes, in: table, bound: Self.bound / signatures.count) {
        signatureOf[$0] == signature ? .wanted : judged.contains($0) ? .unwanted : .free
      }
      let next = cover.next()
      courses.append(Course(signature: signature, cover: cover, next: next))
    }
  }

  /// The cubes that explain the most, each by what it newly covers; of equal ones those of the
  /// lowest signature first.
  ///
  /// - Complexity: One search for each cube and each signature; see ``DiagramCover/next()``.
  mutating func candidates(limit: Int) -> [Candidate] {
    for _ in 0..<limit {
      guard
        let best = courses.indices.max(by: {
          (courses[$0].gain, -$0) < (courses[$1].gain, -$1)
        }), let cube = courses[best].next
      else { break }
      courses[best].cubes.append(cube)
      courses[best].next = courses[best].cover.next()
    }
    let candidates = courses.flatMap { course in
      course.cover.ordered(course.cubes).map {
        Candidate(signature: course.signature, cube: $0)
      }
    }
    let order = candidates.indices.sorted {
      (-candidates[$0].cube.newlyCovered, $0) < (-candidates[$1].cube.newlyCovered, $1)
    }
    return order.map { candidates[$0] }
  }
}

extension Query {
  /// Allows every level of parameters with so many levels each.
  init(allOf sizes: [Int]) {
    self.init(allowed: sizes.map { [Bool](repeating: true, count: $0) })
  }
}
