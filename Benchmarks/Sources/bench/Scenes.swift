import DeviceProfiles
import InsetCore
import MatrixEngine
import ScenarioSpaces

/// A choice of real scenes: the same one for the same number and the same profiles.
///
/// Versions take turns, and so do scripts, that old and new, short and long come equally often; all
/// other levels are drawn until no constraint is violated. No version before 13 floats a keyboard,
/// so what cannot be with the version whose turn it is is drawn with any.
struct SceneSample {
  private let model: MatrixModel
  private let constraints: [Constraint]
  private var random = SplitMix64(state: 1)

  private init(_ model: MatrixModel) {
    self.model = model
    constraints = model.constraints
  }

  /// Composes scenes of applicable scenarios.
  static func draw(_ count: Int, from model: MatrixModel) -> [KeyboardScene] {
    var sample = SceneSample(model)
    return (0..<count).map {
      let (version, script) = $0.quotientAndRemainder(
        dividingBy: model.plan.scripts.count)
      return sample.scene(script: script, version: version % model.plan.os.count)
    }
  }

  private mutating func scene(script: Int, version: Int) -> KeyboardScene {
    var attempts = 0
    while true {
      attempts += 1
      var levels = model.space.parameters.map {
        Int.random(in: $0.levels.indices, using: &random)
      }
      levels[MatrixParameter.script.rawValue] = script
      if attempts < 300 { levels[MatrixParameter.os.rawValue] = version }
      let placement = Placement.allCases[levels[MatrixParameter.placement.rawValue]]
      let isExcluded =
        placement.adjustsForKeyboard
        || constraints.contains { $0.isViolated($0.parameters.map { levels[$0] }) }
      if !isExcluded, let staged = StagedScenario(levels, in: model) { return staged.scene }
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
