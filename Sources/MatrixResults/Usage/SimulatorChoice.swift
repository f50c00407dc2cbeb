import DeviceProfiles
import ScenarioSpaces

/// The few devices, versions, orientations, languages and keyboards that together show most of the
/// failures that people meet.
package struct SimulatorChoice: Sendable {
  /// What a simulator is set to.
  package struct Pick: Hashable, Sendable {
    /// The levels of ``SimulatorChoice/parameters``.
    package let levels: [Int]
    /// The share of all failing appearances that it shows first, from 0 to 1.
    package let gain: Double
  }

  /// A cause that no pick shows.
  package struct Missed: Sendable {
    package let strategy: String
    package let rule: FailureRule
    /// Its share of all failing appearances, from 0 to 1.
    package let share: Double
  }

  /// What a simulator can be set to.
  package static let parameters: [MatrixParameter] = [
    .device, .os, .orientation, .locale, .keyboard,
  ]

  /// The picks, the one that shows the most first.
  package private(set) var picks: [Pick] = []
  /// What no pick shows, the most used first.
  package private(set) var missed: [Missed] = []
  /// What the most used phones and the most used iPad show, upright, in English, with a docked keyboard.
  package private(set) var usual: (picks: [Pick], shown: Double) = ([], 0)

  /// The share of all failing appearances that the picks show.
  package var shown: Double { picks.reduce(0) { $0 + $1.gain } }

  /// Chooses step by step what shows the most of what is left.
  ///
  /// A rule is shown by a configuration in which one of its scenarios was judged. Appearances are added
  /// up over the strategies, each by the first rule that explains it; the scroll bar does not count.
  ///
  /// - Parameters:
  ///   - result: A run.
  ///   - rules: The rules of its strategies.
  ///   - usage: What people use.
  ///   - count: The most picks.
  ///   - threads: The maximum number of strategies at a time; nil for one per core.
  /// - Complexity: O(*c* · *r*) for each pick of *c* configurations and *r* rules.
  package init(
    of result: RunResult, _ rules: [FailureRules], _ usage: UsageWeights, count: Int,
    threads: Int? = nil
  ) {
    let known = result.strategies.indices.concurrentMap(threads: threads) {
      KnownUse(rules[$0].rules, result.strategies[$0], result, usage.weights)
    }
    let total = known.reduce(0) { $0 + $1.all }
    if total == 0 { return }
    let search = PickSearch(
      known.flatMap(\.rules).map { ($0.rule.cube, $0.use / total) }, in: result, usage.weights)
    var left = search.all
    while picks.count < count, let best = search.best(showing: left) {
      picks.append(Pick(levels: best.levels, gain: search.share(of: best.rules)))
      left.subtract(best.rules)
    }
    let names = zip(result.strategies, known).flatMap { strategy, known in
      known.rules.map { (strategy.id, $0.rule, $0.use / total) }
    }
    missed = left.map { Missed(strategy: names[$0].0, rule: names[$0].1, share: names[$0].2) }
      .sorted { ($0.share, $1.rule.key) > ($1.share, $0.rule.key) }
    var shown: Set<Int> = []
    for levels in search.usual {
      let rules = search.shown(by: levels, of: search.all.subtracting(shown))
      usual.picks.append(Pick(levels: levels, gain: search.share(of: rules)))
      shown.formUnion(rules)
    }
    usual.shown = search.share(of: shown)
  }
}

/// The rules of a strategy, each with the failing appearances that it is the first to explain.
private struct KnownUse {
  private(set) var rules: [(rule: FailureRule, use: Double)] = []
  let all: Double

  init(
    _ rules: [FailureRule], _ strategy: StrategyResult, _ result: RunResult, _ weights: LevelWeights
  ) {
    var table = result.table
    var rest = strategy.outcomes
    all = Self.failing(rest, in: table, weights)
    var left = all
    for rule in rules where left > 0 && rule.signature.aspect != .indicators {
      // What is explained counts as what cannot be judged: it stays an appearance.
      rest = table.map(rest, where: rule.cube) { $0 == 0 ? 0 : Outcome.ambiguous.terminal }
      let before = left
      left = Self.failing(rest, in: table, weights)
      if before > left { self.rules.append((rule, before - left)) }
    }
  }

  private static func failing(
    _ outcomes: Diagram, in table: DiagramTable, _ weights: LevelWeights
  ) -> Double {
    table.weighted(outcomes, by: weights) { Harm(terminal: $0) != nil }?
      .expectation(bins: 1) { terminal in
        guard let harm = Harm(terminal: terminal) else { return nil }
        return harm != .scrollBar && Harm.failing.contains(harm) ? 0 : nil
      }[0] ?? 0
  }
}

/// Configurations, and the rules that they show.
private struct PickSearch {
  let rules: [(cube: Query, share: Double)]
  private let result: RunResult
  private let weights: LevelWeights
  /// For each parameter of a pick and each of its levels, the rules that allow it.
  private let allowing: [[RuleBits]]
  /// For each parameter of a pick, the levels that are tried: of those that the same rules allow, the
  /// most used.
  private let tried: [[Int]]

  /// Every rule.
  var all: Set<Int> { Set(rules.indices) }

  init(
    _ rules: [(cube: Query, share: Double)], in result: RunResult, _ weights: LevelWeights
  ) {
    (self.rules, self.result, self.weights) = (rules, result, weights)
    let places = SimulatorChoice.parameters.map(\.rawValue)
    allowing = places.map { place in
      result.space.parameters[place].levels.indices.map { level in
        RuleBits(rules.indices.filter { rules[$0].cube.allowed[place][level] }, of: rules.count)
      }
    }
    let allowing = allowing
    tried = zip(places, allowing).map { place, allowing in
      let used = allowing.indices.filter { Self.weight(of: $0, place, weights) > 0 }
      return Dictionary(grouping: used) { allowing[$0] }.values.flatMap { alike in
        alike.sorted { Self.weight(of: $0, place, weights) > Self.weight(of: $1, place, weights) }
          .prefix(place == MatrixParameter.device.rawValue ? 3 : 1)
      }.sorted()
    }
  }

  private static func weight(of level: Int, _ place: Int, _ weights: LevelWeights) -> Double {
    weights.vectors[place].map { $0[level] }.max() ?? 0
  }

  private func bound(of rules: RuleBits) -> Double {
    rules.numbers.reduce(0) { $0 + self.rules[$1].share }
  }

  /// What some rules explain; in their order, so that sums are the same every time.
  func share(of rules: Set<Int>) -> Double {
    rules.sorted().reduce(0) { $0 + self.rules[$1].share }
  }

  /// The configuration that shows the most of some rules, and which; nil where none shows any.
  func best(showing left: Set<Int>) -> (levels: [Int], rules: Set<Int>)? {
    var open: [(levels: [Int], rules: RuleBits)] = [([], RuleBits(left, of: rules.count))]
    for (allowing, tried) in zip(allowing, tried) {
      open = open.flatMap { beginning in
        tried.compactMap { level in
          let rules = beginning.rules.intersection(allowing[level])
          return rules.isEmpty ? nil : (beginning.levels + [level], rules)
        }
      }
    }
    let bounded = open.map { (levels: $0.levels, bound: bound(of: $0.rules), rules: $0.rules) }
      .sorted { a, b in
        a.bound == b.bound ? a.levels.lexicographicallyPrecedes(b.levels) : a.bound > b.bound
      }
    var best: (levels: [Int], rules: Set<Int>)?
    var most = 0.0
    for candidate in bounded {
      if candidate.bound <= most { break }
      let rules = shown(by: candidate.levels, of: candidate.rules.numbers)
      if share(of: rules) > most { (best, most) = ((candidate.levels, rules), share(of: rules)) }
    }
    return best
  }

  /// The rules of which a scenario was judged with the levels.
  func shown(by levels: [Int], of candidates: some Sequence<Int>) -> Set<Int> {
    var query = Query(all: result.space)
    for (parameter, level) in zip(SimulatorChoice.parameters, levels) {
      query.narrow(parameter.rawValue) { $0 == level }
    }
    if !result.table.values(of: result.scope, in: query).contains(0) { return [] }
    return Set(
      candidates.filter { number in
        var both = rules[number].cube
        both.narrow(to: query)
        return both.allowed.allSatisfy { $0.contains(true) }
          && result.table.values(of: result.scope, in: both).contains(0)
      })
  }

  /// The three most used phones and the most used iPad, each with its most used version, upright, in
  /// English, with a docked keyboard.
  var usual: [[Int]] {
    let names = SimulatorChoice.parameters.map { result.space.parameters[$0.rawValue] }
    guard let upright = names[2].level(named: "portrait"),
      let english = names[3].level(named: "en-US"),
      let docked = names[4].level(named: "docked+prediction") ?? names[4].level(named: "docked")
    else { return [] }
    let devices = names[0].levels.indices.sorted {
      (Self.weight(of: $0, 0, weights), $1) > (Self.weight(of: $1, 0, weights), $0)
    }
    let pads = devices.filter { names[0].levels[$0].hasPrefix("ipad") }
    let phones = devices.filter { !names[0].levels[$0].hasPrefix("ipad") }
    return (phones.prefix(3) + pads.prefix(1)).compactMap { device in
      let versions = weights.vectors[1][weights.classes[device]]
      return names[1].levels.indices.sorted { versions[$0] > versions[$1] }.map { os in
        [device, os, upright, english, docked]
      }.first { !shown(by: $0, of: all).isEmpty }
    }
  }
}

/// Some of the rules, a bit each.
private struct RuleBits: Hashable {
  private var words: [UInt64]

  init(_ numbers: some Sequence<Int>, of count: Int) {
    words = [UInt64](repeating: 0, count: (count + 63) / 64)
    for number in numbers { words[number / 64] |= 1 << UInt64(number % 64) }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// The numbers of the rules, in order.
  var numbers: [Int] {
    words.enumerated().flatMap { index, word in
      (0..<64).filter { word >> UInt64($0) & 1 == 1 }.map { index * 64 + $0 }
    }
  }

  func intersection(_ other: RuleBits) -> RuleBits {
    var both = self
    for index in words.indices { both.words[index] &= other.words[index] }
    return both
  }
}
