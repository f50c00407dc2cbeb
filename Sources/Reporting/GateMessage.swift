import DeviceProfiles
package import MatrixResults
import ScenarioSpaces
import TextFormats

/// A red gate in three lines: what is wrong, where, and what to run.
package struct GateMessage: Hashable, Sendable {
  /// What is wrong, in words.
  package let what: String
  /// Where, as a query; `*` is everywhere.
  package let query: String
  /// The command that goes on from there.
  package let command: String

  /// What a command repeats of the one that judged, so that it reads the same files.
  package struct Files: Sendable {
    /// The path of the result, or its run; nil where it was not stored.
    package let result: String?
    /// The path of the result before, or its run; nil where there is none.
    package let against: String?
    /// The options with the profiles, as words for a shell.
    package let profiles: String
    /// The options with the known failures and what people use, as words for a shell.
    package let baseline: String
    /// The option with the history that one of the results is in, as words for a shell.
    package let history: String
    /// The command that ran what there is, as words for a shell.
    package var run = "insetmatrix run"
    /// The options that a comparison with the result before needs, as words for a shell.
    let shrinkage: String

    package init(
      result: String?, against: String? = nil, profiles: String = "", baseline: String? = nil,
      usage: String? = nil, history: String? = nil, limits: String = "", shrinkage: String = ""
    ) {
      self.result = result
      self.against = against
      self.profiles = profiles
      self.baseline = shellOption("baseline", baseline) + shellOption("usage", usage) + limits
      self.shrinkage = shrinkage + (shrinkage.isEmpty ? "" : shellOption("against", against))
      self.history = shellOption("history", history)
    }

    /// What decided about the result, as words for a shell.
    var limits: String { baseline + shrinkage }

    /// What decided about it, with the result before where the plan limits how much less is run.
    func limits(for judgement: GateJudgement) -> String {
      let isShrunk = judgement.violations.contains {
        if case .shrunk = $0 { true } else { false }
      }
      return limits + (isShrunk && shrinkage.isEmpty ? shellOption("against", against) : "")
    }

    /// A command that reads the result, after one that stores it where nobody has.
    func command(_ name: String, _ options: String = "") -> String {
      let file = result ?? "nightly.imx"
      let first = "\(run) -o \(file)\(profiles)\(limits); "
      return (result == nil ? first : "")
        + "insetmatrix \(name) \(shellWord(file))\(history)\(profiles)\(options)"
    }

    /// A command that explains a scenario, with the profiles that were read.
    func completing(_ command: String) -> String { command + profiles }

    /// The command that reports what was judged by this.
    var report: String { command("report", limits) }
  }

  /// What a message is made from, beside the judgement and the result.
  package struct Basis: Sendable {
    /// What the result was judged by.
    package let criteria: GateCriteria
    package var files: Files

    package init(_ criteria: GateCriteria = GateCriteria(), _ files: Files = Files(result: nil)) {
      self.criteria = criteria
      self.files = files
    }
  }

  /// The weightiest reason of a judgement; nil where it has none.
  ///
  /// - Parameters:
  ///   - judgement: What the gate says.
  ///   - result: The result that was judged.
  ///   - criteria: What it was judged by.
  ///   - files: The files that it was judged by.
  package init?(
    _ judgement: GateJudgement, of result: RunResult, by criteria: GateCriteria, _ files: Files
  ) {
    guard let first = judgement.violations.first else { return nil }
    let others = judgement.violations.count - 1
    let message = Self(first, of: result, by: criteria, files)
    let list =
      files.result == nil
      ? "" : ", listed by `\(files.command("gate --json", files.limits(for: judgement)))`"
    what = message.what + (others == 0 ? "" : "; \(others) more\(list)")
    query = message.query
    command = message.command
  }

  /// What a violation says.
  ///
  /// - Parameters:
  ///   - violation: The violation.
  ///   - result: The result that was judged.
  ///   - criteria: What it was judged by.
  ///   - files: The files that it was judged by.
  ///   - name: What readers call a strategy; its id for readers of a terminal.
  package init(
    _ violation: GateViolation, of result: RunResult, by criteria: GateCriteria, _ files: Files,
    naming name: (String) -> String = { $0 }
  ) {
    let words = violation.words(naming: name)
    let everything = result.model.query.isEmpty ? "*" : result.model.query
    switch violation {
    case .unknownFailures(let strategy, _), .hidden(let strategy, _, _, _),
      .hiddenOfUse(let strategy, _, _):
      let isHidden = if case .unknownFailures = violation { false } else { true }
      let rule = result.firstUnknownRule(of: strategy, by: criteria, isHidden: isHidden)
      what = words + (rule.map { Self.most($0, of: violation) } ?? "")
      query = rule.flatMap { $0.condition.isEmpty ? nil : $0.condition } ?? "*"
      command =
        rule.map {
          files.completing(
            Self.explanation(of: $0, of: strategy, in: result).command)
        } ?? files.report
    case .unjudged, .few:
      let choice = result.model.choice.map { "; --strength \($0.strength) chose no more" }
      let isFew = if case .few = violation { true } else { false }
      what = words + (isFew ? choice ?? "" : "")
      (query, command) = (everything, files.report)
    case .unweighed:
      (what, query) = (words, everything)
      command = "insetmatrix list parameters\(files.profiles)"
    case .shrunk:
      (what, query) = (words, everything)
      command = files.command("diff \(shellWord(files.against ?? "latest~1"))")
    case .known(let known):
      (what, query) = (words, known.entry.query)
      command = Self.command(known, result, criteria, files)
    }
  }

  /// What the lines after the first are about: the rule that explains the most.
  private static func most(_ rule: FailureRule, of violation: GateViolation) -> String {
    if case .unknownFailures(_, rule.scenarios) = violation { return ": \(rule.title)" }
    return "; \(GateViolation.scenarios(rule.scenarios)) by one rule: \(rule.title)"
  }

  /// What to run where a known failure is not as it is listed.
  private static func command(
    _ known: KnownFailure, _ result: RunResult, _ criteria: GateCriteria, _ files: Files
  ) -> String {
    if known.state == .expired,
      let example = result.example(of: known.entry, by: criteria)
    {
      let scenario = result.space.id(of: example.scenario)
      return files.completing(
        result.explainCommand(scenario, strategy: example.strategy))
    }
    // The plan's own exceptions are its author's to take out.
    if known.entry.place == nil { return files.command("gate", files.baseline) }
    let growth = known.state == .changed && known.hasGrown ? " --allow-growth" : ""
    return files.command("baseline update\(growth)", files.baseline)
  }

  /// A failing scenario of a rule, and the command that explains it.
  package static func explanation(
    of rule: FailureRule, of strategy: String, in result: RunResult
  ) -> (scenario: String, command: String) {
    let scenario = result.space.id(of: rule.representative)
    return (scenario, result.explainCommand(scenario, strategy: strategy))
  }

  /// The three lines.
  package var text: String {
    "gate: \(what)\n  where: \(query)\n  run: \(command)"
  }
}

extension RunResult {
  /// The condition that explains most of what nobody knows of.
  fileprivate func firstUnknownRule(
    of strategy: String, by criteria: GateCriteria, isHidden: Bool
  ) -> FailureRule? {
    guard let strategy = strategies.first(where: { $0.id == strategy }) else { return nil }
    return unknownFailureRules(of: strategy, by: criteria).rules.first {
      !isHidden || $0.signature.aspect == .hidden
    }
  }
}

extension KnownFailure {
  /// Whether more scenarios fail than are listed.
  package var hasGrown: Bool { failing > entry.failing ?? failing }
}
