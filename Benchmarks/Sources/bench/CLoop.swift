import CTwin
import InsetCore

/// Plays scenes in C, from flat arrays.
struct CLoop {
  private var scenes: [CTwinScene] = []
  private var steps: [CTwinStep] = []
  private var events: [CTwinEvent] = []
  private var environments: [CTwinEnvironment] = []

  /// The strategies that C knows, in its order.
  static var strategies: [String] {
    (0..<ctwin_strategy_count()).map { unsafe String(cString: ctwin_strategy_id($0)) }
  }

  /// Flattens scenes.
  init(_ scenes: [KeyboardScene]) {
    for scene in scenes { append(scene) }
  }

  /// Plays every scene to some strategies of the list, and counts what each came to.
  func judge(_ strategies: Range<Int>) -> [Tally] {
    var tallies = [CTwinTally](repeating: CTwinTally(), count: strategies.count)
    unsafe scenes.withUnsafeBufferPointer { scenes in
      unsafe steps.withUnsafeBufferPointer { steps in
        unsafe events.withUnsafeBufferPointer { events in
          unsafe environments.withUnsafeBufferPointer { environments in
            let flat = unsafe CTwinScenes(
              scenes: scenes.baseAddress, steps: steps.baseAddress, events: events.baseAddress,
              environments: environments.baseAddress, scene_count: Int32(scenes.count))
            unsafe ctwin_judge(
              flat, Int32(strategies.lowerBound), Int32(strategies.count), &tallies)
          }
        }
      }
    }
    return tallies.map { Tally($0) }
  }

  private mutating func append(_ scene: KeyboardScene) {
    let setting = scene.setting
    precondition(
      setting.stages.count <= CTWIN_MAX_ENVIRONMENTS && scene.steps.count <= CTWIN_MAX_STEPS,
      "C has no room for the scene")
    scenes.append(
      CTwinScene(
        first_environment: Int32(environments.count),
        environment_count: Int32(setting.stages.count), first_step: Int32(steps.count),
        step_count: Int32(scene.steps.count), base: CTwinInsets(setting.base),
        indicator_base: CTwinInsets(setting.indicatorBase)))
    environments += setting.stages.map { CTwinEnvironment($0) }
    for step in scene.steps {
      // Where the keyboard really stands is for containers, which have no twin.
      let told = step.occurrences.filter { if case .moveKeyboard = $0 { false } else { true } }
      steps.append(
        CTwinStep(
          first_event: Int32(events.count), event_count: Int32(told.count),
          stage: Int32(step.stage), is_covered: step.covered != nil,
          covered: CTwinRect(step.covered ?? .zero)))
      events += told.map { CTwinEvent($0) }
    }
  }
}
