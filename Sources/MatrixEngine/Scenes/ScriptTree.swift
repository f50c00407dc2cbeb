import DeviceProfiles
import InsetCore

/// The steps of all scripts that a shape can play, with common beginnings told once.
struct ScriptTree {
  /// The steps.
  private(set) var tree = StepTree()
  /// For each script, its nodes in order; empty where the shape cannot play it.
  private(set) var paths: [[Int]] = []
  /// For each node, how its last notification misreports, if it does.
  private(set) var misreports: [Misreport?] = []

  /// Stages scripts; those whose mask is false are left out.
  init(_ staging: Staging, scripts: [Script], wanted: [Bool]) {
    // Scripts with a common beginning become neighbours, so that the nodes stand depth first.
    let order = scripts.indices.sorted {
      scripts[$0].actions.map(\.rawValue).lexicographicallyPrecedes(
        scripts[$1].actions.map(\.rawValue))
    }
    paths = [[Int]](repeating: [], count: scripts.count)
    var open: [(action: Script.Action, node: Int, keyboard: Staging.Keyboard)] = []
    for script in order where wanted[script] {
      let actions = scripts[script].actions
      let common = zip(open, actions).prefix { $0.action == $1 }.count
      open.removeSubrange(common...)
      for action in actions.dropFirst(common) {
        guard
          let (step, keyboard) = staging.step(action, after: open.last?.keyboard ?? .init())
        else { break }
        tree.append(step, depth: open.count)
        misreports.append(staging.misreport(step))
        open.append((action, tree.nodes.count - 1, keyboard))
      }
      if open.count == actions.count { paths[script] = open.map(\.node) }
    }
  }
}

extension Staging {
  /// Whether the step's last notification does not read as the truth, and why.
  func misreport(_ step: Step) -> Misreport? {
    let stage = stages[step.stage]
    let last = step.occurrences.reversed().lazy.compactMap { occurrence -> Event? in
      if case .post(let event) = occurrence, event.keyboard != nil { event } else { nil }
    }.first
    guard let last else { return nil }
    let portrait = stage.rotation.isLandscape ? stage.screen.transposed : stage.screen
    let window = stage.isSheet ? Rect(origin: .zero, size: stage.screen) : stage.window
    let chain = ViewChain(
      screen: portrait, window: stage.rotation.fixed(window, portrait: portrait),
      rotation: stage.rotation, root: .zero, superview: .zero, view: .zero)
    let read = KeyboardReading(
      endFrame: last.keyboard?.endFrame, isHide: last.isKeyboardHide, chain: chain
    ).dockedFrame
    // What covers no part of the window covers nothing for its app.
    let truth = step.covered.flatMap { $0.intersects(window) ? $0 : nil }
    if read?.minY == truth?.minY && (read == nil) == (truth == nil) { return nil }
    return shape.accessory > 0 && stage.capabilities.reportsFrameWithoutAccessory
      ? .accessoryOutsideFrame : .ambiguousFrame
  }
}
