import DeviceProfiles
import InsetCore

/// The steps of all scripts that a shape can play, with common beginnings told once.
struct ScriptTree {
  /// The steps.
  private(set) var tree = StepTree()
  /// For each script, its nodes in order; empty where the shape cannot play it.
  private(set) var paths: [[Int]] = []
  /// For each node, the behaviour by which its last notification misreports, if it does.
  private(set) var misreports: [OSBehavior?] = []
  /// For each node, the one before it on its path.
  private(set) var parents: [Int?] = []
  /// The surroundings that the steps lead to; a scene begins in the first.
  let stages: [StageContext]

  /// Stages scripts; those whose mask is false are left out.
  init(_ grounds: Grounds, shape: KeyboardShape, scripts: [Script], wanted: [Bool]) {
    var staging = Staging(grounds, shape: shape)
    // Scripts with a common beginning become neighbours, so that the nodes stand depth first.
    let order = scripts.indices.filter { wanted[$0] }.sorted {
      scripts[$0].actions.lexicographicallyPrecedes(scripts[$1].actions) {
        $0.rawValue < $1.rawValue
      }
    }
    paths = [[Int]](repeating: [], count: scripts.count)
    var open: [(action: Script.Action, node: Int, world: World)] = []
    for script in order {
      let actions = scripts[script].actions
      let common = zip(open, actions).prefix { $0.action == $1 }.count
      open.removeSubrange(common...)
      for action in actions.dropFirst(common) {
        guard
          let (step, world) = staging.step(
            action, after: open.last?.world ?? World(), isFirst: open.isEmpty)
        else { break }
        tree.append(step, depth: open.count)
        misreports.append(staging.misreport(step, world))
        open.append((action, tree.nodes.count - 1, world))
      }
      if open.count == actions.count { paths[script] = open.map(\.node) }
    }
    stages = staging.stages
    parents = Self.parents(tree)
  }

  private static func parents(_ tree: StepTree) -> [Int?] {
    var path: [Int] = []
    return tree.nodes.enumerated().map { number, node in
      path.replaceSubrange(node.depth..., with: [number])
      return node.depth == 0 ? nil : path[node.depth - 1]
    }
  }

  /// The same tree with the steps of some scripts only.
  func limited(to wanted: [Bool]) -> ScriptTree {
    var limited = self
    var isUsed = [Bool](repeating: false, count: tree.nodes.count)
    for (path, isWanted) in zip(paths, wanted) where isWanted {
      for node in path { isUsed[node] = true }
    }
    limited.tree = StepTree()
    limited.misreports = []
    var numbers: [Int] = []
    for (number, node) in tree.nodes.enumerated() {
      numbers.append(limited.tree.nodes.count)
      guard isUsed[number] else { continue }
      limited.tree.append(node.step, depth: node.depth)
      limited.misreports.append(misreports[number])
    }
    limited.paths = zip(paths, wanted).map { path, isWanted in
      isWanted ? path.map { numbers[$0] } : []
    }
    limited.parents = Self.parents(limited.tree)
    return limited
  }
}

extension Staging {
  /// The behaviour by which the last notification does not read as the truth; nil where it does.
  func misreport(_ step: Step, _ world: World) -> OSBehavior? {
    guard step.isJudged else { return nil }
    let stage = stages[step.stage]
    let portrait = stage.rotation.isLandscape ? stage.screen.transposed : stage.screen
    let window = stage.isSheet ? Rect(origin: .zero, size: stage.screen) : stage.window
    let chain = ViewChain(
      screen: portrait, window: stage.rotation.fixed(window, portrait: portrait),
      rotation: stage.rotation, root: .zero, superview: .zero, view: .zero)
    let read = KeyboardReading(
      endFrame: world.last?.event.keyboard.endFrame,
      isHide: world.last?.event.isKeyboardHide ?? true, chain: chain
    ).dockedFrame
    let truth = step.covered
    if read?.minY == truth?.minY && (read == nil) == (truth == nil) { return nil }
    if shape.accessory > 0, stage.behaviors.contains(.accessoryOutsideFrame) {
      return .accessoryOutsideFrame
    }
    return world.last?.behavior ?? .ambiguousFrame
  }
}
