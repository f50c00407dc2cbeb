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
  init(_ scenes: [SceneTree]) {
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

  private mutating func append(_ scene: SceneTree) {
    let (layout, nodes) = (scene.layout, scene.tree.nodes)
    precondition(
      layout.stages.count <= CTWIN_MAX_ENVIRONMENTS && nodes.count <= CTWIN_MAX_STEPS
        && scene.tree.height <= CTWIN_MAX_DEPTH,
      "C has no room for the scene")
    scenes.append(
      CTwinScene(
        first_environment: Int32(environments.count),
        environment_count: Int32(layout.stages.count), first_step: Int32(steps.count),
        step_count: Int32(nodes.count), base: CTwinInsets(layout.base),
        indicator_base: CTwinInsets(layout.indicatorBase)))
    environments += layout.stages.map { CTwinEnvironment($0) }
    // For each depth of the path so far, the step that ends there.
    var path: [Int] = []
    for node in nodes {
      if node.depth < path.count, node.depth > 0 { steps[path[node.depth - 1]].is_saved = true }
      path.removeLast(path.count - node.depth)
      path.append(steps.count)
      let occurrences = node.step.occurrences
      steps.append(
        CTwinStep(
          first_event: Int32(events.count), event_count: Int32(occurrences.count),
          stage: Int32(node.step.stage), depth: Int32(node.depth), is_saved: false,
          is_covered: node.step.covered != nil, covered: CTwinRect(node.step.covered ?? .zero)))
      events += occurrences.map { CTwinEvent($0) }
    }
  }
}
