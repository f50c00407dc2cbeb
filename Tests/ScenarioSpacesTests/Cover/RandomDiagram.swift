import ScenarioSpaces
import TestSupport

/// A small space with a function of three kinds of values, cut from boxes so that cubes exist.
struct RandomDiagram {
  let sizes: [Int]
  let values: [[Int]: Int]
  let table: DiagramTable
  let root: Diagram

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    sizes = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Int.random(in: 1...5, using: &random)
    }
    let scenarios = Self.scenarios(sizes)
    var values = Dictionary(uniqueKeysWithValues: scenarios.map { ($0, 1) })
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let kind = Int.random(in: 0...2, using: &random)
      let box = sizes.map { size in (0..<size).map { _ in Bool.random(using: &random) } }
      for scenario in scenarios where zip(box, scenario).allSatisfy({ $0[$1] }) {
        values[scenario] = kind
      }
    }
    if seed % 3 == 0 {
      for scenario in scenarios where Int.random(in: 0..<8, using: &random) == 0 {
        values[scenario] = Int.random(in: 0...2, using: &random)
      }
    }
    self.values = values
    var table = DiagramTable(sizes: sizes)
    root = table.diagram(over: Array(sizes.indices)) { values[$0] ?? 0 }
    self.table = table
  }

  func kind(_ value: Int) -> CoverKind { CoverKind(rawValue: value) ?? .free }

  /// The scenarios in a cube, in order, optionally of one kind only.
  func scenarios(in cube: Query, _ kind: CoverKind? = nil) -> [[Int]] {
    Self.scenarios(sizes).filter {
      cube.contains($0) && (kind == nil || values[$0] == kind?.rawValue)
    }
  }

  static func scenarios(_ sizes: [Int]) -> [[Int]] {
    sizes.reduce([[]]) { prefixes, size in
      prefixes.flatMap { prefix in (0..<size).map { prefix + [$0] } }
    }
  }
}
