import DeviceProfiles
import InsetCore
import MatrixResults
import ScenarioSpaces

/// Finds the steps of a configuration's possible scenarios that notifications cannot tell apart.
///
/// An app reads neither the keyboard nor the language nor the script: scenarios vary in these and
/// agree in all other levels. They are grouped by the notifications posted so far, whether a run
/// selects them or not.
struct AmbiguitySearch {
  private let scripts: ScriptedKeyboards
  private let windows: ScriptWindows
  private var groups: [Group] = []
  /// By the hash of all that was posted, the index of the group.
  private var groupOfHash: [UInt64: Int] = [:]
  private var trees: [ScriptTree] = []

  /// The steps with one hash of all that was posted.
  private struct Group {
    var nodes: [(tree: Int, node: Int)] = []
    var isDivided = false
  }

  /// Finds the candidates among keyboards with one accessory.
  ///
  /// - Parameters:
  ///   - windows: The windows of the configuration.
  ///   - shapes: The keyboards, each with the scripts that are possible with it.
  ///   - scripts: All scripts.
  ///   - judged: For each script, whether a scenario with it is judged.
  /// - Returns: The candidates; owners refer to `shapes` by index.
  /// - Complexity: O(*s*) for *s* steps in all, on average.
  static func candidates(
    _ windows: ScriptWindows, _ shapes: [(shape: KeyboardShape, isPossible: [Bool])],
    _ scripts: ScriptedKeyboards, judged: [Bool]
  ) -> [AmbiguityCandidate] {
    var search = AmbiguitySearch(scripts: scripts, windows: windows)
    let mine = shapes.map { ($0.shape, zip($0.isPossible, judged).map { $0 && $1 }) }
    let isAllJudged = zip(mine, shapes).allSatisfy { $0.1 == $1.isPossible }
    // Most scripts soon post what no judged one does.
    let beginnings = isAllJudged ? nil : search.beginnings(mine)
    for (shape, isPossible) in shapes { search.add(shape, isPossible, within: beginnings) }
    return search.candidates.filter { $0.concerns(judged) }
  }

  private init(scripts: ScriptedKeyboards, windows: ScriptWindows) {
    self.scripts = scripts
    self.windows = windows
  }

  /// The hashes of all that is posted up to any event of some scripts.
  private func beginnings(_ shapes: [(shape: KeyboardShape, wanted: [Bool])]) -> Set<UInt64> {
    var beginnings: Set<UInt64> = [PostHash().value]
    for (shape, wanted) in shapes {
      let tree = ScriptTree(windows, shape: shape, scripts: scripts, wanted: wanted)
      var hashes: [PostHash] = []
      for node in tree.nodes.indices {
        hashes.append(tree.nodes[node].step, at: tree.nodes[node].depth) {
          beginnings.insert($0.value)
        }
      }
    }
    return beginnings
  }

  /// Adds the steps of the possible scripts, up to the first that posts what is not within some
  /// beginnings.
  private mutating func add(
    _ shape: KeyboardShape, _ isPossible: [Bool], within beginnings: Set<UInt64>?
  ) {
    var hashes: [PostHash] = []
    let tree = ScriptTree(
      windows, shape: shape, scripts: scripts, wanted: isPossible
    ) { step, depth in
      hashes.append(step, at: depth)
      return beginnings?.contains(hashes[depth].value) ?? true
    }
    let number = trees.count
    trees.append(tree)
    hashes = []
    for node in tree.nodes.indices {
      let depth = tree.nodes[node].depth
      hashes.append(tree.nodes[node].step, at: depth)
      // While a keyboard has not settled, more than one layout is right.
      if tree.nodes[node].step.isJudged, tree.nodes[node].step.lowered == nil {
        add(node, of: number, to: hashes[depth].value)
      }
    }
  }

  private mutating func add(_ node: Int, of tree: Int, to hash: UInt64) {
    guard let index = groupOfHash[hash] else {
      groupOfHash[hash] = groups.count
      return groups.append(Group(nodes: [(tree, node)]))
    }
    let first = groups[index].nodes[0]
    if !groups[index].isDivided, !isAlike(trees[first.tree], first.node, trees[tree], node) {
      groups[index].isDivided = true
    }
    groups[index].nodes.append((tree, node))
  }

  /// Whether two steps end with the same geometry.
  private func isAlike(_ a: ScriptTree, _ i: Int, _ b: ScriptTree, _ j: Int) -> Bool {
    let (stage, other) = (a.nodes[i].step.stage, b.nodes[j].step.stage)
    return a.nodes[i].step.geometry == b.nodes[j].step.geometry
      && a.stages[stage] == b.stages[other]
  }

  private var candidates: [AmbiguityCandidate] {
    var candidates: [AmbiguityCandidate] = []
    for group in groups where group.isDivided {
      // Equal hashes may have different posts.
      var order: [[PostedEvent]] = []
      var members: [[PostedEvent]: [AmbiguityCandidate.Member]] = [:]
      for (tree, node) in group.nodes {
        let (posts, member) = member(of: trees[tree], tree, node)
        if members[posts] == nil { order.append(posts) }
        members[posts, default: []].append(member)
      }
      for posts in order {
        let merged = Self.merged(members[posts] ?? [])
        if merged.count > 1 { candidates.append(AmbiguityCandidate(members: merged)) }
      }
    }
    return candidates
  }

  private static func merged(
    _ members: [AmbiguityCandidate.Member]
  ) -> [AmbiguityCandidate.Member] {
    var merged: [AmbiguityCandidate.Member] = []
    var numbers: [AmbiguityCandidate.Step: Int] = [:]
    for member in members {
      if let number = numbers[member.step] {
        merged[number].owners += member.owners
      } else {
        numbers[member.step] = merged.count
        merged.append(member)
      }
    }
    return merged
  }

  private func member(
    of tree: ScriptTree, _ keyboard: Int, _ node: Int
  ) -> (posts: [PostedEvent], AmbiguityCandidate.Member) {
    var path = [node]
    while let parent = tree.parents[path[0]] { path.insert(parent, at: 0) }
    var posts: [PostedEvent] = []
    let last = tree.nodes[node].step
    var step = AmbiguityCandidate.Step(
      geometry: last.geometry, context: tree.stages[last.stage].withoutBehaviors)
    for node in path {
      step.changesBefore = step.changes.count
      let before = posts.count
      for occurrence in tree.nodes[node].step.occurrences {
        switch occurrence {
        case .post(let event): posts.append(PostedEvent(event))
        case .moveKeyboard(let frame):
          step.changes.append(.init(posts: posts.count, change: .moveKeyboard(frame)))
        case .changeFrame(let frame):
          step.changes.append(.init(posts: posts.count, change: .changeFrame(above: frame)))
        case .moveGuides(let guide, let region):
          step.changes.append(
            .init(posts: posts.count, change: .moveGuides(layoutGuide: guide, region: region)))
        case .setInsets: break
        case .layOut(let stage):
          let context = tree.stages[stage].withoutBehaviors
          step.changes.append(.init(posts: posts.count, change: .layOut(context)))
        }
      }
      step.isPosting = posts.count > before
    }
    step.posts = posts.count
    let owner = AmbiguityCandidate.Owner(
      keyboard: keyboard, index: path.count - 1,
      scripts: tree.paths.indices.filter { tree.paths[$0].dropFirst(path.count - 1).first == node })
    return (posts, .init(step: step, owners: [owner]))
  }
}

extension [PostHash] {
  /// Appends the hash of all that is posted up to a step, after those of the steps before it.
  fileprivate mutating func append(
    _ step: Step, at depth: Int, _ visit: (PostHash) -> Void = { _ in }
  ) {
    removeSubrange(depth...)
    var hash = last ?? PostHash()
    for occurrence in step.occurrences {
      guard case .post(let event) = occurrence else { continue }
      hash.combine(event)
      visit(hash)
    }
    append(hash)
  }
}
