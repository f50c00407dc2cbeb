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

/// Traps where a tab bar is.
private struct Trapping: InsetStrategy {
  mutating func receive(_ event: Event, _ view: inout ViewState) {
    precondition(view.environment.tabBar == nil, "no tab bar was expected")
  }
}

/// Recurses for ever where a tab bar is.
private final class Endless: InsetStrategy {
  private var depth = 0

  func receive(_ event: Event, _ view: inout ViewState) {
    if view.environment.tabBar != nil { view.contentInset.bottom = descend() }
  }

  private func descend() -> Double {
    depth += 1
    return depth < 0 ? 0 : descend() + Double(depth)
  }
}

/// Traps once it is played again, after the run.
private struct TrappingLater: InsetStrategy {
  static let isLater = Atomic(false)

  mutating func receive(_ event: Event, _ view: inout ViewState) {
    precondition(!Self.isLater.load(ordering: .relaxed))
    view.contentInset.bottom = 1000
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

  private static let trapQuery = "device:iphone-15 os:17.7 locale:en-US script:show-hide"

  @Test func `The last line before a trap names the strategy and the scenario`() async throws {
    let child = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try ScenarioMatrix.shipped.run(Trapping.self, where: Self.trapQuery)
    }
    try expectLine(of: "trapping", child)
  }

  @Test func `The last line before a stack overflow names the strategy and the scenario`()
    async throws
  {
    let child = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try ScenarioMatrix.shipped.run(Endless.self, where: Self.trapQuery)
    }
    try expectLine(of: "endless", child)
  }

  @Test func `A strategy that traps while a report plays it is named`() async throws {
    let child = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let result = try ScenarioMatrix.shipped.run(
        TrappingLater.self, where: Self.trapQuery + " bars:nav+tab")
      TrappingLater.isLater.store(true, ordering: .relaxed)
      _ = try result.report(as: "markdown")
    }
    try expectLine(of: "trapping-later", child)
  }

  @Test func `A trap of the host between two units of work names no strategy`()
    async throws
  {
    let child = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var options = ScenarioMatrix.Options()
      options.threads = 1
      options.progress = { judged, _ in
        // The thread has just judged a unit of work, and is the host's again.
        precondition(judged == 0, "a trap of the host")
      }
      _ = try ScenarioMatrix.shipped.run(
        CoveredArea.self, where: Self.trapQuery, options: options)
    }
    let text = String(decoding: child?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!text.contains("error: strategy"), "\(text)")
  }

  /// Expects that the last line on standard error names a strategy and a scenario with a tab bar.
  private func expectLine(of strategy: String, _ child: ExitTest.Result?) throws {
    let text = String(decoding: child?.standardErrorContent ?? [], as: UTF8.self)
    let last = try #require(text.split(separator: "\n").last)
    #expect(last.hasPrefix("error: strategy \(strategy) trapped in scenario iphone-15/17.7/"))
    let id = try #require(last.split(separator: " ").last)
    #expect(id.contains("tab") && id.hasSuffix("/show-hide"), "\(last)")
  }
}
