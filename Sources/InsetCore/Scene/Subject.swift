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
  @inlinable
  static func play(
    _ tree: StepTree, in setting: Setting, from start: ViewState, into settled: inout [Settled]
  ) {
    var strategy = S()
    var view = start
    view.bottomConstraint = S.design.padding
    // Where a tree branches, the state goes on from what it was there; most trees do not.
    var saved: [(strategy: S, view: ViewState)] = []
    if tree.savedDepths > 0 {
      saved = Array(repeating: (strategy, view), count: tree.savedDepths)
    }
    var (depth, next) = (0, 0)
    for index in tree.nodes.indices {
      let (place, end) = (tree.nodes[index].depth, tree.nodes[index].end)
      if place < depth { (strategy, view) = saved[place] }
      for occurrence in next..<end {
        switch tree.occurrences[occurrence] {
        case .post(let event): strategy.receive(event, &view)
        case .moveKeyboard(let frame): view.moveKeyboard(to: frame)
        case .layOut(let stage): view.lay(out: setting.stages[stage])
        }
      }
      // Field by field: to hand the view over would copy all of it.
      settled.append(
        Settled(
          content: view.adjustedContentInset, indicators: view.adjustedIndicatorInsets,
          lowestLine: view.lowestLine))
      (depth, next) = (place + 1, end)
      if depth < saved.count { saved[depth] = (strategy, view) }
    }
  }
}
