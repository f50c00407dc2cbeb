import Foundation
import InsetMatrix
import InsetStrategies
import Synchronization
import Testing

/// Right, but a class that keeps every view that it was handed.
private final class Hoarder: InsetStrategy {
  private var inner = CoveredArea()
  private var views: [ViewState] = []

  func receive(_ event: Event, _ view: inout ViewState) {
    views.append(view)
    inner.receive(event, &view)
    // What was kept is still there.
    precondition(views.allSatisfy { $0.environment.chain.screen.height > 0 })
  }
}

private struct RawHeight: InsetStrategy {
  mutating func receive(_ event: Event, _ view: inout ViewState) {
    guard let end = event.keyboard.endFrame else { return }
    view.contentInset.bottom = event.isKeyboardHide ? 0 : end.height
  }
}

@Suite struct ScenarioMatrixTests {
  private static let query =
    "device:iphone-15,ipad-air-2 os:12.5,17.7 locale:en-US window:full accessory:none base:base0"

  @Test func `A strategy that keeps its views in a class is judged like the value that it wraps`()
    throws
  {
    let result = try ScenarioMatrix.shipped.run(
      Hoarder.self, CoveredArea.self, RawHeight.self, where: Self.query)
    #expect(result.strategies.map(\.id) == ["hoarder", "covered-area", "raw-height"])
    let (hoarder, covered, raw) = (result.strategies[0], result.strategies[1], result.strategies[2])
    #expect(hoarder.isExact && covered.isExact)
    #expect(hoarder.exact == covered.exact && hoarder.exact > 1_000)
    #expect(!raw.isExact && raw.failing > 1_000)
    #expect(!result.isExact)
    #expect(result.isComplete)
  }

  @Test func `A rule of a wrong strategy names a scenario in which it really fails`() throws {
    let result = try ScenarioMatrix.shipped.run(RawHeight.self, where: Self.query)
    let rule = try #require(result.failureRules.first)
    #expect(rule.strategy == "raw-height")
    #expect(rule.representative.configuration.device == "iphone-15")
    #expect("\(rule)".contains(rule.representative.id))
    let text = try ScenarioMatrix.shipped.explain(rule.representative.id, RawHeight.self)
    #expect(text.contains("✗"), "\(text)")
  }

  @Test func `A report has the same bytes for every number of threads`() throws {
    var options = ScenarioMatrix.Options()
    options.threads = 1
    let query = "device:iphone-15 os:17.7 locale:en-US script:show,show-hide"
    let one = try ScenarioMatrix.shipped.run(RawHeight.self, where: query, options: options)
    let all = try ScenarioMatrix.shipped.run(RawHeight.self, where: query)
    for format in ["markdown", "json", "html"] {
      #expect(try one.report(as: format) == all.report(as: format), "\(format)")
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).md")
    defer { try? FileManager.default.removeItem(at: file) }
    try one.report(to: file.path, as: "markdown")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("raw-height"))
  }

  @Test func `What cannot be run is an error of its kind, with words`() {
    func kind(_ body: () throws -> Void) -> MatrixError.Kind? {
      do {
        try body()
        return nil
      } catch {
        #expect((error as? MatrixError)?.description.isEmpty == false)
        return (error as? MatrixError)?.kind
      }
    }
    let matrix = ScenarioMatrix.shipped
    #expect(kind { _ = try matrix.run(RawHeight.self, where: "devcie:x") } == .invalidQuery)
    #expect(
      kind { _ = try matrix.run(RawHeight.self, where: "device:iphone-18-pro os:6.1") }
        == .emptySelection)
    #expect(kind { _ = try matrix.run(RawHeight.self, RawHeight.self) } == .duplicateStrategy)
    #expect(kind { _ = try matrix.run([]) } == .unknownStrategy)
    #expect(kind { _ = try matrix.explain("nowhere", RawHeight.self) } == .unknownScenario)
    #expect(
      kind {
        let result = try matrix.run(RawHeight.self, where: "device:iphone-15 os:17.7 script:show")
        _ = try result.report(as: "pdf")
      } == .unknownFormat)
  }

  @Test func `A policy is the caller's choice`() throws {
    var options = ScenarioMatrix.Options()
    options.policies = PolicyChoices(.hardwareBar)
    let query = "device:ipad-air-2 os:12.5 locale:en-US keyboard:hardware+bar script:show"
    let usual = try ScenarioMatrix.shipped.run(CoveredArea.self, where: query)
    let other = try ScenarioMatrix.shipped.run(CoveredArea.self, where: query, options: options)
    #expect(usual.isExact && !other.isExact)
  }

  @Test func `A run counts its scenarios, and ends early when it is cancelled`() throws {
    let counts = Mutex((judged: 0, total: 0))
    var options = ScenarioMatrix.Options()
    options.progress = { judged, total in counts.withLock { $0 = (max($0.judged, judged), total) } }
    let result = try ScenarioMatrix.shipped.run(
      CoveredArea.self, where: Self.query, options: options)
    #expect(counts.withLock { $0 == (result.scenarios, result.scenarios) })
    options.isCancelled = { true }
    let cancelled = try ScenarioMatrix.shipped.run(
      CoveredArea.self, where: Self.query, options: options)
    #expect(!cancelled.isComplete && !cancelled.isExact)
  }
}
