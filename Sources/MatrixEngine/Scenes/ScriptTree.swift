import DeviceProfiles
package import InsetCore
package import MatrixResults

/// The steps of several scripts as a prefix tree: scripts with a common beginning share its nodes.
package struct ScriptTree: Sendable {
  package private(set) var nodes: [StepTree.Node] = []
  /// The same as a program to play; of a limited tree only.
  package private(set) var tree = StepTree()
  /// The program for views whose frame does not follow the keyboard; of a limited tree only.
  package private(set) var plain = StepTree()
  /// For each script, its nodes in order; empty where the shape cannot play it.
  package private(set) var paths: [[Int]] = []
  /// For each node, the one before it on its path.
  package private(set) var parents: [Int?] = []
  /// For each node, the first that ends with the same truth; of a limited tree only.
  package private(set) var alike: [Int] = []
  /// The contexts that the steps lead to; a scene begins in the first.
  package private(set) var stages: [WindowContext]

  /// Builds the steps of the wanted scripts.
  ///
  /// - Parameters:
  ///   - windows: The windows of a configuration.
  ///   - shape: The keyboards that scripts bring up.
  ///   - scripts: All scripts.
  ///   - wanted: For each script, whether it is built.
  ///   - goesOn: Whether the steps after one, of so many before it, are of interest; where they are
  ///     not, a path ends with the step.
  /// - Complexity: O(*s*) for *s* steps without those of common beginnings.
  package init(
    _ windows: ScriptWindows, shape: KeyboardShape, scripts: ScriptedKeyboards,
    wanted: [Bool], goesOn: (_ step: Step, _ depth: Int) -> Bool = { _, _ in true }
  ) {
    stages = [windows.first]
    paths = [[Int]](repeating: [], count: wanted.count)
    var builder = StepBuilder(windows, shape)
    var open: [(action: Script.Action, node: Int, state: SimulatorState)] = []
    /// The length of the open path where it does not go on.
    var end: Int?
    // Nodes come in depth-first order.
    for script in scripts.prefixOrder where wanted[script] {
      let actions = scripts.scripts[script].actions
      let common = zip(open, actions).prefix { $0.action == $1 }.count
      open.removeSubrange(common...)
      if open.count < end ?? .max { end = nil }
      for action in actions.dropFirst(common) where end == nil {
        guard let step = builder.step(action, after: open.last?.state) else { break }
        nodes.append(StepTree.Node(step: step, depth: open.count))
        open.append((action, nodes.count - 1, builder.state))
        if !goesOn(step, open.count - 1) { end = open.count }
      }
      if open.count == actions.count || end != nil { paths[script] = open.map(\.node) }
    }
    stages = builder.stages
    parents = Self.parents(nodes)
  }

  private static func parents(_ nodes: [StepTree.Node]) -> [Int?] {
    var path: [Int] = []
    return nodes.indices.map { number in
      let depth = nodes[number].depth
      path.removeSubrange(depth...)
      path.append(number)
      return depth == 0 ? nil : path[depth - 1]
    }
  }

  private static func alike(_ nodes: [StepTree.Node]) -> [Int] {
    var distinct: [Int] = []
    return nodes.indices.map { node in
      if let first = distinct.first(where: { nodes[$0].step.endsAlike(nodes[node].step) }) {
        return first
      }
      distinct.append(node)
      return node
    }
  }

  /// For each script, whether its steps or what surrounds the view differ from those in another tree
  /// of the same scripts.
  func differences(from other: ScriptTree) -> [Bool] {
    let isSame =
      stages.map(\.withoutBehaviors) == other.stages.map(\.withoutBehaviors)
    // A beginning that scripts share is compared once.
    var isEqual = [Bool?](repeating: nil, count: nodes.count)
    return zip(paths, other.paths).map { mine, its in
      if !isSame || mine.count != its.count { return true }
      return !zip(mine, its).allSatisfy { node, its in
        let isKnown = isEqual[node] ?? (nodes[node].step == other.nodes[its].step)
        isEqual[node] = isKnown
        return isKnown
      }
    }
  }

  /// The same tree with the steps of some scripts only.
  package func limited(to wanted: [Bool]) -> ScriptTree {
    var limited = self
    var isUsed = [Bool](repeating: false, count: nodes.count)
    for (path, isWanted) in zip(paths, wanted) where isWanted {
      for node in path { isUsed[node] = true }
    }
    if isUsed.contains(false) {
      limited.nodes = []
      var numbers: [Int] = []
      for number in nodes.indices {
        numbers.append(limited.nodes.count)
        if isUsed[number] { limited.nodes.append(nodes[number]) }
      }
      limited.paths = zip(paths, wanted).map { path, isWanted in
        isWanted ? path.map { numbers[$0] } : []
      }
      limited.parents = Self.parents(limited.nodes)
    }
    limited.tree = StepTree(limited.nodes)
    limited.plain = limited.tree.withoutFrames
    limited.alike = Self.alike(limited.nodes)
    return limited
  }
}

extension Step {
  /// Whether another step ends with the same truth.
  fileprivate func endsAlike(_ other: Step) -> Bool {
    stage == other.stage && isJudged == other.isJudged && isBar == other.isBar
      && covered == other.covered && own == other.own && raised == other.raised
      && ownRaised == other.ownRaised && lowered == other.lowered && followed == other.followed
  }
}
