import ScenarioSpaces
import Testing

/// Levels as shares name them.
struct LevelValuesTests {
  private static let devices = ["iphone-15", "iphone-15-pro", "iphone-air"]

  @Test(arguments: [
    ("iphone-15", [true, false, false]), ("iphone-15*", [true, true, false]),
    ("IPHONE-AIR,iphone-15", [true, false, true]), ("iphone", [false, false, false]),
    ("iphone-1", [false, false, false]), ("*", [true, true, true]),
  ])
  func `A name is a level and not its family`(text: String, matches: [Bool]) throws {
    #expect(try #require(LevelValues(text)).matches(in: Self.devices) == matches)
    // Where the level itself is missing its share goes to nobody.
    #expect(try #require(LevelValues("iphone-15")).matches(in: ["iphone-15-pro"]) == [false])
  }

  @Test(arguments: [
    ("18", [false, true, false, false]), ("26", [false, false, true, true]),
    ("26.1", [false, false, true, false]), ("16", [true, false, false, false]),
    ("2", [false, false, false, false]), ("26,!*+sdk*", [false, false, true, false]),
    ("!16,18", [false, false, true, true]), ("26,!99", [false, false, true, true]),
  ])
  func `A version is its family`(text: String, matches: [Bool]) throws {
    let levels = ["16.0", "18.7", "26.1", "26.1+sdk18"]
    #expect(try #require(LevelValues(text)).matches(in: levels) == matches)
  }

  @Test func `The values that match nothing are named`() throws {
    let values = try #require(LevelValues("iphone-air,iphone-9,ipad*,!iphone-8"))
    #expect(values.unmatched(in: Self.devices) == ["iphone-9", "ipad*"])
  }

  @Test(arguments: ["", ",", "a,", "a b", "!", "!!a", "a:b", "<18", "a, b", "ä"])
  func `What is no name and no pattern is refused`(text: String) {
    #expect(LevelValues(text) == nil)
  }
}
