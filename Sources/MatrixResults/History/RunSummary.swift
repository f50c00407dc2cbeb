package import Foundation
import InsetCore

/// What a history keeps of a run beside its result, in `NAME.json`.
///
/// It is small, and stays when the result is pruned.
package struct RunSummary: Codable, Hashable, Sendable {
  /// Where a run comes from: given by the caller, or read from the environment of a CI.
  package struct Origin: Hashable, Sendable {
    /// The commit's hash; empty if unknown.
    package var commit: String
    /// The branch; empty if unknown.
    package var branch: String
    package var date: Date

    package init(commit: String, branch: String, date: Date) {
      self.commit = commit
      self.branch = branch
      self.date = date
    }
  }

  /// What a run cost.
  package struct Cost: Codable, Hashable, Sendable {
    package var wallSeconds: Double
    package var cpuSeconds: Double
    package var peakRSSBytes: Int
    package var threads: Int

    package init(wallSeconds: Double, cpuSeconds: Double, peakRSSBytes: Int, threads: Int) {
      self.wallSeconds = wallSeconds
      self.cpuSeconds = cpuSeconds
      self.peakRSSBytes = peakRSSBytes
      self.threads = threads
    }
  }

  /// The counts of a strategy, and its rules.
  package struct Strategy: Codable, Hashable, Sendable {
    package let id: String
    package let exact: Int
    package let failing: Int
    package let hidden: Int
    package let gap: Int
    package let ambiguous: Int
    package let notAvailable: Int
    /// The share of exact scenarios among those that were run, from 0 to 1.
    package let exactShare: Double
    /// The keys of its failure rules with their scenarios, as `key:scenarios` between spaces.
    let rules: String
    /// Whether the rules explain all its failures: then no other rule applies.
    let hasAllRules: Bool
  }

  /// The words of a rule that no earlier summary of the folder has.
  struct Rule: Codable, Hashable, Sendable {
    let key: String
    let condition: String
    let words: String
  }

  /// The version of this format.
  static let currentFormat = 1

  let format: Int
  /// When the run was.
  package let date: Date
  /// When it was stored, in seconds since 1970: the order of runs of one date.
  let stored: Double
  package let commit: String
  package let branch: String
  /// The version of the tool that judged it.
  package let version: String
  /// What the gate said, such as "PASS".
  package let verdict: String
  /// The command that asks for the same.
  package let command: String
  /// The digest of the profiles, in hexadecimal digits.
  package let profiles: String
  /// That of ``ResultFile/digest(of:)``.
  package let result: String
  /// What was selected of the plan: query, choice and policies; empty for everything.
  package let selection: String
  /// The scenarios that were run.
  package let scenarios: Int
  /// nil where the run was merged or resumed.
  package let cost: Cost?
  package let strategies: [Strategy]
  let newRules: [Rule]

  /// Summarizes a result; the rules in `known` have their words in other summaries of the folder.
  init(
    of result: RunResult, _ rules: [FailureRules], known: Set<String>, verdict: RunVerdict,
    origin: Origin, command: String, cost: Cost?
  ) {
    format = Self.currentFormat
    date = origin.date
    stored = Date.now.timeIntervalSince1970
    (commit, branch) = (origin.commit, origin.branch)
    version = Release.version
    self.verdict = verdict.words
    self.command = command
    let digits = String(result.model.digest, radix: 16)
    profiles = String(repeating: "0", count: 16 - digits.count) + digits
    self.result = ResultFile.digest(of: result)
    selection = result.model.selection
    let applicable = result.counts.applicable
    scenarios = applicable
    self.cost = cost
    strategies = zip(result.strategies, result.totals).map { strategy, counts in
      let rules = rules.first { $0.strategy == strategy.id }
      return Strategy(
        id: strategy.id, exact: counts.exact, failing: counts.failing, hidden: counts.hidden,
        gap: counts.gap, ambiguous: counts.ambiguous, notAvailable: counts.notAvailable,
        exactShare: applicable == 0 ? 0 : Double(counts.exact) / Double(applicable),
        rules: (rules?.rules ?? []).map { "\($0.key):\($0.scenarios)" }.joined(separator: " "),
        hasAllRules: rules.map { $0.explained(by: $0.rules.count) == $0.failing } ?? false)
    }
    newRules = rules.flatMap(\.rules).filter { !known.contains($0.key) }.map {
      Rule(key: $0.key, condition: $0.condition, words: $0.words)
    }
  }
}

extension RunSummary {
  /// More is no summary.
  private static let mostBytes = 1 << 24

  /// Reads a summary; throws what is wrong with it.
  init(reading path: String) throws(HistoryError) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let size = attributes?[.size] as? Int, size <= Self.mostBytes
    else { throw .unreadable(path, "it is not a summary of a run") }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      let format = try decoder.decode(Format.self, from: data).format
      guard format == Self.currentFormat else {
        throw HistoryError.unreadable(
          path, "its format is \(format), this program reads \(Self.currentFormat)")
      }
      self = try decoder.decode(Self.self, from: data)
    } catch let error as HistoryError {
      throw error
    } catch {
      throw .unreadable(path, "it is not a summary of a run, or damaged")
    }
    let counts = strategies.flatMap { [$0.exact, $0.failing, $0.hidden, $0.gap] }
    guard (counts + [scenarios]).allSatisfy({ $0 >= 0 }) else {
      throw .unreadable(path, "it has a negative count")
    }
  }

  private struct Format: Decodable {
    let format: Int
  }

  /// The text of the file.
  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .iso8601
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }
}

extension RunSummary.Strategy {
  /// The keys of its failure rules with their scenarios.
  var counts: [(key: Substring, scenarios: Int)] {
    rules.split(separator: " ").compactMap { text in
      let parts = text.split(separator: ":")
      guard parts.count == 2, let scenarios = Int(parts[1]), scenarios >= 0 else { return nil }
      return (parts[0], scenarios)
    }
  }
}

extension RunModel {
  /// What of the plan was run, the same for every plan.
  package var selection: String {
    [
      query, choice.map { "strength \($0.strength)" } ?? "", policies == [] ? "" : policies.words,
      without.joined(separator: ","),
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
