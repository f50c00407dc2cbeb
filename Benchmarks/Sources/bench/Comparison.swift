import InsetCore

/// Swift against C, over the same scenes.
struct Comparison {
  private let swift: SwiftLoop
  private let c: CLoop
  /// The evaluations of one pass over all scenes for one strategy.
  let steps: Int
  private let strategies = Twins.all

  /// The number of strategies.
  var strategies: Int { strategies.count }

  /// Prepares scenes for both.
  init(_ scenes: [SceneTree]) {
    swift = SwiftLoop(scenes)
    c = CLoop(scenes)
    steps = scenes.reduce(0) { $0 + $1.tree.nodes.count }
  }

  /// Says where Swift and C count differently; empty when they agree in everything.
  func differences() -> [String] {
    zip(strategies, zip(swift.judge(strategies), c.judge(strategies.indices))).compactMap {
      $1.0 == $1.1 ? nil : "\($0.id): Swift \($1.0), C \($1.1)"
    }
  }

  /// Evaluations per second of one core, measured in turns: Swift, C, Swift, C.
  struct Rates {
    var swift: [Double] = []
    var c: [Double] = []
    /// Swift's rate as a part of C's, of each round.
    var ratios: [Double] { zip(swift, c).map { $0 / $1 } }
  }

  /// Measures the first strategies of the list.
  ///
  /// - Parameters:
  ///   - count: How many strategies.
  ///   - rounds: How many pairs, after one to warm up.
  ///   - seconds: About how long one measurement takes.
  /// - Returns: The rates of all rounds.
  func rates(strategies count: Int, rounds: Int, seconds: Double) -> Rates {
    let list = Array(strategies.prefix(count))
    let evaluations = Double(steps * count)
    let swiftPasses = Self.passes(seconds) { _ = swift.judge(list) }
    let cPasses = Self.passes(seconds) { _ = c.judge(0..<count) }
    var rates = Rates()
    for _ in 0..<rounds {
      let a = Cost.of { for _ in 0..<swiftPasses { _ = swift.judge(list) } }
      let b = Cost.of { for _ in 0..<cPasses { _ = c.judge(0..<count) } }
      rates.swift.append(evaluations * Double(swiftPasses) / a.cpu)
      rates.c.append(evaluations * Double(cPasses) / b.cpu)
    }
    return rates
  }

  private static func passes(_ seconds: Double, _ work: () -> Void) -> Int {
    work()
    return max(1, Int(seconds / Cost.of(work).cpu))
  }
}
