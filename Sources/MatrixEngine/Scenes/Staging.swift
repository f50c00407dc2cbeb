import DeviceProfiles
import InsetCore

/// Turns scripts into steps: notifications for the app, and the truth for the oracle.
struct Staging {
  let grounds: Grounds
  let shape: KeyboardShape
  /// The surroundings that the steps so far lead to; a scene begins in the first.
  private(set) var stages: [StageContext]

  init(_ grounds: Grounds, shape: KeyboardShape) {
    self.grounds = grounds
    self.shape = shape
    stages = [grounds.first]
  }

  /// The step of an action, and the world after it; nil where there is no such keyboard or place.
  mutating func step(
    _ action: Script.Action, after world: World, isFirst: Bool
  ) -> (Step, World)? {
    var passage = Passage(world, grounds, shape)
    if isFirst, action != .elsewhere { passage.begin() }
    guard passage.perform(action) else { return nil }
    let stage = passage.context
    let occurrences = passage.occurrences.map { occurrence in
      switch occurrence {
      case .happens(let occurrence): occurrence
      case .layOut(let context): Occurrence.layOut(stage: index(of: context))
      }
    }
    let step = Step(
      name: action.rawValue, occurrences: occurrences, covered: passage.covered,
      own: passage.world.own, isBar: passage.world.keyboard?.isBar ?? false,
      stage: index(of: stage), isJudged: passage.world.isJudged)
    return (step, passage.world)
  }

  private mutating func index(of context: StageContext) -> Int {
    if let known = stages.firstIndex(of: context) { return known }
    stages.append(context)
    return stages.count - 1
  }
}

/// The surroundings between which a script can move.
struct Grounds: Hashable, Sendable {
  /// As a scene begins.
  var first: StageContext
  /// After a rotation; nil where the device or the window cannot be turned.
  var turned: StageContext?
  /// After the window's size changed; nil where it cannot.
  var resized: StageContext?
}
