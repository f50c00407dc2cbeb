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
  @usableFromInline let body: @Sendable (StepTree, Setting, ViewState, inout [Settled]) -> Void

  /// Wraps a strategy.
  @inlinable
  public init<S: InsetStrategy>(_ strategy: S.Type) {
    type = strategy
    design = S.design
    body = { tree, setting, start, settled in
      Player<S>.play(tree, in: setting, from: start, into: &settled)
    }
  }

  /// Plays a step tree in a setting and appends where the view ended after each node, in order.
  ///
  /// - Parameters:
  ///   - tree: The steps.
  ///   - setting: Where they are played.
  ///   - start: The setting's view before the keyboard, without padding: the same for every subject.
  ///   - settled: What is appended to.
  /// - Complexity: O(*e*), where *e* is the number of occurrences in the tree.
  @inlinable
  public func play(
    _ tree: StepTree, in setting: Setting, from start: ViewState, into settled: inout [Settled]
  ) {
    body(tree, setting, start, &settled)
  }

  /// Plays one scene and returns where the view ended after each step.
  public func play(_ scene: KeyboardScene) -> [Settled] {
    var settled: [Settled] = []
    body(StepTree(scene.steps), scene.setting, scene.setting.view(padding: 0), &settled)
    return settled
  }
}

@usableFromInline
enum Player<S: InsetStrategy> {
  @usableFromInline
  struct State {
    @usableFromInline var strategy: S
    @usableFromInline var view: ViewState

    @inlinable
    init(_ start: ViewState) {
      strategy = S()
      view = start
      view.bottomConstraint = S.design.padding
    }

    @inlinable
    mutating func take(_ occurrences: [Occurrence], _ range: Range<Int>, in setting: Setting) {
      for index in range {
        switch occurrences[index] {
        case .post(let event): strategy.receive(event, &view)
        case .moveKeyboard(let frame): view.moveKeyboard(to: frame)
        case .layOut(let stage): view.lay(out: setting.stages[stage])
        }
      }
    }
  }

  @inlinable
  static func play(
    _ tree: StepTree, in setting: Setting, from start: ViewState, into settled: inout [Settled]
  ) {
    var state = State(start)
    // Most trees branch; those that do not are spared a copy of the state.
    var saved = tree.savedDepths == 0 ? [] : [State](repeating: state, count: tree.savedDepths)
    var (depth, start) = (0, 0)
    for index in tree.nodes.indices {
      let (place, end) = (tree.nodes[index].depth, tree.nodes[index].end)
      if place < depth { state = saved[place] }
      state.take(tree.occurrences, start..<end, in: setting)
      settled.append(Settled(state.view))
      (depth, start) = (place + 1, end)
      if depth < saved.count { saved[depth] = state }
    }
  }
}
