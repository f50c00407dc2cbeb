import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@testable import MatrixEngine

/// Why nothing is selected.
struct EmptyMatrixTests {
  private static func reason(_ query: String, isChosen: Bool) throws -> EmptyMatrix? {
    let model = try Shipped.model()
    var matrix = try Matrix(model, strategies: [], where: Query(query, in: model.space))
    if isChosen {
      let array = try model.coveringModel(where: matrix.query, usage: nil, ScenarioStrength(1))
        .array()
      matrix.chosen = ChosenScenarios(array.rows, strength: "1")
    }
    return matrix.emptyReason()
  }

  @Test func `What is chosen depends on what can exist, and not on the plan`() throws {
    let outside = "device:iphone-15 os:26.1 placement:shrinking window:form-sheet keyboard:split"
    guard case .outsideOfPlan = try Self.reason(outside, isChosen: false)?.reason else {
      Issue.record("the plan has it")
      return
    }
    guard case .excluded(let names) = try Self.reason(outside, isChosen: true)?.reason else {
      Issue.record("it can exist, or the plan counts")
      return
    }
    #expect(names.contains("keyboard-of-device"))
    let possible = "device:ipad-a16 os:26.1 placement:shrinking window:form-sheet keyboard:docked"
    #expect(try Self.reason(possible, isChosen: false) != nil)
    #expect(try Self.reason(possible, isChosen: true) == nil)
  }

  @Test(arguments: [
    ("device:ipad* window:split* os:26", "the profiles have no Split View on iPadOS 26"),
    ("device:ipad* window:slide-over os:8", "the profiles have no Slide Over on iOS 8"),
    ("device:ipad* window:free os:18", "the profiles have no resizable window on iPadOS 18"),
    // An iPad with a smaller screen has no Split View on iOS 9, others have it.
    ("device:ipad-2 window:split* os:9", "the device doesn't have this window on this iOS"),
  ])
  func `A window that a version lacks is the reason, and others are instead of it`(
    query: String, words: String
  ) throws {
    let reason = try #require(try Self.reason(query, isChosen: true))
    #expect(reason.words.hasPrefix("\(words); possible with "), "\(reason.words)")
    #expect(reason.instead.contains { $0.parameter == .window && $0.levels.contains("full") })
  }

  @Test func `Of many levels those that begin alike have one name, and new versions come first`()
    throws
  {
    let query = "device:ipad* window:split* os:26"
    let words = try #require(try Self.reason(query, isChosen: true)?.words)
    #expect(words.contains("with os 18.7, 17.7, "), "\(words)")
    #expect(words.contains("with window full, slide-over, free*, tiled-*, page-sheet "), "\(words)")
  }

  @Test(arguments: [false, true])
  func `A query that contradicts itself is its own reason`(isChosen: Bool) throws {
    let reason = try Self.reason("device:iphone-15 device:ipad-a16 os:18.7", isChosen: isChosen)
    #expect(reason == EmptyMatrix(.contradictory(["device"]), instead: []))
  }

  @Test func `Old iPads don't hide that the others have no such window on this iPadOS`() throws {
    let empty = try #require(
      try Self.reason("device:ipad* os:26.1 window:stage-manager*", isChosen: false))
    #expect(empty.reason == .missing("the profiles have no Stage Manager window on iPadOS 26"))
    let phone = try #require(
      try Self.reason("device:iphone-15 window:stage-manager", isChosen: false))
    #expect(phone.reason == .excluded(["window-of-device"]))
  }
}
