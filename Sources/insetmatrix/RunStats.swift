import Foundation
import MatrixEngine
import MatrixResults
import ScenarioSpaces

/// What a run cost: for `--stats` only, never in a result or report.
struct RunStats: Encodable {
  var nominal: Int
  var applicable: Int
  var misreported: Int
  var distinctScenes: Int
  var evaluations: Int
  /// The number of truths for which rule and sweep were compared; nil without a cross-check.
  var crossCheckedTruths: Int?
  var diagramNodes: Int
  var wallSeconds: Double
  var cpuSeconds: Double
  var peakRSSBytes: Int
  var threads: Int

  init(
    _ result: RunResult, evaluations: Int, crossChecked: CrossChecked?, wall: Duration,
    threads: Int?
  ) {
    let counts = result.counts
    nominal = counts.nominal
    applicable = counts.applicable
    misreported = counts.misreported.reduce(0) { $0 + $1.scenarios }
    distinctScenes = counts.distinctScenes
    self.evaluations = evaluations
    crossCheckedTruths = crossChecked?.truths
    diagramNodes = result.table.nodeCount
    wallSeconds =
      Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18
    let usage = ResourceUsage()
    cpuSeconds = usage.cpuSeconds
    peakRSSBytes = usage.peakRSSBytes
    self.threads = threads ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// The stats as a JSON text.
  func json() throws(Failure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    } catch {
      throw Failure(status: .fault, message: "error: cannot encode the stats: \(error)")
    }
  }
}
