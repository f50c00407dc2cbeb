import DeviceProfiles
import MatrixResults
import ScenarioSpaces

/// A report as test cases: a failed case for each failure rule, a passed one for
/// each device and keyboard with which a strategy is exact.
struct TestCases {
  struct Suite {
    let strategy: StrategyResult
    let counts: StrategyCounts
    let isGated: Bool
    let failed: [Finding]
    var passed: [Cell] = []
    /// The cases that there is no room for.
    var leftOut = 0

    /// Whether it failed because no scenario judged it, and the gate asks it to be exact.
    var isUnjudged: Bool { isGated && counts.judged == 0 }
    var failures: Int { failed.count + (isUnjudged ? 1 : 0) }
    var count: Int { failures + passed.count }
  }

  /// A device with a keyboard.
  struct Cell {
    let device: String
    let keyboard: String
    /// The scenarios that were judged, all of them exact.
    let exact: Int

    var name: String { "\(device), keyboard \(keyboard): exact" }
  }

  /// What a case of a strategy that no scenario judged says.
  static let unjudged = "judged in no scenario"

  private(set) var suites: [Suite] = []
  /// What is said of a run without a verdict, as a case of its own.
  let notice: RunNotice?
  /// What is said of scenarios that were chosen, beside the cases.
  let choice: String?

  /// Takes failed cases first, then passed ones in the order of the strategies.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - limit: Maximum number of cases.
  init(_ report: Report, limit: Int) {
    let result = report.result
    notice = report.notice
    choice = report.reach?.words
    let findings = report.findings
    let unjudged = result.strategies.filter {
      result.model.gate.exact.contains($0.id) && result.counts(of: $0)[0].judged == 0
    }.count
    var room = limit - unjudged
    for strategy in result.strategies {
      let own = findings.filter { $0.strategy == strategy.id }
      suites.append(
        Suite(
          strategy: strategy, counts: result.counts(of: strategy)[0],
          isGated: result.model.gate.exact.contains(strategy.id), failed: Array(own.prefix(room)),
          leftOut: max(0, own.count - room)))
      room -= min(room, own.count)
    }
    for index in suites.indices {
      let cells = Self.cells(of: suites[index].strategy, in: result)
      suites[index].passed = Array(cells.prefix(room))
      suites[index].leftOut += max(0, cells.count - room)
      room -= min(room, cells.count)
    }
  }

  private static func cells(of strategy: StrategyResult, in result: RunResult) -> [Cell] {
    let counts = result.counts(of: strategy, by: [.device, .keyboard])
    let keyboards = result.space.parameters[MatrixParameter.keyboard.rawValue].levels
    let devices = result.space.parameters[MatrixParameter.device.rawValue].levels
    return counts.enumerated().compactMap { index, counts in
      guard counts.failing == 0, counts.exact > 0 else { return nil }
      return Cell(
        device: devices[index / keyboards.count], keyboard: keyboards[index % keyboards.count],
        exact: counts.exact)
    }
  }
}
