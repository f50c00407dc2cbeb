import Foundation
import MatrixResults
import ScenarioSpaces
import TextFormats

/// What a run cost: for `--stats` only, never in a result or report.
struct RunStats {
  var nominal: Int
  var applicable: Int
  var ambiguous: Int
  var distinctScenes: Int
  var evaluations: Int
  var diagramNodes: Int
  var wallSeconds: Double
  var cpuSeconds: Double
  var peakRSSBytes: Int
  var threads: Int

  init(_ result: RunResult, evaluations: Int, wall: Duration, threads: Int?) {
    let counts = result.counts
    nominal = counts.nominal
    applicable = counts.applicable
    ambiguous = counts.ambiguous
    distinctScenes = counts.distinctScenes
    self.evaluations = evaluations
    diagramNodes = result.table.nodeCount
    wallSeconds =
      Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18
    let usage = ResourceUsage()
    cpuSeconds = usage.cpuSeconds
    peakRSSBytes = usage.peakRSSBytes
    self.threads = threads ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// What a history keeps of it.
  var cost: RunSummary.Cost {
    RunSummary.Cost(
      wallSeconds: wallSeconds, cpuSeconds: cpuSeconds, peakRSSBytes: peakRSSBytes,
      threads: threads)
  }

  /// The statistics as JSON text.
  var json: String {
    let json: JSONValue = [
      "ambiguous": .integer(ambiguous), "applicable": .integer(applicable),
      "cpuSeconds": .decimal(cpuSeconds),
      "diagramNodes": .integer(diagramNodes), "distinctScenes": .integer(distinctScenes),
      "evaluations": .integer(evaluations),
      "nominal": .integer(nominal), "peakRSSBytes": .integer(peakRSSBytes),
      "threads": .integer(threads), "wallSeconds": .decimal(wallSeconds),
    ]
    return json.text(.foundation)
  }
}
