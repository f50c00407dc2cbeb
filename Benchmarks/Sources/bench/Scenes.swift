import DeviceProfiles
import InsetCore
import MatrixResults
import MatrixEngine
import ScenarioSpaces

/// All scripts of a keyboard in a layout, as the engine plays them: common prefixes once.
struct SceneTree {
  var layout: SceneLayout
  var tree = StepTree()

  /// Joins scenes in one place; nil where there is none.
  init?(_ scenes: [KeyboardScene]) {
    guard let widest = scenes.max(by: { $0.layout.stages.count < $1.layout.stages.count })
    else { return nil }
    layout = widest.layout
    let fitting = scenes.filter { layout.stages.starts(with: $0.layout.stages) }
    append(fitting.map(\.steps), below: 0)
  }

  private mutating func append(_ paths: [[Step]], below depth: Int) {
    var rest = paths.filter { $0.count > depth }
    while let step = rest.first?[depth] {
      tree.append(step, depth: depth)
      append(rest.filter { $0[depth] == step }, below: depth + 1)
      rest.removeAll { $0[depth] == step }
    }
  }
}

/// A choice of real scenes: the same one for the same number and the same profiles.
///
/// OS versions take turns, so that each is equally frequent; all other levels are drawn, and a place
/// is taken in proportion to its number of scripts, so that each scene has the same chance.
struct SceneSample {
  private let model: MatrixModel
  private let constraints: [Constraint]
  private var random = SplitMix64(state: 1)

  private init(_ model: MatrixModel) {
    self.model = model
    constraints = model.constraints
  }

  /// Composes the scenes of places with all their scripts.
  static func draw(_ count: Int, from model: MatrixModel) -> [SceneTree] {
    var sample = SceneSample(model)
    return (0..<count).map { sample.tree(version: $0 % model.plan.os.count) }
  }

  private mutating func tree(version: Int) -> SceneTree {
    while true {
      var levels = model.space.parameters.map {
        Int.random(in: $0.levels.indices, using: &random)
      }
      levels[MatrixParameter.os.rawValue] = version
      let scenes = model.plan.scripts.indices.compactMap { script -> KeyboardScene? in
        levels[MatrixParameter.script.rawValue] = script
        if constraints.contains(where: { $0.isViolated(by: levels) }) {
          return nil
        }
        return ComposedScene(levels, in: model)?.scene
      }
      let isTaken = Int.random(in: model.plan.scripts.indices, using: &random) < scenes.count
      if isTaken, let tree = SceneTree(scenes) { return tree }
    }
  }
}

/// Sebastiano Vigna's generator, small and the same everywhere.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
