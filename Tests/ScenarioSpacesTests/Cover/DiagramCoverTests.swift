import ScenarioSpaces
import TestSupport
import Testing

@Suite struct DiagramCoverTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `Cubes hold no unwanted scenario, cannot grow, and cover all that is wanted`(seed: UInt64) {
    let random = RandomDiagram(seed: seed)
    let cubes = random.table.cover(random.root, limit: .max, kind: random.kind)
    var covered: Set<[Int]> = []
    for cube in cubes {
      #expect(random.scenarios(in: cube.query, .unwanted) == [])
      let wanted = random.scenarios(in: cube.query, .wanted)
      #expect(cube.wanted == wanted.count)
      #expect(cube.newlyCovered == wanted.count { !covered.contains($0) })
      #expect(cube.newlyCovered > 0)
      covered.formUnion(wanted)
      for grown in Self.neighbours(of: cube.query) {
        #expect(!random.scenarios(in: grown, .unwanted).isEmpty, "\(cube.query) can be \(grown)")
      }
    }
    #expect(covered.count == random.values.values.count { $0 == CoverKind.wanted.rawValue })
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `The first cubes do not depend on the limit, nor on a second look`(seed: UInt64) {
    let random = RandomDiagram(seed: seed)
    let cubes = random.table.cover(random.root, limit: .max, kind: random.kind)
    #expect(random.table.cover(random.root, limit: .max, kind: random.kind) == cubes)
    #expect(random.table.cover(random.root, limit: 2, kind: random.kind) == Array(cubes.prefix(2)))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `The nodes of a table may be made in any order`(seed: UInt64) {
    let random = RandomDiagram(seed: seed)
    var table = DiagramTable(sizes: random.sizes)
    for level in 0..<random.sizes[0] { _ = table.diagram(over: [0]) { $0 == [level] ? 7 : 9 } }
    var cache = NodeMap<Diagram>()
    let root = table.transfer(random.root, from: random.table, cache: &cache)
    #expect(
      table.cover(root, limit: .max, kind: random.kind)
        == random.table.cover(random.root, limit: .max, kind: random.kind))
  }

  @Test(arguments: 0..<30 as Range<UInt64>, [1, 50, 500])
  func `The bound on work ends a cover early, and what there is stays right`(
    seed: UInt64, bound: Int
  ) {
    let random = RandomDiagram(seed: seed)
    var cover = DiagramCover(random.root, in: random.table, bound: bound, kind: random.kind)
    while let cube = cover.next() {
      #expect(random.scenarios(in: cube.query, .unwanted) == [])
      #expect(random.scenarios(in: cube.query, .wanted).count == cube.wanted)
    }
    #expect(cover.next() == nil)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `In order, each next cube newly covers the most, and all cover the same`(seed: UInt64) {
    let random = RandomDiagram(seed: seed)
    var cover = DiagramCover(random.root, in: random.table, kind: random.kind)
    var cubes: [DiagramCover.Cube] = []
    while let cube = cover.next() { cubes.append(cube) }
    let ordered = cover.ordered(cubes.reversed())
    var covered: Set<[Int]> = []
    for (index, cube) in ordered.enumerated() {
      let gains = ordered[index...].map { other in
        random.scenarios(in: other.query, .wanted).count { !covered.contains($0) }
      }
      #expect(cube.newlyCovered == gains[0])
      #expect(cube.newlyCovered == gains.max())
      covered.formUnion(random.scenarios(in: cube.query, .wanted))
    }
    #expect(covered.count == cubes.reduce(0) { $0 + $1.newlyCovered })
    #expect(Set(ordered.map(\.query)).isSubset(of: Set(cubes.map(\.query))))
  }

  @Test func `A function that is wanted everywhere has one cube, one that is nowhere has none`() {
    let table = DiagramTable(sizes: [3, 2])
    let all = table.cover(.terminal(2), limit: 5) { CoverKind(rawValue: $0) ?? .free }
    #expect(all.map(\.newlyCovered) == [6])
    #expect(all.map(\.query) == [Query(allowed: [[true, true, true], [true, true]])])
    for kind in [0, 1] {
      #expect(table.cover(.terminal(kind), limit: 5) { CoverKind(rawValue: $0) ?? .free } == [])
    }
  }

  @Test func `Free scenarios are taken in where they widen a cube`() {
    var table = DiagramTable(sizes: [3, 3])
    // Wanted in the first row, free in the second, unwanted in the third.
    let root = table.diagram(over: [0]) { [2, 0, 1][$0[0]] }
    let cubes = table.cover(root, limit: 5) { CoverKind(rawValue: $0) ?? .free }
    #expect(cubes.map(\.query) == [Query(allowed: [[true, true, false], [true, true, true]])])
    #expect(cubes.map(\.wanted) == [3])
  }

  /// The cubes with one more level.
  private static func neighbours(of cube: Query) -> [Query] {
    cube.allowed.indices.flatMap { parameter in
      cube.allowed[parameter].indices.filter { !cube.allowed[parameter][$0] }.map { level in
        var allowed = cube.allowed
        allowed[parameter][level] = true
        return Query(allowed: allowed)
      }
    }
  }
}

extension DiagramTable {
  /// The first cubes of a diagram's cover.
  fileprivate func cover(
    _ diagram: Diagram, limit: Int, kind: (Int) -> CoverKind
  ) -> [DiagramCover.Cube] {
    Array(DiagramCover(diagram, in: self, kind: kind).prefix(limit))
  }
}
