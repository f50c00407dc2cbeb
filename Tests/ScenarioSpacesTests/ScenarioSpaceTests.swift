import ScenarioSpaces
import Testing

struct ScenarioSpaceTests {
  private let space = ScenarioSpace([
    Parameter("device", levels: ["se", "pro"]),
    Parameter("orientation", levels: ["portrait", "landscape", "upside-down"]),
    Parameter("window", levels: ["full"]),
    Parameter("locale", levels: ["en", "ja", "zh-Hans", "ar"]),
  ])

  @Test
  func `The space is the product, the last parameter running fastest`() {
    var expected: [[Int]] = []
    for device in 0..<2 {
      for orientation in 0..<3 {
        for locale in 0..<4 { expected.append([device, orientation, 0, locale]) }
      }
    }
    #expect(Array(space) == expected)
  }

  @Test
  func `Position, scenario and id are inverses of one another`() throws {
    for position in space.indices {
      let scenario = space[position]
      #expect(space.position(of: scenario) == position)
      #expect(space.parameters.indices.map { space.level(of: $0, at: position) } == scenario)
      #expect(try space.scenario(id: space.id(of: scenario)) == scenario)
    }
    #expect(Set(space.map { space.id(of: $0) }).count == 24)
  }

  @Test
  func `An id is the levels joined by strokes`() {
    #expect(space.id(of: space[0]) == "se/portrait/full/en")
    #expect(space.id(of: [1, 2, 0, 2]) == "pro/upside-down/full/zh-Hans")
  }

  @Test
  func `The space is a collection with access at random`() {
    #expect(space.count == 24)
    #expect(space.indices == 0..<24)
    #expect(space.distance(from: 5, to: 20) == 15)
    #expect(space.index(3, offsetBy: 7) == 10)
    #expect(space.first == [0, 0, 0, 0])
    #expect(space.last == [1, 2, 0, 3])
    #expect(Array(space.reversed()) == Array(space).reversed())
    for start in 0...24 {
      for end in start...24 {
        let slice = space[start..<end]
        #expect(slice.count == end - start)
        #expect(Array(slice) == Array(Array(space)[start..<end]))
      }
    }
  }

  @Test
  func `A space without parameters has the one empty scenario`() {
    let space = ScenarioSpace([])
    #expect(Array(space) == [[]])
    #expect(space.position(of: []) == 0)
  }

  @Test(arguments: [
    ("pro/portait/full/en", "`portait` is not a level of orientation, did you mean `portrait`?"),
    ("pro/portrait/full/zhHans", "`zhHans` is not a level of locale, did you mean `zh-Hans`?"),
    ("ipad-air/portrait/full/en", "`ipad-air` is not a level of device"),
    ("pro/portrait/full/", "`` is not a level of locale"),
    ("portrait/pro/full/en", "`portrait` is not a level of device"),
  ])
  func `An unknown level is named, with the nearest known one`(id: String, message: String) {
    let thrown = #expect(throws: UnknownScenario.self) { try space.scenario(id: id) }
    #expect(thrown?.message == message)
  }

  @Test func `A version without a minor number in an id is that with 0`() throws {
    let space = ScenarioSpace([
      Parameter("os", levels: ["16.0", "16.7", "26.0+sdk18"]),
      Parameter("size", levels: ["3", "3.0"]),
    ])
    #expect(try space.scenario(id: "16/3") == [0, 0])
    #expect(try space.scenario(id: "26+sdk18/3.0") == [2, 1])
    for id in ["26/3", "7/3", "16./3", "16+x/3"] {
      #expect(throws: UnknownScenario.self, "\(id)") { try space.scenario(id: id) }
    }
  }

  @Test(arguments: [("", 1), ("pro", 1), ("pro/portrait/full", 3), ("pro/portrait/full/en/", 5)])
  func `A wrong number of levels is counted`(id: String, count: Int) {
    let message =
      "a scenario id has 4 levels joined by `/` "
      + "(device/orientation/window/locale), this one has \(count)"
    let thrown = #expect(throws: UnknownScenario.self) { try space.scenario(id: id) }
    #expect(thrown?.message == message)
  }

  @Test
  func `A parameter without a level ends the process`() async {
    await #expect(processExitsWith: .failure) {
      _ = ScenarioSpace([Parameter("device", levels: ["se"]), Parameter("locale", levels: [])])
    }
  }

  @Test
  func `More positions than an Int can count end the process`() async {
    let levels = (0..<1024).map { "l\($0)" }
    let nearly = ScenarioSpace((0..<6).map { Parameter("p\($0)", levels: levels) })
    #expect(nearly.count == 1 << 60)
    let last = [Int](repeating: 1023, count: 6)
    #expect(nearly.position(of: last) == 1 << 60 - 1)
    #expect(nearly[1 << 60 - 1] == last)
    await #expect(processExitsWith: .failure) {
      let levels = (0..<1024).map { "l\($0)" }
      _ = ScenarioSpace((0..<7).map { Parameter("p\($0)", levels: levels) }).count
    }
  }
}
