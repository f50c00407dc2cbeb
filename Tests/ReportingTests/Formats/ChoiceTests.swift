import InsetMatrix
import MatrixEngine
import MatrixResults
import ScenarioSpaces
import TestSupport
import Testing

@testable import Reporting

/// What formats say of scenarios that were chosen in place of the plan's.
struct ChoiceTests {
  static let formats = Reporters.all.map { $0.id }

  /// Few scenarios that hold all pairs of levels of a few layouts.
  private static func matrix() throws -> Matrix {
    let model = MatrixModel(TinyMatrix.profiles, TinyMatrix.plan)
    let query = try Query(
      "device:iphone-edge locale:en-US window:full accessory:none bars:none,nav+tab "
        + "placement:fill,child adjustment:automatic base:base0 field:middle script:show,show-hide",
      in: model.space)
    var matrix = try Matrix(model, strategies: TinyMatrix.strategies, where: query)
    let array = try model.coveringModel(where: query, usage: nil, ScenarioStrength(2)).array()
    matrix.chosen = ChosenScenarios(array.rows, strength: "2")
    return matrix
  }

  private static let cache = Result { try makeReport() }

  private static func makeReport() throws -> Report {
    let matrix = try matrix()
    let result = try matrix.run().result
    var report = Report(result, examples: [], rules: result.failureRules())
    report.reach = ChoiceReach(of: result, of: matrix, usage: nil, against: nil)
    return report
  }

  private static func text(_ reporter: any Reporter.Type) throws -> String {
    let report = try Self.cache.get()
    guard let streaming = reporter as? any StreamingReporter.Type else {
      return reporter.render(report)
    }
    var text = ""
    streaming.write(report, ReportExtent(limit: 5)) { text += $0 }
    return text
  }

  @Test(arguments: ChoiceTests.formats)
  func `Every format says that scenarios were chosen, how, and what they show`(id: String) throws {
    let reporter = try #require(Reporters.all.first { $0.id == id })
    let (text, reach) = try (Self.text(reporter), #require(Self.cache.get().reach))
    let (combinations, rules) = (try #require(reach.combinations), reach.rules)
    #expect(reach.scenarios == (try Self.cache.get().result.counts.applicable))
    #expect(combinations.count == combinations.all && rules.all > 0)
    let isData = ["json", "ndjson", "sarif"].contains(id)
    let facts =
      isData
      ? [
        "\"strength\":\"2\"", "\"scenarios\":\(reach.scenarios)",
        "\"combinations\":{\"count\":\(combinations.count),\"of\":\(combinations.all)}",
        "\"rules\":{\"count\":\(rules.count),\"of\":\(rules.all)}",
      ]
      : [
        "\(reach.scenarios) scenarios were chosen with strength 2.",
        "\(combinations.count) of \(combinations.all)", "\(rules.count) of \(rules.all)",
      ]
    let flat = isData ? text.filter { !$0.isWhitespace } : text
    for fact in facts { #expect(flat.contains(fact), "\(id): \(fact)") }
  }

  @Test(arguments: ChoiceTests.formats)
  func `Nothing is said of a choice where the plan was run`(id: String) throws {
    let reporter = try #require(Reporters.all.first { $0.id == id })
    var report = try Self.cache.get()
    report.reach = nil
    let text = reporter.render(report)
    #expect(!text.contains("were chosen") && !text.contains("\"choice\": {"), "\(id)")
  }

  @Test func `The share of use is that of the scenarios to choose from`() throws {
    var reach = try #require(Self.cache.get().reach)
    reach.use = 0.002
    #expect(
      reach.sentences.last
        == "The scenarios that they were chosen from have 0.2 % of all keyboard appearances.")
  }

  @Test func `A choice is no reason to skip or to fail, and the reason of a run stays`() throws {
    let report = try Self.cache.get()
    let choice = try #require(report.noticeWithChoice)
    #expect(report.notice == nil && !choice.isError)
    var options = Matrix.Options()
    options.isCancelled = { true }
    let ended = try Self.matrix().run(options).result
    var interrupted = Report(ended, examples: [], rules: ended.failureRules())
    interrupted.reach = report.reach
    let notice = try #require(interrupted.noticeWithChoice)
    #expect(notice.isError && notice.words.contains("ended before"), "\(notice.words)")
    #expect(notice.words.hasSuffix(". \(choice.words)"))
  }

  /// `scripts/test-reporters` gives the same goldens to the tools that read such files.
  @Test(arguments: [
    ("junit", "junit.xml"), ("sarif", "sarif"), ("ndjson", "ndjson"),
    ("csv", "csv"), ("github", "github.txt"), ("gitlab-codequality", "gitlab.json"),
  ])
  func `What other tools read of a choice looks as recorded`(id: String, ending: String) throws {
    let reporter = try #require(Reporters.all.first { $0.id == id })
    try expectGolden(Self.text(reporter), "reports/chosen.\(ending)")
  }
}
