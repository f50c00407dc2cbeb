import ScenarioSpaces
import TestSupport
import Testing

struct QueryTests {
  @Test(arguments: try QueryFixture.load().cases)
  func `A query allows what the fixture says, or fails where it says`(
    _ item: QueryFixture.Case
  ) throws {
    let fixture = try QueryFixture.load(), space = fixture.space
    func query() throws -> Query { try Query(item.query, in: space, synonyms: fixture.synonyms) }
    if let error = item.error {
      let offset = try #require(item.offset)
      let thrown = #expect(throws: InvalidQuery.self) { try query() }
      #expect(thrown?.message == error)
      #expect(thrown?.offset == offset)
      #expect(thrown?.length == item.length)
    } else {
      let allowed = try #require(item.allowed)
      let names = Set(space.parameters.map(\.name))
      #expect(names.isSuperset(of: allowed.keys))
      let actual = try zip(space.parameters, query().allowed).map { parameter, allowed in
        zip(parameter.levels, allowed).filter { $0.1 }.map(\.0)
      }
      #expect(actual == space.parameters.map { allowed[$0.name] ?? $0.levels })
    }
  }

  @Test(arguments: [
    ("ipone 15", "ipone 15", "device:iphone-15"), ("iphne 15", "iphne 15", "device:iphone-15"),
    ("portrait ipone 15 pro ar", "ipone 15 pro", "device:iphone-15-pro"),
    ("ipone ar", "ipone", "device:iphone"), ("device ipda air", "ipda air", "device:ipad-air"),
    ("lanscape", "lanscape", "orientation:landscape"),
  ])
  func `Misspelled words are taken for the nearest name, the longest that they are`(
    query: String, part: String, suggestion: String
  ) throws {
    let space = try QueryFixture.load().space
    let (_, problems) = Query.parse(query, space.parameters.map { ($0.name, $0.levels) })
    #expect(problems.map(\.suggestion) == [suggestion])
    #expect(problems.first?.problem.hasSuffix(" `\(part)`") == true)
    #expect(problems.first?.length == part.count)
  }

  @Test
  func `The queries of the fixture are all different`() throws {
    let queries = try QueryFixture.load().cases.map(\.query)
    #expect(Set(queries).count == queries.count)
  }

  private static let letters = ScenarioSpace([
    Parameter("p", levels: ["a", "b", "c"]), Parameter("q", levels: ["x", "y"]),
  ])

  @Test
  func `Every set of levels can be written, and its complement`() throws {
    let levels = ["a", "b", "c"]
    for set in 1..<8 {
      let inside = levels.indices.map { set >> $0 & 1 == 1 }
      let chosen = zip(levels, inside).filter { $0.1 }.map(\.0)
      let wanted = try Query("p:" + chosen.joined(separator: ","), in: Self.letters)
      #expect(wanted.allowed == [inside, [true, true]])
      let unwanted = try Query(
        "p:" + chosen.map { "!" + $0 }.joined(separator: ","), in: Self.letters)
      #expect(unwanted.allowed == [inside.map { !$0 }, [true, true]])
    }
  }

  @Test
  func `Every short pattern matches like one tried letter by letter`() throws {
    let names = Self.words(of: "ab", upTo: 4)
    let space = ScenarioSpace([Parameter("p", levels: names)])
    for pattern in Self.words(of: "ab*", upTo: 4) where pattern.contains("*") {
      let expected = names.map { Self.matches(pattern[...], $0[...]) }
      if expected.contains(true) {
        #expect(try Query("p:" + pattern, in: space).allowed == [expected], "\(pattern)")
      } else {
        #expect(throws: InvalidQuery.self, "\(pattern)") { try Query("p:" + pattern, in: space) }
      }
    }
  }

  private static func words(of letters: String, upTo length: Int) -> [String] {
    var words = [""]
    var all: [String] = []
    for _ in 0..<length {
      words = words.flatMap { word in letters.map { word + String($0) } }
      all += words
    }
    return all
  }

  private static func matches(_ pattern: Substring, _ name: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first != "*" {
      return name.first == first && matches(pattern.dropFirst(), name.dropFirst())
    }
    return (0...name.count).contains { matches(pattern.dropFirst(), name.dropFirst($0)) }
  }

  @Test
  func `All errors of a query are found, in the order of the text`() {
    let (query, problems) = Query.parse(
      "z p:d,a,!e q>1 q:y", Self.letters.parameters.map { ($0.name, $0.levels) })
    #expect(problems.map(\.offset) == [0, 4, 8, 12])
    #expect(problems.map(\.length) == [1, 1, 2, 1])
    #expect(query.allowed == [[true, false, false], [false, true]])
  }

  @Test(arguments: [
    ("p:d", [false, false, false]), ("p:d,a", [true, false, false]), ("p:!d", [true, true, true]),
    ("p:!a,d", [false, true, true]), ("q:x p:d", [false, false, false]),
  ])
  func `An unknown level selects nothing, and leaves nothing out`(
    query: String, expected: [Bool]
  ) {
    let (query, problems) = Query.parse(
      query, Self.letters.parameters.map { ($0.name, $0.levels) })
    #expect(problems.map(\.isUnknownLevel) == [true])
    #expect(query.allowed[0] == expected)
  }

  @Test
  func `Terms about a parameter whose levels are unknown are not checked`() {
    let (_, problems) = Query.parse(
      "device:x os>=17 p:z", [("device", []), ("os", []), ("p", ["a"])])
    #expect(problems.map(\.problem) == ["there is no p `z`"])
  }

  @Test
  func `Words are not checked where levels are unknown`() {
    let (query, problems) = Query.parse("landscape x", [("device", []), ("p", ["x", "y"])])
    #expect(problems.isEmpty)
    #expect(query.allowed == [[], [true, false]])
  }

  @Test
  func `A version is less than, greater than or of the family of each bound`() throws {
    let levels = (7...27).flatMap { major in [0, 1, 12].map { "\(major).\($0)" } }
    let space = ScenarioSpace([Parameter("os", levels: levels + ["26.1+sdk18"])])
    func allowed(_ text: String) throws -> [Bool] { try Query(text, in: space).allowed[0] }
    for bound in (8...26).flatMap({ ["\($0)", "\($0).1"] }) {
      let (below, above) = try (allowed("os<\(bound)"), allowed("os>\(bound)"))
      let (most, least) = try (allowed("os<=\(bound)"), allowed("os>=\(bound)"))
      let family = try allowed(bound == "26.1" ? "os:26.1*,!26.12" : "os:\(bound)")
      for level in space.parameters[0].levels.indices {
        #expect([below[level], above[level], family[level]].count { $0 } == 1, "\(bound)")
        #expect(most[level] == !above[level] && least[level] == !below[level], "\(bound)")
      }
    }
  }

  @Test
  func `A query over everything allows everything`() throws {
    #expect(Query(all: Self.letters).allowed == [[true, true, true], [true, true]])
    #expect(try Query("", in: Self.letters) == Query(all: Self.letters))
  }

  @Test
  func `Narrowing is the intersection`() throws {
    let texts = ["", "p:a,b", "p:!a", "q:y", "p:b q:x", "p:!* q:x"]
    for a in texts {
      for b in texts {
        let (first, second) = try (Query(a, in: Self.letters), Query(b, in: Self.letters))
        var narrowed = first
        narrowed.narrow(to: second)
        for (index, parameter) in Self.letters.parameters.enumerated() {
          for level in parameter.levels.indices {
            #expect(
              narrowed.allowed[index][level]
                == (first.allowed[index][level] && second.allowed[index][level]),
              "\(a) narrowed to \(b)")
          }
        }
        var reversed = second
        reversed.narrow(to: first)
        #expect(narrowed == reversed)
        #expect(try narrowed == Query(a + " " + b, in: Self.letters))
      }
    }
  }
}
