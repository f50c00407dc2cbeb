import DeviceProfiles
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixModels
import MatrixResults
import ScenarioSpaces
import Testing

@Suite struct GateExceptionsTests {
  /// The result of a control in a few scenarios, in a run of everything or of a part.
  private static func result(except: [String], where query: String = "") throws -> RunResult {
    let shipped = try Shipped.model()
    var plan = shipped.plan
    plan.runs = [
      MatrixPlan.SubProduct(
        name: "some",
        query: "device:iphone-15 os:17.7 locale:en-US keyboard:docked accessory:none window:full "
          + "placement:fill adjustment:automatic base:base0 script:show,show-hide")
    ]
    plan.gate = MatrixPlan.Gate(exact: ["s0b-raw-height"], except: except)
    let model = MatrixModel(shipped.profiles, plan)
    let strategies = ["s0b-raw-height", "covered-area"].compactMap { Strategies.named($0) }
    let narrowed = query.isEmpty ? nil : try Query(query, in: model.space)
    return try Matrix(model, strategies: strategies, where: narrowed).run().result
  }

  @Test func `A failure that the gate does not know of fails`() throws {
    let result = try Self.result(except: ["orientation:portrait"])
    #expect(result.verdict == .fail)
    let tolerated = result.gateExceptions.tolerated(result.strategies[0])
    #expect(tolerated > 0)
    #expect(tolerated < result.counts(of: result.strategies[0])[0].failing)
    #expect(result.gateExceptions.tolerated(result.strategies[1]) == 0)
  }

  @Test func `Failures that the gate knows of pass, counted once`() throws {
    let result = try Self.result(except: ["device:iphone-15", "script:show"])
    let failing = result.counts(of: result.strategies[0])[0].failing
    #expect(result.verdict == .pass)
    #expect(result.gateExceptions.tolerated(result.strategies[0]) == failing)
    #expect(result.gateExceptions.failing[0] == failing)
    #expect((1..<failing).contains(result.gateExceptions.failing[1]))
  }

  @Test func `An exception without a failure fails a run of everything and no other`() throws {
    let stale = ["device:iphone-15", "device:iphone-8"]
    #expect(try Self.result(except: stale).verdict == .fail)
    #expect(try Self.result(except: stale).gateExceptions.hasStale)
    #expect(try Self.result(except: stale, where: "script:show").verdict == .pass)
  }
}
