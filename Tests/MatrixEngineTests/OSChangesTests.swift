import DeviceProfiles
import InsetCore
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@Suite struct OSChangesTests {
  private static func matrix(where query: String) throws -> Matrix {
    let model = try Shipped.wholeModel()
    return try Matrix(
      model, strategies: ["covered-area"].compactMap { Strategies.named($0) },
      where: Query(query, in: model.space), gate: MatrixPlan.Gate(exact: ["covered-area"]))
  }

  private static let query =
    "device:iphone-6,ipad-air-2 os:8.4,9.3 locale:en-US accessory:none bars:tab placement:fill "
    + "adjustment:automatic base:edges"

  @Test func `A change can show where the run without it is judged again`() throws {
    let matrix = try Self.matrix(where: Self.query)
    let result = try matrix.run().result
    let changes = matrix.osChanges(of: result)
    let hinges = matrix.hinges(of: result)
    #expect(hinges.count > 2)
    for hinge in hinges {
      let change = try #require(changes.first { $0.fact.id == hinge.name }, "\(hinge.name)")
      #expect(change.scenarios == hinge.scenarios, "\(hinge.name)")
    }
    #expect(changes.allSatisfy { $0.scenarios > 0 && !$0.levels.isEmpty })
  }

  @Test func `Changes are those of the versions that were run, the oldest first`() throws {
    let matrix = try Self.matrix(where: Self.query)
    let changes = matrix.osChanges(of: try matrix.run().result)
    let first = changes.map { $0.levels[0] }
    #expect(first == first.sorted())
    let ids = changes.map(\.fact.id)
    #expect(ids.contains("suggestions-bar") && ids.contains("two-apps-on-screen"))
    // Nothing later, and no bar of a hardware keyboard on a level without one.
    #expect(!ids.contains("safe-areas") && !ids.contains("keyboard-layout-guide"))
    let bar = try #require(changes.first { $0.fact.id == "suggestions-bar" })
    let level = matrix.model.plan.os.map(\.description).firstIndex(of: "8.4")
    #expect(bar.levels.first == level)
  }

  @Test func `Queries of milestones are those of the shipped levels`() throws {
    let space = try Shipped.wholeModel().space
    for milestone in OSMilestone.all {
      #expect(throws: Never.self, "\(milestone.fact.id)") { try Query(milestone.query, in: space) }
    }
  }

  @Test func `Nearly every major version has changed something`() throws {
    let versions = Set(try Shipped.wholeModel().plan.os.map(\.version.major))
    let facts = OSMilestone.all.map(\.fact) + OSBehavior.allCases.map(\.fact)
    let first = try #require(versions.min())
    let changed = Set(facts.map { max($0.os.first.major, first) })
    // iOS 10 keeps what iOS 9 brought.
    #expect(versions.subtracting(changed) == [10])
  }
}
