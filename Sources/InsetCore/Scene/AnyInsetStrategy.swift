/// A strategy of any type: its description and the loop that plays scenes to it.
///
/// The loop is specialised for the strategy's type where the value is made, so that one call per
/// block crosses the boundary and none per event.
public struct AnyInsetStrategy: Sendable {
  /// The strategy's name.
  public var id: String { named?.id ?? type.id }
  /// What the strategy moves.
  public let mechanism: AdjustmentMechanism
  /// The strategy in words.
  public var about: StrategyDescription { named?.about ?? type.about }
  /// Where the strategy can be met: what its description says, and in pages or views.
  package var availability: [Availability] {
    let about = about
    return about.availability + [about.group == .web ? .pages : .views]
  }

  /// Whether the strategy brings the focused field into view.
  public let scrolls: Bool
  /// The points that the strategy is documented to keep above the keyboard.
  public let distance: Double
  // The description stays with the type, so that a strategy is copied without counting references.
  @usableFromInline let type: any InsetStrategy.Type
  /// The name and description of a strategy that is more than its type.
  @usableFromInline let named: Named?
  @usableFromInline let body: @Sendable (StepTree, SceneLayout, inout Playback) -> Void

  @usableFromInline
  final class Named: Sendable {
    let id: String
    let about: StrategyDescription

    init(_ id: String, _ about: StrategyDescription) { (self.id, self.about) = (id, about) }
  }

  /// Wraps a strategy that begins as a certain value, with a name of its own.
  package init<S: InsetStrategy & Sendable>(
    _ initial: S, id: String, mechanism: AdjustmentMechanism, scrolls: Bool,
    about: StrategyDescription
  ) {
    type = S.self
    named = Named(id, about)
    (self.mechanism, self.scrolls, distance) = (mechanism, scrolls, 0)
    body = { tree, layout, playback in
      playback.begin(tree, in: layout, padding: mechanism.padding)
      Player<S>.play(initial, tree, in: layout, &playback.view, &playback.settled)
    }
  }

  /// Wraps a strategy that is a value: it is copied where scripts branch.
  @inlinable
  public init<S: InsetStrategy>(_ strategy: S.Type) {
    type = strategy
    named = nil
    mechanism = S.mechanism
    scrolls = S.scrolls
    distance = S.distance
    body = { tree, layout, playback in
      playback.begin(tree, in: layout, padding: S.mechanism.padding)
      Player<S>.play(S(), tree, in: layout, &playback.view, &playback.settled)
    }
  }

  /// Wraps a strategy that may hold references: each path of a tree is played to a new one.
  public init<S: InsetStrategy>(isolating strategy: S.Type) {
    type = strategy
    named = nil
    mechanism = S.mechanism
    scrolls = S.scrolls
    distance = S.distance
    body = { tree, layout, playback in
      playback.begin(tree, in: layout, padding: S.mechanism.padding)
      var single = Playback()
      for path in tree.leafPaths {
        let steps = StepTree(path.map { tree.nodes[$0].step })
        single.begin(steps, in: layout, padding: S.mechanism.padding)
        Player<S>.play(S(), steps, in: layout, &single.view, &single.settled)
        for (index, node) in path.enumerated() { playback.settled[node] = single.settled[index] }
      }
    }
  }

  /// Plays a step tree in a layout; the playback then has the view's layout after each node.
  ///
  /// - Complexity: O(*e*), where *e* is the number of occurrences in the tree.
  @inlinable
  public func play(_ tree: StepTree, in layout: SceneLayout, _ playback: inout Playback) {
    body(tree, layout, &playback)
  }

  /// Plays one scene and returns the view's layout after each step.
  public func play(_ scene: KeyboardScene) -> [SettledLayout] {
    var playback = Playback()
    play(StepTree(scene.steps), in: scene.layout, &playback)
    return Array(playback.settled)
  }
}

@usableFromInline
enum Player<S: InsetStrategy> {
  @inlinable
  static func play(
    _ initial: consuming S, _ tree: StepTree, in layout: SceneLayout, _ view: inout ViewState,
    _ settled: inout ContiguousArray<SettledLayout>
  ) {
    var strategy = initial
    var (instruction, node) = (0, 0)
    var ends = settled.mutableSpan
    walk(tree.program.span, layout, &strategy, &view, &instruction, &node, &ends)
  }

  /// Executes the program to the end of a branch, and before it all branches that begin there.
  @inlinable
  static func walk(
    _ program: Span<Instruction>, _ layout: SceneLayout, _ strategy: inout S,
    _ view: inout ViewState, _ next: inout Int, _ node: inout Int,
    _ ends: inout MutableSpan<SettledLayout>
  ) {
    while next < program.count {
      let index = next
      let posts = index + 1..<index + 1 + Int(program[index].posts)
      next = posts.upperBound
      switch program[index].kind {
      case .begin: break
      case .moveKeyboard: view.moveKeyboard(to: program[index].event.keyboard.endFrame)
      case .changeFrame:
        if view.changeFrame(above: program[index].event.keyboard.endFrame) {
          strategy.receive(.viewDidLayoutSubviews, &view)
        }
      case .moveGuides:
        let frames = program[index].event.keyboard
        view.moveGuides(layoutGuide: frames.beginFrame, region: frames.endFrame)
        if S.followsLayoutGuide { strategy.receive(.viewDidLayoutSubviews, &view) }
      case .setInsets: view.setInsets(of: layout)
      case .layOut: view.lay(out: Int(program[index].number), of: layout)
      case .settle:
        // Field by field: to hand the view over would copy all of it.
        ends[node] = SettledLayout(
          content: view.adjustedContentInset, indicators: view.adjustedIndicatorInsets,
          lowestLine: view.lowestLine, contentOffset: view.contentOffset.y - view.translationY)
        node += 1
      case .fork:
        let (contents, keyboards) = (view.contents, view.keyboards)
        for _ in 0..<program[index].number {
          var branch = strategy
          (view.contents, view.keyboards) = (contents, keyboards)
          walk(program, layout, &branch, &view, &next, &node, &ends)
        }
        return
      case .end, .post: return
      }
      for post in posts { strategy.receive(program[post].event, &view) }
    }
  }
}
