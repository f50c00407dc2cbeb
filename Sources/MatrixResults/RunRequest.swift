import DeviceProfiles
import InsetCore
package import InsetOracle
import ScenarioSpaces

/// What a run was asked for: results of one request can be joined, and nothing else can.
package struct RunRequest: Hashable, Sendable {
  /// The space, the plan and the query.
  package let model: RunModel
  /// The names of the strategies, in their order.
  package let strategies: [String]
  /// The part of the run; nil for all of it.
  package let shard: Shard?

  package init(model: RunModel, strategies: [String], shard: Shard?) {
    self.model = model
    self.strategies = strategies
    self.shard = shard
  }

  /// Something that two requests differ in, in words.
  package struct Difference: Hashable, Sendable {
    /// What differs: profiles, plan, gate, what was left out, query, strategies, policies or part.
    package let name: String
    /// What the first request asks for.
    package let first: String
    /// What the second request asks for.
    package let second: String

    package init(name: String, first: String, second: String) {
      self.name = name
      self.first = first
      self.second = second
    }
  }

  /// What another request asks for that this one does not; empty where the two agree.
  ///
  /// Queries agree if they allow the same scenarios, however they are written.
  ///
  /// - Parameters:
  ///   - other: The other request.
  ///   - comparesParts: Whether both must be the same part.
  /// - Returns: The differences, the other request's side first.
  package func differences(from other: RunRequest, comparesParts: Bool = true) -> [Difference] {
    let plan = planDifference(from: other)
    return [
      plan ?? profilesDifference(from: other),
      Self.difference("gate", other, self) { $0.model.gate.words },
      Self.difference("left out", other, self) { $0.model.without.listed(orElse: "nothing") },
      Self.difference("taken in", other, self) { $0.model.with.listed(orElse: "nothing") },
      queryDifference(from: other),
      Self.difference("strategies", other, self) { $0.strategies.listed(orElse: "none") },
      Self.difference("policies", other, self) { $0.model.policies.words },
      comparesParts
        ? Self.difference("part", other, self) { $0.shard?.words ?? "the whole run" } : nil,
    ].compactMap(\.self)
  }

  /// What keeps an earlier result from being compared with this request: profiles, plan, strategies
  /// and policies may have changed since, but not what was selected.
  ///
  /// Of different choices of
  /// scenarios what both have is compared, whatever they were chosen from.
  package func selectionDifferences(from earlier: RunRequest) -> [Difference] {
    [
      model.choice == earlier.model.choice ? queryDifference(from: earlier) : nil,
      Self.difference("part", earlier, self) { $0.shard?.words ?? "the whole run" },
    ].compactMap(\.self)
  }

  private static func difference(
    _ name: String, _ first: RunRequest, _ second: RunRequest, _ words: (RunRequest) -> String
  ) -> Difference? {
    let (a, b) = (words(first), words(second))
    return a == b ? nil : Difference(name: name, first: a, second: b)
  }

  private func queryDifference(from other: RunRequest) -> Difference? {
    if model.query == other.model.query { return nil }
    if let mine = try? Query(model.query, in: model.space),
      let others = try? Query(other.model.query, in: model.space), mine == others
    {
      return nil
    }
    return Self.difference("query", other, self) {
      $0.model.query.isEmpty ? "everything" : $0.model.query
    }
  }

  /// The first sub-product that differs.
  private func planDifference(from other: RunRequest) -> Difference? {
    let (runs, others) = (model.runs, other.model.runs)
    guard runs != others else { return nil }
    let index = zip(runs, others).prefix { $0 == $1 }.count
    func words(_ runs: [RunModel.SubProduct]) -> String {
      guard runs.indices.contains(index) else {
        return runs.count == 1 ? "1 run" : "\(runs.count) runs"
      }
      return "run `\(runs[index].name)` where `\(runs[index].query)`"
    }
    return Difference(name: "plan", first: words(others), second: words(runs))
  }

  private func profilesDifference(from other: RunRequest) -> Difference? {
    func isSame(_ a: RunModel, _ b: RunModel) -> Bool {
      a.digest == b.digest && a.space == b.space && a.constraints == b.constraints
        && a.steps == b.steps && a.properties == b.properties && a.labels == b.labels
    }
    if isSame(model, other.model) { return nil }
    func words(_ model: RunModel) -> String {
      "\(model.space.parameters[0].levels.count) devices, "
        + "digest \(String(model.digest, radix: 16))"
    }
    let (first, second) = (words(other.model), words(model))
    return Difference(
      name: "profiles", first: first,
      second: first == second ? "\(second), by another version of the tool" : second)
  }
}

extension RunResult {
  /// What the run was asked for.
  package var request: RunRequest {
    RunRequest(model: model, strategies: strategies.map(\.id), shard: shard)
  }
}

extension Shard {
  /// The part as people say it: "part 1 of 3".
  package var words: String { "part \(index) of \(count)" }
}

extension MatrixPlan.Gate {
  fileprivate var words: String {
    let names = exact.listed(orElse: "none")
    return except.isEmpty ? names : "\(names) except \(except.joined(separator: "; "))"
  }
}

extension PolicyChoices {
  /// The alternatives that are chosen, in words.
  package var words: String {
    let others = Policy.allCases.filter { contains(PolicyChoices($0)) }
    return others.map { "\($0.rawValue)=\(self[$0])" }.listed(orElse: "the preferred ones")
  }
}

extension [String] {
  /// The names joined by commas, the first of them where there are many.
  fileprivate func listed(orElse none: String) -> String {
    if isEmpty { return none }
    let shown = prefix(8).joined(separator: ", ")
    return count > 8 ? "\(shown) and \(count - 8) more" : shown
  }
}
