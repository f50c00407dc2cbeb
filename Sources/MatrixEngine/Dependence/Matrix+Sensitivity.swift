package import DeviceProfiles
import InsetCore
package import MatrixResults
import ScenarioSpaces

/// How verdicts depend on figures that are assumed.
package struct Sensitivity: Sendable {
  /// The result as the profiles say.
  package let result: RunResult
  /// The changes for each group of figures, down and up, and for all together.
  package let changes: [VerdictChanges]
}

extension Matrix {
  /// Judges the matrix again with the assumed figures of one group moved at a time, and of all
  /// together, down and up.
  ///
  /// - Parameters:
  ///   - points: How far figures are moved, as far as they stay valid.
  ///   - threads: The maximum number of threads; nil for one per core.
  ///   - progress: Called before each of the runs with what is moved.
  /// - Returns: The result without a shift, and the changes from it.
  /// - Complexity: That of eleven runs.
  package func sensitivity(
    by points: Double, threads: Int? = nil, progress: (String) -> Void = { _ in }
  ) -> Sensitivity {
    progress("as the profiles say")
    let result = whole(varied: model.variation, comparedWith: nil, threads)
    return Sensitivity(
      result: result,
      changes: changes(
        of: result, Self.oneByOne + Self.allTogether, by: points, threads: threads,
        progress: progress))
  }

  /// Some figures that are moved at a time, and what they are called.
  private typealias Shifted = (name: String, groups: Set<FigureShift.Group>)

  private static let allTogether = [
    Shifted(name: "all together", groups: Set(FigureShift.Group.allCases))
  ]
  private static let oneByOne = FigureShift.Group.allCases.map {
    Shifted(name: $0.rawValue, groups: [$0])
  }

  /// The changes of a result that holds the matrix, for each of some groups of figures, down and up.
  private func changes(
    of result: RunResult, _ figures: [Shifted], by points: Double, threads: Int?,
    progress: (String) -> Void = { _ in }
  ) -> [VerdictChanges] {
    figures.flatMap { name, groups in
      [-points, points].map { points in
        let name = "\(name) \(points < 0 ? "−" : "+")\(abs(points).formatted)"
        progress(name)
        var variation = model.variation
        variation.shift = FigureShift(groups, by: points)
        let reference = Reference(model: model, result: result)
        return result.changes(
          to: whole(varied: variation, comparedWith: reference, threads), named: name,
          threads: threads)
      }
    }
  }

  /// The verdicts that hinge on an OS behavior that is only possible: judged again with it, or without
  /// it if the run has it, where it can show.
  ///
  /// - Parameters:
  ///   - result: The whole result of the matrix.
  ///   - threads: The maximum number of threads; nil for one per core.
  /// - Returns: For each behavior that has scenarios, the changes of the gate's strategies.
  package func hinges(of result: RunResult, threads: Int? = nil) -> [VerdictChanges] {
    let gated = strategies.filter { gate.exact.contains($0.id) }
    if gated.isEmpty { return [] }
    return changes(
      of: result, judging: gated,
      toggling: OSBehavior.allCases.filter(\.isPossible), threads)
  }

  /// What each OS behavior decides: judged again without it, or with it if it is only possible and the
  /// run has it not, where it can show.
  ///
  /// - Parameters:
  ///   - result: A result of the matrix.
  ///   - usage: What people use; nil where scenarios are counted alone.
  ///   - threads: The maximum number of behaviors at a time; nil for one per core.
  ///   - progress: Called from any thread after each of ``behaviorsToDecide``.
  /// - Returns: For each behavior that has scenarios and that the run does not leave out, the changes
  ///   of all strategies.
  /// - Complexity: That of a run of the scenarios in which behaviors can show, about as many as there
  ///   are.
  package func decisions(
    of result: RunResult, usage: UsageModel?, threads: Int? = nil,
    progress: @Sendable () -> Void = {}
  ) -> [VerdictChanges] {
    changes(
      of: result, judging: strategies, toggling: behaviorsToDecide,
      weighedBy: usage.map { UsageWeights($0, in: result) }, threads, progress: progress)
  }

  /// The behaviors whose decisions ``decisions(of:usage:threads:progress:)`` asks for.
  package var behaviorsToDecide: [OSBehavior] {
    OSBehavior.allCases.filter { $0.canBeLeftOut && !model.variation.without.contains($0) }
  }

  private func changes(
    of result: RunResult, judging strategies: [AnyInsetStrategy], toggling behaviors: [OSBehavior],
    weighedBy usage: UsageWeights? = nil, _ threads: Int?, progress: @Sendable () -> Void = {}
  ) -> [VerdictChanges] {
    behaviors.indices.concurrentMap(threads: threads) { index -> VerdictChanges? in
      defer { progress() }
      let behavior = behaviors[index]
      let variation = model.variation.toggling(behavior)
      let parts = model.queries(where: behavior, within: query).compactMap { query in
        var matrix = try? Matrix(
          model.varied(variation), strategies: strategies, where: query, policies: policies,
          gate: MatrixPlan.Gate.none)
        matrix?.reference = Reference(model: model, result: result)
        return try? matrix?.run(Options(threads: 1)).result
      }.map { result.changes(to: $0, named: behavior.rawValue, usage, threads: 1) }
      let changes = VerdictChanges.sum(parts)
      return changes?.scenarios == 0 ? nil : changes
    }.compactMap(\.self)
  }

  /// What the verdicts of the gate's strategies depend on: figures of the newest OS in the result,
  /// moved by 8 pt, and single reports.
  ///
  /// Figures are moved all together, and one group at a time where that changes a verdict.
  ///
  /// - Returns: nil where there is no gate, or the result is not whole or not of everything.
  package func dependence(of result: RunResult, threads: Int? = nil) -> Dependence? {
    let gated = strategies.filter { gate.exact.contains($0.id) }
    guard asksForDependence(of: result) else { return nil }
    let perOS = result.table.tally(
      result.scope, by: [MatrixParameter.os.rawValue], bins: 1
    ) { $0 == 0 ? [0] : [] }
    guard let last = perOS.lastIndex(where: { $0 > 0 }),
      let selection = try? Query("os:\(model.plan.os[last].description)", in: model.space)
    else { return nil }
    let matrix = try? Matrix(
      model, strategies: gated, where: selection, policies: policies, gate: MatrixPlan.Gate.none)
    guard let matrix else { return nil }
    var figures = matrix.changes(of: result, Self.allTogether, by: 8, threads: threads)
    if figures.contains(where: { $0.changed.contains { $0 > 0 } }) {
      figures = matrix.changes(of: result, Self.oneByOne, by: 8, threads: threads) + figures
    }
    return Dependence(
      strategies: gated.map(\.id), os: model.plan.os[last].description, figures: figures,
      behaviors: hinges(of: result, threads: threads))
  }

  /// Whether a result is one to ask for what it depends on: whole, of everything, and with a gate.
  package func asksForDependence(of result: RunResult) -> Bool {
    (query?.isEverything ?? true) && result.verdict.isWhole
      && strategies.contains { gate.exact.contains($0.id) }
  }

  private func whole(
    varied variation: ModelVariation, comparedWith reference: Reference?, _ threads: Int?
  ) -> RunResult {
    var matrix = self
    (matrix.model, matrix.reference) = (model.varied(variation), reference)
    // Nothing is resumed, so that nothing can be incompatible.
    guard let run = try? matrix.run(Options(threads: threads)) else {
      preconditionFailure("a run without a result to resume cannot fail")
    }
    return run.result
  }
}

extension Double {
  /// The number without a fraction that is zero.
  fileprivate var formatted: String {
    self == rounded() ? String(Int(self)) : String(self)
  }
}

extension MatrixModel {
  /// The scenarios in which a behavior can show, as queries without a common scenario.
  func queries(where behavior: OSBehavior, within query: Query?) -> [Query] {
    let isHardware = keyboards.map { $0.mode == .hardware || $0.mode == .hardwareBar }
    let attaches = plan.scripts.map { $0.actions.contains(.attach) }
    let all = [Bool](repeating: true, count: attaches.count)
    switch behavior.subject {
    case .hardware:
      return [(isHardware, all), (isHardware.map { !$0 }, attaches)].compactMap {
        keyboards, scripts in
        self.query(where: behavior, keyboards: keyboards, scripts: scripts, within: query)
      }
    case .accessory, nil:
      let every = [Bool](repeating: true, count: keyboards.count)
      return [self.query(where: behavior, keyboards: every, scripts: all, within: query)]
        .compactMap(\.self)
    }
  }

  private func query(
    where behavior: OSBehavior, keyboards chosen: [Bool], scripts: [Bool], within query: Query?
  ) -> Query? {
    func levels(_ parameter: MatrixParameter, _ names: [String], _ isIn: [Bool]) -> String? {
      if isIn.allSatisfy({ $0 }) { return "" }
      let chosen = zip(names, isIn).filter(\.1).map(\.0)
      return chosen.isEmpty ? nil : "\(parameter.name):\(chosen.joined(separator: ","))"
    }
    let idioms = profiles.devices.map { device in
      windows.contains { behavior.applies(to: device.idiom, in: $0) }
    }
    let terms = [
      levels(.device, profiles.devices.map(\.id), idioms),
      levels(
        .os, plan.os.map(\.description), plan.os.map { behavior.os.contains($0.version) }),
      levels(
        .window, windows.map(\.rawValue),
        windows.map { behavior.applies(to: .pad, in: $0) || behavior.applies(to: .phone, in: $0) }),
      levels(
        .script, plan.scripts.map(\.id),
        zip(plan.scripts, scripts).map { script, isIn in
          isIn && behavior.actions.map { !$0.isDisjoint(with: script.actions) } ?? true
        }),
      levels(.keyboard, keyboards.map(\.name), chosen),
      levels(
        .accessory, accessories.map(\.name),
        accessories.map { behavior.subject != .accessory || $0.height > 0 }),
    ]
    guard terms.allSatisfy({ $0 != nil }),
      var narrowed = try? Query(terms.compactMap(\.self).joined(separator: " "), in: space)
    else { return nil }
    if let query { narrowed.narrow(to: query) }
    return narrowed
  }
}
