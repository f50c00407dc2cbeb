import DeviceProfiles
import MatrixFixtures
import ScenarioSpaces
import Testing

@testable import MatrixResults

/// Scenarios that hold all combinations of levels.
struct ScenarioStrengthTests {
  @Test(arguments: ["1", "2", "mixed"])
  func `Strengths are read as they are written`(_ text: String) {
    #expect(ScenarioStrength(text)?.text == text)
  }

  @Test(arguments: ["0", "7", "", "Mixed", "2.5"])
  func `Other strengths are none`(_ text: String) {
    #expect(ScenarioStrength(text) == nil)
  }

  /// The combinations of some parameters' levels that rows have.
  private static func tuples(_ rows: [[Int]], _ parameters: [Int]) -> Set<[Int]> {
    Set(rows.map { row in parameters.map { row[$0] } })
  }

  @Test func `Every pair of a possible scenario is in one that is chosen`() throws {
    let model = try Shipped.wholeModel()
    let query = try Query(
      """
      device:iphone-8,ipad-a16 os:16.7,26.1 window:full,split-half locale:en-US,ja-JP-kana \
      orientation:portrait keyboard:docked,floating,docked+candidates accessory:none bars:none,tab \
      placement:fill,swiftui adjustment:automatic base:base0 field:middle,top \
      script:show-hide,float-show-hide
      """, in: model.space)
    var (table, excluded) = model.possible
    let selected = table.diagram(of: query, inside: excluded, outside: .terminal(1))
    let possible = Array(table.scenarios(of: selected) { $0 == 0 })
    let chosen = try model.coveringModel(where: query, usage: nil, ScenarioStrength(2)).array().rows
    #expect(Set(possible).isSuperset(of: chosen) && chosen.count < possible.count / 4)
    for a in 0..<13 {
      for b in a + 1..<13 {
        #expect(Self.tuples(chosen, [a, b]) == Self.tuples(possible, [a, b]))
      }
    }
  }

  @Test func `What more people use is in more of the scenarios`() throws {
    let model = try Shipped.wholeModel()
    let query = try Query(
      """
      device:iphone-15,ipad-a16 os:18.7,26.1 window:full locale:en-US orientation:portrait \
      keyboard:docked,docked+prediction accessory:none bars:none,tab placement:fill,child,short \
      adjustment:automatic base:base0 field:middle script:show,show-hide,show-rotate-hide
      """, in: model.space)
    func uses(_ shares: [UsageModel.Share]) throws -> [Int] {
      let usage = UsageModel(
        name: "", unit: "",
        distributions: [
          .init(parameter: "os", kind: .own, source: "", date: "", shares: shares)
        ])
      let rows = try model.coveringModel(where: query, usage: usage, ScenarioStrength(2)).array()
        .rows
      let os = MatrixParameter.os.rawValue
      return ["18.7", "26.1"].map { name in
        rows.count { model.space.parameters[os].levels[$0[os]] == name }
      }
    }
    let newer = try uses([.init("26.1", 95), .init("18.7", 5)])
    let older = try uses([.init("26.1", 5), .init("18.7", 95)])
    #expect(newer[1] > newer[0] && newer[1] > older[1] && older[0] > newer[0])
    // Whoever has the older one still meets every other level.
    #expect(newer[0] >= 3)
  }

  @Test func `Shares of levels are weights, and levels without a share have none`() {
    let usage = UsageModel(
      name: "", unit: "",
      distributions: [
        .init(
          parameter: "os", kind: .own, source: "", date: "",
          shares: [.init("18", 30), .init("17.7", 10)])
      ])
    #expect(
      usage.weights(of: Parameter("os", levels: ["16.0", "17.7", "18.1", "18.7"]))
        == [0, 250, 375, 375])
    #expect(usage.weights(of: Parameter("bars", levels: ["none", "nav"])) == [1, 1])
  }
}
