import InsetCore
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@testable import InsetMatrixTool

/// What cannot be built in a process.
struct RefusalTests {
  /// All windows, versions and placements, with some that are refused for each reason.
  private static let query =
    "device:ipad-2,ipad-pro-10-5-inch,ipad-9th-generation os:7,10,12,17,18 orientation:portrait locale:en-US keyboard:docked "
    + "accessory:none bars:none,nav adjustment:automatic base:base0 field:middle "
    + "script:show,background-other-show-foreground-show,cross-fade-show-hide"

  @Test func `Each scenario is counted once, by its first reason`() throws {
    let matrix = try Shipped.matrix(where: Self.query)
    var (table, excluded) = matrix.model.possible
    let scope = matrix.scope(excluded, in: &table)
    var expected: [Refusal: Int] = [:]
    var buildable = 0
    for scenario in table.scenarios(of: scope, passes: { $0 == 0 }) {
      if let refusal = Refusal.reason(scenario, in: matrix.model) {
        expected[refusal, default: 0] += 1
      } else {
        buildable += 1
      }
    }
    let counts = RefusalCounts(matrix)
    #expect(counts.counts == expected)
    #expect(counts.lines.count == expected.count && buildable > 0)
    let reasons: Set<Refusal> = [
      .fixedCoordinates, .controllerInsets, .indicators, .multitasking, .sheet, .container,
      .foreignKeyboard, .userSetting, .webPage,
    ]
    #expect(Set(expected.keys) == reasons && counts.buildable == buildable)
  }

  @Test func `What is left has no reason to be refused`() throws {
    let matrix = try Shipped.matrix(where: Self.query)
    let query = Refusal.buildable(matrix.query, in: matrix.model)
    let left = try Matrix(matrix.model, strategies: [], where: query)
    #expect(RefusalCounts(left).total == 0)
    #expect(RefusalCounts(left).lines.isEmpty)
  }

  @Test(arguments: [
    (["other-show-other-hide"], Refusal.foreignKeyboard), (["call-show-hide"], .callStatusBar),
    (["cross-fade-show-hide"], .userSetting), (["show-grow-shrink-hide"], .ownBar),
  ])
  func `A script is refused for what it does`(scripts: [String], refusal: Refusal) throws {
    let model = try Shipped.model()
    for script in scripts {
      let level = try #require(
        model.space.parameters[MatrixParameter.script.rawValue].level(named: script))
      #expect(refusal.refuses(level, in: model))
    }
    let show = try #require(
      model.space.parameters[MatrixParameter.script.rawValue].level(named: "show"))
    #expect(!refusal.refuses(show, in: model))
  }
}
