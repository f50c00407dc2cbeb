/// A strategy ready to be run: its words and the loop that plays scenes to it.
///
/// The loop is specialised for the strategy's type where the subject is made, so that one call per
/// block crosses the boundary and none per event.
public struct Subject: Sendable {
  /// The strategy's name.
  public var id: String { type.id }
  /// What the strategy writes.
  public let design: Design
  /// The strategy in words.
  public var about: About { type.about }
  // The words stay with the type, so that a subject is copied without counting references.
  @usableFromInline let type: any InsetStrategy.Type
  @usableFromInline let body: @Sendable (StepTree, Setting, inout [Settled]) -> Void

  /// Wraps a strategy.
  @inlinable
  public init<S: InsetStrategy>(_ strategy: S.Type) {
    type = strategy
    design = S.design
    body = { tree, setting, settled in Player<S>.play(tree, in: setting, into: &settled) }
  }

  /// Plays a step tree in a setting and appends where the view ended after each node, in order.
  ///
  /// - Complexity: O(*e*), where *e* is the number of occurrences in the tree.
  @inlinable
  public func play(_ tree: StepTree, in setting: Setting, into settled: inout [Settled]) {
    body(tree, setting, &settled)
  }

  /// Plays one scene and returns where the view ended after each step.
  public func play(_ scene: KeyboardScene) -> [Settled] {
    var settled: [Settled] = []
    body(StepTree(scene.steps), scene.setting, &settled)
    return settled
  }
}

/// Steps of several scripts, with common beginnings told once.
///
/// Nodes stand in depth-first order, so that a walk needs one saved state per depth.
public struct StepTree: Hashable, Sendable {
  /// A step, and how many steps come before it on its path.
  public struct Node: Hashable, Sendable {
    /// What happens.
    public var step: Step
    /// The number of steps before this one.
    public var depth: Int
  }

  /// The nodes in depth-first order.
  public private(set) var nodes: [Node] = []
  /// The greatest number of steps on any path.
  public private(set) var height = 0
  /// The number of depths below which a walk has to save where it was: 0 without branches.
  @usableFromInline private(set) var savedDepths = 0

  /// Creates a tree without branches.
  public init(_ steps: [Step] = []) {
    for (depth, step) in steps.enumerated() { append(step, depth: depth) }
  }

  /// Appends a node below the last one of the depth before its own.
  ///
  /// - Parameters:
  ///   - step: What happens.
  ///   - depth: The number of steps before it, at most one more than the last node's.
  public mutating func append(_ step: Step, depth: Int) {
    let deepest = nodes.last.map { $0.depth + 1 } ?? 0
    precondition((0...deepest).contains(depth), "a step has no step before it")
    if depth < deepest { savedDepths = max(savedDepths, depth + 1) }
    nodes.append(Node(step: step, depth: depth))
    height = max(height, depth + 1)
  }
}

@usableFromInline
enum Player<S: InsetStrategy> {
  @usableFromInline
  struct State {
    @usableFromInline var strategy: S
    @usableFromInline var view: ViewState

    @inlinable
    init(_ setting: Setting) {
      strategy = S()
      view = setting.view(padding: S.design.padding)
    }

    @inlinable
    mutating func take(_ occurrences: [Occurrence], in setting: Setting) {
      for occurrence in occurrences {
        switch occurrence {
        case .post(let event): strategy.receive(event, &view)
        case .layOut(let stage): view.lay(out: setting.stages[stage])
        }
      }
    }
  }

  @inlinable
  static func play(_ tree: StepTree, in setting: Setting, into settled: inout [Settled]) {
    var state = State(setting)
    state.take(Occurrence.appearance, in: setting)
    // Most trees branch; those that do not are spared a copy of the state.
    var saved = tree.savedDepths == 0 ? [] : [State](repeating: state, count: tree.savedDepths)
    var depth = 0
    for index in tree.nodes.indices {
      if tree.nodes[index].depth < depth { state = saved[tree.nodes[index].depth] }
      state.take(tree.nodes[index].step.occurrences, in: setting)
      settled.append(Settled(state.view))
      depth = tree.nodes[index].depth + 1
      if depth < saved.count { saved[depth] = state }
    }
  }
}
