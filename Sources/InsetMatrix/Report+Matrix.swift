package import DeviceProfiles
package import InsetCore
package import MatrixEngine
package import MatrixResults
package import Reporting
import ScenarioSpaces

extension Report {
  /// What shows how far the preparation of a report is.
  package struct Progress {
    /// Called when a phase begins, with its name and its parts, where there are several.
    package var begin: (_ phase: String, _ total: Int?, _ unit: String) -> Void
    /// Called from any thread when a part is done.
    package var advance: @Sendable () -> Void

    package init(
      begin: @escaping (String, Int?, String) -> Void = { _, _, _ in },
      advance: @escaping @Sendable () -> Void = {}
    ) {
      self.begin = begin
      self.advance = advance
    }
  }

  /// A report of a result, with the worst scenarios of each strategy explained.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - matrix: The matrix that it comes from.
  ///   - plan: The path of the file that says what was run; nil for the shipped one.
  ///   - rules: The rules of its strategies, where they are known.
  ///   - earlier: A result to compare with.
  ///   - usage: What people use; nil to count scenarios alone.
  ///   - isDrawn: Whether a format draws scenarios: some of each cause are played to every strategy
  ///     then.
  ///   - threads: Maximum number of threads; nil for one for each core.
  ///   - progress: What shows how far it is.
  package init(
    _ result: RunResult, of matrix: Matrix, plan: String?, rules: [FailureRules]? = nil,
    against earlier: consuming RunResult? = nil, usage: UsageModel? = nil, isDrawn: Bool,
    threads: Int? = nil, progress: Progress = Progress()
  ) {
    let space = matrix.model.space
    let worst = result.strategies.map { strategy in
      [strategy.worstScenarios.hidden, strategy.worstScenarios.gap].compactMap {
        $0.map { space[$0.position] }
      }
    }
    let examples = zip(matrix.strategies, worst).map { strategy, scenarios in
      scenarios.compactMap { try? Example($0, strategy, in: matrix) }
    }
    if rules == nil { progress.begin("rules", result.strategies.count, "strategies") }
    let rules = rules ?? result.failureRules(threads: threads, progress: progress.advance)
    if isDrawn { progress.begin("pictures", nil, "") }
    self.init(
      result, examples: examples, rules: rules,
      pictures: isDrawn ? Pictures(of: matrix, result, rules, usage, threads: threads) : nil)
    self.threads = threads
    self.usage = usage
    if matrix.asksForDependence(of: result) { progress.begin("dependence", nil, "") }
    dependence = matrix.dependence(of: result, threads: threads)
    osChanges = matrix.osChanges(of: result)
    readings = matrix.model.profiles.readings
    words = matrix.model.words
    self.plan = plan.flatMap { SourceLocation.isShipped($0) ? nil : $0 }
    if let earlier {
      progress.begin("comparison", nil, "")
      comparison = ReportComparison(
        from: earlier, to: result, rules: rules, usage: usage, threads: threads)
    }
  }
}

extension Report.Example {
  /// Plays a scenario to a strategy.
  ///
  /// - Throws: `ExcludedScenario` where a constraint excludes the scenario.
  package init(
    _ scenario: [Int], _ strategy: AnyInsetStrategy, in matrix: Matrix
  ) throws(ExcludedScenario) {
    let device = matrix.model.profiles.devices[scenario[MatrixParameter.device.rawValue]]
    self.init(
      explanation: try matrix.explain(scenario, strategy), device: device.name,
      cornerRadius: device.cornerRadius.value)
  }
}

extension Report.Pictures {
  /// Plays everyday scenarios and some of each cause to all strategies.
  ///
  /// - Parameters:
  ///   - matrix: The matrix.
  ///   - result: Its result.
  ///   - rules: The rules of each of its strategies.
  ///   - usage: What people use; nil where every level weighs the same.
  ///   - threads: The maximum number of threads; nil for one per core.
  package init(
    of matrix: Matrix, _ result: RunResult, _ rules: [FailureRules], _ usage: UsageModel?,
    threads: Int? = nil
  ) {
    let causes = result.strategies.map { strategy in
      FailureCause.all(
        of: strategy, rules.first { $0.strategy == strategy.id }, in: result.space)
    }
    self.init(
      of: matrix, TypicalScenarios(matrix, result).scenarios(of: causes, usage, threads: threads),
      threads: threads)
  }

  /// Plays scenarios to all strategies.
  package init(of matrix: Matrix, _ scenarios: [[Int]], threads: Int? = nil) {
    // Devices that look alike stand together: a page of them is easily compressed.
    let scenarios = Set(scenarios).sorted {
      ($0.dropFirst() + $0.prefix(1)).lexicographicallyPrecedes($1.dropFirst() + $1.prefix(1))
    }
    var scenes = PageScenes()
    // A few at a time: what a scenario was with every strategy is large, and its text small.
    for start in stride(from: 0, to: scenarios.count, by: 64) {
      let some = start..<min(start + 64, scenarios.count)
      let played = (0..<some.count).concurrentMap(threads: threads) {
        try? matrix.explain(scenarios[some.lowerBound + $0])
      }
      for explanations in played.compactMap(\.self) { scenes.add(explanations) }
    }
    self.init(devices: matrix.model.profiles.devices, scenes: scenes)
  }
}
