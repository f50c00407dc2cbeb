import InsetCore
import InsetMatrix
import InsetStrategies
import MatrixEngine
import MatrixResults
import ScenarioSpaces

/// A fixed piece of work, for counting what it takes from outside the process.
struct Workload {
  /// What is done.
  enum Kind: String, CaseIterable {
    /// All strategies in scenes composed beforehand.
    case swift
    /// The first strategy in them.
    case swiftCoveredArea = "swift-covered-area"
    /// A whole run of a small matrix.
    case matrix
    /// Lint of 200 generated profiles.
    case lint
  }

  let kind: Kind
  let passes: Int
  private let growth: Growth?

  /// Reads "swift 20", or the levels of ``Growth``.
  init?(_ arguments: ArraySlice<String>) {
    growth = Growth(arguments)
    if growth != nil {
      (kind, passes) = (.matrix, 1)
      return
    }
    guard let name = arguments.first, arguments.count == 2, let kind = Kind(rawValue: name),
      let passes = arguments.last.flatMap({ Int($0) })
    else { return nil }
    (self.kind, self.passes) = (kind, passes)
  }

  /// Does the work and returns the number of evaluations, or what it took.
  func run() throws -> String {
    if let growth { return try growth.run() }
    if kind == .lint {
      let sample = LintSample(200)
      var findings = 0
      return "\((0..<passes).reduce(0) { count, _ in count + sample.lint(&findings) })"
    }
    let model = ScenarioMatrix.shipped.model
    let scenes = SceneSample.draw(34, from: model)
    let steps = scenes.reduce(0) { $0 + $1.tree.nodes.count }
    let all = Strategies.all
    var evaluations = 0
    switch kind {
    case .swift, .swiftCoveredArea:
      let strategies = kind == .swift ? all : Array(all.prefix(1))
      let loop = SceneLoop(scenes)
      for _ in 0..<passes { evaluations += steps * loop.judge(strategies).count }
    case .matrix:
      let query = try Query(
        "device:iphone-x os:12.5 orientation:portrait locale:en-US,ja-JP-kana", in: model.space)
      let narrow = passes == 0 ? try Query("device:iphone-x os:6.1", in: model.space) : query
      let matrix = try Matrix(model, strategies: all, where: narrow)
      for _ in 0..<max(1, passes) { evaluations += try matrix.run(.init(threads: 1)).evaluations }
    case .lint: break
    }
    return "\(evaluations)"
  }
}
