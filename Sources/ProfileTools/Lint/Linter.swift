import DeviceProfiles
package import ProfileFiles
import ScenarioSpaces

/// Looks at a set of files with the tables and all rules, in one pass.
package struct Linter: Sendable {
  private let strategies: [String]?
  private let levels: PlanLevels
  private let rules: [LintRule]

  /// Creates a linter with all rules.
  ///
  /// - Parameters:
  ///   - strategies: The strategies that a gate may name; nil where they are not known.
  ///   - levels: The levels that do not come from profiles.
  package init(strategies: [String]? = nil, levels: @escaping PlanLevels) {
    self.init(rules: LintRules.all, strategies: strategies, levels: levels)
  }

  init(rules: [LintRule], strategies: [String]? = nil, levels: @escaping PlanLevels) {
    self.strategies = strategies
    self.levels = levels
    self.rules = rules
  }

  /// Looks at files.
  ///
  /// - Parameters:
  ///   - sources: The files, in any order; their contents say what they are.
  ///   - context: Files that are only there to be extended or compared with.
  ///   - drafts: The paths of sources that are new versions of files elsewhere: a file of the context
  ///     that defines what one of them defines stays out. A plan always takes the place of another.
  /// - Returns: The findings about the sources.
  /// - Complexity: O(*d* · *r*) in the number of devices and of their resolved rows.
  package func lint(
    _ sources: [ProfileSource], context: [ProfileSource] = [], drafts: Set<String> = []
  ) -> LintReport {
    let paths = Set(sources.map(\.path))
    var bytes: [String: [UInt8]] = [:]
    for source in context + sources { bytes[source.path] = source.bytes }
    var findings: [LintFinding] = []
    var diagnostics: [Diagnostic] = []
    let all = context.filter { !paths.contains($0.path) } + sources
    let readings = all.readings(&diagnostics)
    findings += diagnostics.map { LintFinding(diagnostic: $0) }
    let context = self.context(files(sources, context, drafts), readings, bytes, &findings)
    findings.removeAll { !paths.contains($0.diagnostic.file) }
    findings += semantic(context, paths)
    return LintReport(findings: Self.unique(findings), sources: sources)
  }

  /// The files of a set, the context first: where two define the same the finding is about a
  /// source.
  func files(
    _ sources: [ProfileSource], _ context: [ProfileSource], _ drafts: Set<String>
  ) -> [DecodedFile] {
    let own = sources.withoutReadings.sorted { $0.path < $1.path }
      .map { DecodedFile(reading: $0) }
    let paths = Set(own.map(\.path))
    let claimed = Set(
      own.filter { drafts.contains($0.path) || !$0.isOfSet }.flatMap(\.names))
    let others = context.withoutReadings.filter { !paths.contains($0.path) }.sorted {
      $0.path < $1.path
    }
    .map { DecodedFile(reading: $0) }.filter { claimed.isDisjoint(with: $0.names) }
    return others + own
  }

  /// Reads the files as the loader does, with its findings.
  private func context(
    _ files: [DecodedFile], _ readings: [Reading], _ bytes: [String: [UInt8]],
    _ findings: inout [LintFinding]
  ) -> LintContext {
    var diagnostics = files.flatMap(\.findings)
    let profiles = files.filter(\.isOfSet)
    let lineages = InheritanceGraph(profiles, &diagnostics).lineages(&diagnostics)
    var tables: [String: LintTables] = [:]
    for case let object? in lineages.map(\.files.first) { tables[object.file] = LintTables(object) }
    let locales = InputLocale.all(in: profiles, &diagnostics)
    let scripts = Script.all(in: profiles, &diagnostics)
    let check = LevelCheck(profiles, locales: locales, scripts: scripts, levels: levels)
    let plans = files.filter { $0.kind == .matrix }
    var newest: OSVersion?
    var runs: [(devices: Set<String>, os: [OSVersion])] = []
    for matrix in plans {
      let plan = MatrixPlan(matrix, scripts: scripts, strategies: strategies, &diagnostics)
      newest = plan.os.map(\.version).max()
      runs = Self.runs(of: plan, check.names(of: matrix))
      diagnostics += check.findings(in: matrix)
    }
    let usage = files.filter { $0.kind == .usage }.map { UsageFile($0) }
    let checks = usage.map { UsageCheck($0, levels: check.names(of: plans.last)) }
    diagnostics += usage.flatMap(\.findings) + checks.flatMap(\.findings)
    for file in files where file.kind == .baseline {
      diagnostics += BaselineFile(file).findings(
        check.parameters(of: plans.last), strategies: strategies)
    }
    let devices = lineages.compactMap { LintDevice($0, tables) }
    findings += diagnostics.map { LintFinding(diagnostic: $0) }
    let agreement = Agreement(
      of: ProfileSet(devices: lineages.compactMap { DeviceProfile($0) }, locales: locales),
      with: readings)
    findings += agreement.comparisons.compactMap { comparison in
      Self.unmatched(comparison, lineages, locales).map { LintFinding(diagnostic: $0) }
    }
    return LintContext(
      files: files.compactMap { file in
        guard let object = file.object, let bytes = bytes[file.path] else { return nil }
        return LintFile(
          bytes: bytes, object: object, comments: YAMLComment.all(in: bytes, root: object.node))
      }, devices: devices, lineages: lineages,
      unfixable: Set(profiles.filter(\.isProfile).map(\.path)).subtracting(
        lineages.filter(\.isWhole).compactMap(\.files.first?.file)), tables: tables,
      usage: checks, agreement: agreement,
      newest: newest, runs: runs)
  }

  /// The devices and versions of each run of a plan.
  private static func runs(
    of plan: MatrixPlan, _ levels: [String: [String]]
  ) -> [(devices: Set<String>, os: [OSVersion])] {
    let devices = levels["device"] ?? []
    let parameters = [("device", devices), ("os", plan.os.map(\.description))]
    return plan.runs.map { run in
      let terms = run.query.split(separator: " ").filter { term in
        ["device:", "os:", "os<", "os>"].contains { term.hasPrefix($0) }
      }
      let allowed = Query.parse(terms.joined(separator: " "), parameters).query.allowed
      return (
        Set(zip(devices, allowed[0]).filter(\.1).map(\.0)),
        zip(plan.os, allowed[1]).filter(\.1).map(\.0.version)
      )
    }
  }

  /// Says why a reading has no figure to be compared with; nil where it has.
  private static func unmatched(
    _ comparison: Agreement.Comparison, _ lineages: [Lineage], _ locales: [InputLocale]
  ) -> Diagnostic? {
    let reading = comparison.reading
    func warning(_ message: String, _ near: String?) -> Diagnostic {
      Diagnostic(
        "unmatched-reading", message + (near.map { "; did you mean `\($0)`?" } ?? ""),
        reading.place.file, YAMLMark(line: reading.place.line, column: 1), severity: .warning)
    }
    let names = lineages.compactMap { $0.files.first?.profileName }
    if !names.contains(reading.device) {
      return warning(
        "there is no device or family `\(reading.device)`",
        Suggestions.nearest(reading.device, in: names))
    }
    if let language = reading.language, !locales.isEmpty,
      !locales.contains(where: { $0.id == language })
    {
      return warning(
        "there is no input language `\(language)`",
        Suggestions.nearest(language, in: locales.map(\.id)))
    }
    if comparison.figure != nil { return nil }
    return warning(
      "no profile has a figure for this reading: no such device runs the version, or has the keyboard",
      nil)
  }

  private func semantic(_ context: LintContext, _ paths: Set<String>) -> [LintFinding] {
    var suppressions = context.files.filter { paths.contains($0.object.file) }
      .flatMap { Suppression.all(in: $0) }
    var findings: [LintFinding] = []
    for rule in rules {
      guard case .files(let check) = rule.check else { continue }
      for match in check(context) where paths.contains(match.file) {
        if Self.suppress(match, of: rule, &suppressions) { continue }
        findings.append(rule.finding(match, context.obstacle(in: match.file)))
      }
    }
    for rule in rules {
      guard case .suppressions(let check) = rule.check else { continue }
      findings += suppressions.compactMap(check).map { rule.finding($0) }
    }
    return findings
  }

  private static func suppress(
    _ match: LintMatch, of rule: LintRule, _ suppressions: inout [Suppression]
  ) -> Bool {
    guard
      let index = suppressions.firstIndex(where: {
        $0.isValid && $0.file == match.file && $0.line == match.node.start.line
          && $0.rules.contains(rule.id)
      })
    else { return false }
    suppressions[index].used.insert(rule.id)
    return true
  }

  /// The findings in order, each once.
  ///
  /// Devices of a family find the same in its rows. Where a token of a template is left in, nothing
  /// else about it is worth a line, and a device whose file has errors is in no run anyway.
  private static func unique(_ findings: [LintFinding]) -> [LintFinding] {
    struct Key: Hashable {
      var file: String
      var mark: YAMLMark
      var words: String
    }
    let tokens = Set(
      findings.map(\.diagnostic).filter { $0.rule == TemplateToken.rule }
        .map { Key(file: $0.file, mark: $0.mark, words: "") })
    let wrong = Set(findings.map(\.diagnostic).filter { $0.severity == .error }.map(\.file))
    var seen: Set<Key> = []
    return findings.filter { finding in
      let it = finding.diagnostic
      if it.rule == LintRule.deviceNotRun.id, wrong.contains(it.file) { return false }
      let isToken = it.rule == TemplateToken.rule
      return (isToken || !tokens.contains(Key(file: it.file, mark: it.mark, words: "")))
        && seen.insert(Key(file: it.file, mark: it.mark, words: it.rule + it.message)).inserted
    }.sorted { $0.diagnostic < $1.diagnostic }
  }
}

extension LintRule {
  fileprivate func finding(_ match: LintMatch, _ obstacle: String? = nil) -> LintFinding {
    let offer = obstacle == nil ? match.fix.map { [$0.offer] } ?? [] : []
    return LintFinding(
      diagnostic: Diagnostic(
        id, match.message, match.file, match.node.start, length: match.node.length,
        notes: match.notes, help: match.help + offer, severity: severity),
      fix: match.fix, obstacle: match.fix == nil ? nil : obstacle)
  }
}

extension DecodedFile {
  /// What the file defines, so that another file of the same would be in its way.
  fileprivate var names: [String] {
    guard let object, let kind else { return [] }
    switch kind {
    case .device: return object.text("id").map { ["profile \($0)"] } ?? []
    case .family: return object.text("family").map { ["profile \($0)"] } ?? []
    case .locales:
      return object.objects("locales").compactMap { $0.text("id") }.map { "locale \($0)" }
    case .scripts:
      return object.objects("scripts").compactMap { $0.text("name") }.map { "script \($0)" }
    default: return [CompanionFile(kind)?.name ?? "matrix"]
    }
  }

  /// Whether the file is one of the profiles that define a space, or of no known kind.
  fileprivate var isOfSet: Bool { kind != .matrix && CompanionFile(kind) == nil }
}
