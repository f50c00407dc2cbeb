import ScenarioSpaces
import TestSupport
import Testing

@Suite struct CubeTests {
  /// A cube with a level of every parameter.
  private func cube(_ sizes: [Int], seed: UInt64) -> Query {
    var random = SplitMix64(seed: seed ^ 0xC0BE)
    return Query(
      allowed: sizes.map { size in
        var allowed = (0..<size).map { _ in Bool.random(using: &random) }
        allowed[Int.random(in: 0..<size, using: &random)] = true
        return allowed
      })
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `Counts by level and values agree with a look at all`(seed: UInt64) {
    let random = RandomDiagram(seed: seed)
    let cube = cube(random.sizes, seed: seed)
    let counter = CubeCounter(random.root, in: random.table) { $0 == 2 }
    let counts = random.sizes.indices.map { parameter in
      (0..<random.sizes[parameter]).map { level in
        var allowed = cube.allowed
        allowed[parameter] = allowed[parameter].indices.map { $0 == level }
        return random.scenarios(in: Query(allowed: allowed), .wanted).count
      }
    }
    #expect(counter.countsByLevel(in: cube) == counts)
    let values = random.table.values(of: random.root, in: cube)
    #expect(values.count == Set(values).count)
    #expect(Set(values) == Set(random.scenarios(in: cube).compactMap { random.values[$0] }))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `The text of a cube reads back as the cube`(seed: UInt64) throws {
    let random = RandomDiagram(seed: seed)
    // Every name is the beginning of the next, as 26.1 and 26.1+sdk18 are.
    let space = ScenarioSpace(
      random.sizes.enumerated().map { index, size in
        Parameter("p\(index)", levels: (0..<size).map { "a" + String(repeating: "+b", count: $0) })
      })
    let cube = cube(random.sizes, seed: seed)
    #expect(try Query(cube.text(in: space), in: space) == cube)
  }

  @Test func `A text names what is allowed or what is not, whichever is less`() throws {
    let space = ScenarioSpace([
      Parameter("device", levels: ["a", "b", "c"]), Parameter("os", levels: ["1", "2", "3"]),
      Parameter("script", levels: ["x", "y"]),
    ])
    let cube = try Query("device:!b os:3", in: space)
    #expect(cube.text(in: space) == "device:!b os:3")
    #expect(Query(all: space).text(in: space) == "")
  }
}
