import Foundation
import InsetMatrix
import InsetStrategies
import MatrixEngine
import MatrixResults
import Reporting
import ScenarioSpaces

/// The whole nightly in this process, measured phase by phase: what `insetmatrix run` does with its
/// three reports, without writing them to files.
struct Nightly {
  /// The phases in their order.
  let phases: [Phase]
  /// The number of distinct scenes.
  let scenes: Int
  /// The number of distinct scenes times that of strategies.
  let evaluated: Int

  /// A part of the nightly.
  struct Phase {
    var name: String
    var cost: Cost
    /// The peak of resident memory at its end, in bytes.
    var peak: Int
  }

  /// Closes one phase after the other.
  private final class Recorder {
    private(set) var phases: [Phase] = []
    private var start = Cost.now

    func end(_ name: String) {
      phases.append(Phase(name: name, cost: .now - start, peak: Cost.peakBytes()))
      start = .now
    }
  }

  /// Runs it.
  ///
  /// - Parameter query: Narrows the plan; empty for all.
  /// - Throws: Where the query cannot be read.
  init(_ query: String) throws {
    let recorder = Recorder()
    let model = ScenarioMatrix.shipped.model
    let matrix = try Matrix(
      model, strategies: Strategies.all,
      where: query.isEmpty ? nil : try Query(query, in: model.space))
    recorder.end("profiles")
    let result = try matrix.run().result
    recorder.end("judging")
    scenes = result.counts.distinctScenes
    evaluated = scenes * result.strategies.count
    let report = Self.report(result, of: matrix, recorder)
    let reporters: [any Reporter.Type] = [
      MarkdownReporter.self, HTMLReporter.self, JSONReporter.self,
    ]
    for reporter in reporters {
      let files = reporter.files(report, named: "nightly")
      // What is written has to be there as bytes.
      precondition(!Array(files.text.utf8).isEmpty, "a report is empty")
      recorder.end(reporter.id)
    }
    phases = recorder.phases
  }

  /// Prepares the report; its own phases say where one ends.
  private static func report(
    _ result: RunResult, of matrix: Matrix, _ recorder: Recorder
  ) -> Report {
    var phase = "worst scenarios"
    let rules = result.failureRules(of: result.unexplained)
    recorder.end("rules")
    let report = Report(
      result, of: matrix, plan: nil, rules: rules, isDrawn: true,
      progress: Report.Progress(begin: { next, _, _ in
        recorder.end(phase)
        phase = next
      }))
    recorder.end(phase)
    return report
  }

  /// The lines of a table, the sum last.
  var table: [String] {
    let sum = Phase(
      name: "sum",
      cost: Cost(
        wall: phases.reduce(0) { $0 + $1.cost.wall }, cpu: phases.reduce(0) { $0 + $1.cost.cpu }),
      peak: Cost.peakBytes())
    return [Self.line("", "CPU s", "wall s", "ns", "peak MB", "wanted on two idle cores")]
      + (phases + [sum]).map { phase in
        Self.line(
          phase.name, "\(phase.cost.cpu.rounded(to: 2))", "\(phase.cost.wall.rounded(to: 2))",
          "\((phase.cost.cpu * 1e9 / Double(max(1, evaluated))).rounded(to: 1))",
          "\(phase.peak / 1_000_000)", Self.wanted[phase.name] ?? "")
      }
  }

  /// What the phases should cost, in words.
  private static let wanted = [
    "judging": "at most 240 ns", "sum": "at most 320 ns, 200 s of wall time, 600 MB",
  ]

  private static func line(_ name: String, _ cells: String...) -> String {
    let numbers = cells.dropLast().map { cell in
      String(repeating: " ", count: max(0, 10 - cell.count)) + cell
    }
    return name.padding(toLength: 16, withPad: " ", startingAt: 0) + numbers.joined() + "  "
      + cells[cells.count - 1]
  }
}

extension Bench {
  /// Prints what the nightly costs.
  static func nightly(_ query: String) throws -> Bool {
    title("Nightly: judging, rules, pictures and three reports on all cores")
    let nightly = try Nightly(query)
    for line in nightly.table { print(line) }
    print(
      "ns: processor time / (\(nightly.scenes) distinct scenes x \(Strategies.all.count) strategies)"
    )
    return true
  }
}
