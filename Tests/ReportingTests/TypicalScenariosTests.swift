import DeviceProfiles
import InsetMatrix
import MatrixEngine
import MatrixResults
import Reporting
import ScenarioSpaces
import Testing

@Suite("The pictures of a page")
struct TypicalScenariosTests {
  @Test("Each geometry has an everyday scenario, upright and in landscape")
  func geometries() throws {
    let matrix = try Matrix(
      MatrixModel(TinyMatrix.profiles, TinyMatrix.plan), strategies: TinyMatrix.strategies)
    let report = try Report(TinyMatrix.report().result, of: matrix, plan: nil, isDrawn: true)
    let scenes = try #require(report.pictures).scenes.scenarios
    let space = matrix.model.space
    func names(_ scenario: [Int], _ parameter: MatrixParameter) -> String {
      space.parameters[parameter.rawValue].levels[scenario[parameter.rawValue]]
    }
    for device in ["iphone-home", "iphone-edge", "ipad-edge"] {
      let own = scenes.filter {
        names($0, .device) == device && names($0, .window) == "full"
          && names($0, .bars) == "nav+tab" && names($0, .script) == "show-hide"
      }
      #expect(
        Set(own.map { names($0, .orientation) }).isSuperset(of: ["portrait", "landscape-left"]),
        "\(device)")
    }
  }

  @Test("No scenario is drawn that was not run")
  func onlyRun() throws {
    var plan = TinyMatrix.plan
    let query = "device:iphone-edge orientation:portrait locale:en-US placement:fill base:base0"
    plan.runs = [.init(name: "upright", query: query)]
    let matrix = try Matrix(
      MatrixModel(TinyMatrix.profiles, plan), strategies: TinyMatrix.strategies)
    let result = try matrix.run().result
    let report = Report(result, of: matrix, plan: nil, isDrawn: true)
    let scenarios = try #require(report.pictures).scenes.scenarios
    #expect(!scenarios.isEmpty)
    for scenario in scenarios {
      #expect(result.table.value(of: result.scope, at: scenario) == 0)
    }
  }
}
