import ScenarioSpaces
import TestSupport
import Testing

@Suite struct SpaceAlignmentTests {
  static let old = ScenarioSpace([
    Parameter("p", levels: ["a", "b"]), Parameter("q", levels: ["x", "y", "z"]),
    Parameter("r", levels: ["k", "l"]),
  ])
  static let new = ScenarioSpace([
    Parameter("p", levels: ["b", "c", "a"]), Parameter("q", levels: ["z", "x"]),
    Parameter("r", levels: ["k", "l"]),
  ])

  @Test func `Levels are aligned by name, the later space's first`() throws {
    let alignment = try #require(SpaceAlignment(from: Self.old, to: Self.new))
    #expect(
      alignment.joint.parameters.map(\.levels) == [["b", "c", "a"], ["z", "x", "y"], ["k", "l"]])
    #expect(alignment.earlier == [[1, nil, 0], [2, 0, 1], [0, 1]])
    #expect(alignment.later == [[0, 1, 2], [0, 1, nil], [0, 1]])
    #expect(!alignment.isOneSpace)
    #expect(SpaceAlignment(from: Self.new, to: Self.new)?.isOneSpace == true)
    let query = try Query("p:a,c q:!x", in: Self.new)
    #expect(alignment.query(ofLater: query).text(in: alignment.joint) == "p:!b q:z")
  }

  @Test func `A version without a minor number is aligned with that with 0`() throws {
    let old = ScenarioSpace([Parameter("os", levels: ["9.3", "16", "17", "17.0"])])
    let new = ScenarioSpace([Parameter("os", levels: ["16.0", "17.0"])])
    let alignment = try #require(SpaceAlignment(from: old, to: new))
    #expect(alignment.joint.parameters[0].levels == ["16.0", "17.0", "9.3", "17"])
    #expect(alignment.earlier == [[1, 3, 0, 2]])
    #expect(alignment.later == [[0, 1, nil, nil]])
  }

  @Test func `Other parameters cannot be aligned, nor more scenarios than can be counted`() {
    let fewer = ScenarioSpace(Array(Self.old.parameters.dropLast()))
    #expect(SpaceAlignment(from: fewer, to: Self.new) == nil)
    func wide(_ letter: String) -> ScenarioSpace {
      ScenarioSpace(
        (0..<20).map { number in
          Parameter("p\(number)", levels: (0..<8).map { "\(letter)\($0)" })
        })
    }
    #expect(SpaceAlignment(from: wide("a"), to: wide("a")) != nil)
    #expect(SpaceAlignment(from: wide("a"), to: wide("b")) == nil)
  }

  @Test(arguments: 0..<40)
  func `An adopted function has its own values where it has any`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let alignment = try #require(SpaceAlignment(from: Self.old, to: Self.new))
    var source = DiagramTable(sizes: Self.old.parameters.map(\.levels.count))
    // Functions of some parameters only leave out others.
    let over = [[0, 1, 2], [0], [1], [2], [], [0, 2]][seed % 6]
    var values: [[Int]: Int] = [:]
    let function = source.diagram(over: over) { levels in
      let value = Int.random(in: 1...3, using: &random)
      values[levels] = value
      return value
    }
    var table = DiagramTable(sizes: alignment.joint.parameters.map(\.levels.count))
    var cache = NodeMap<Diagram>()
    let adopted = table.transfer(
      function, from: source, levels: alignment.earlier, missing: 0, cache: &cache
    ) { $0 * 10 }
    for scenario in alignment.joint {
      let levels = zip(alignment.earlier, scenario).map { $0[$1] }
      let isThere = !levels.contains(nil)
      let expected = isThere ? (values[over.compactMap { levels[$0] }] ?? 0) * 10 : 0
      #expect(table.value(of: adopted, at: scenario) == expected)
    }
  }
}
