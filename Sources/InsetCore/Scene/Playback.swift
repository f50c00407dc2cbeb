/// What a play writes to, to be used again for the next one.
public struct Playback {
  /// For each node of the tree that was played last, where the view ended after it; what follows is
  /// of earlier plays.
  public var settled: ContiguousArray<SettledLayout> = []
  @usableFromInline var view: ViewState

  /// Creates a playback without a play.
  public init() {
    view = ViewState(
      environment: ViewEnvironment(chain: ViewChain(filling: .zero), contentSize: .zero))
  }

  /// Goes back to the view before the keyboard.
  @inlinable @inline(__always)
  mutating func begin(_ tree: StepTree, in layout: SceneLayout, padding: Double) {
    view.contents = ViewState.Contents(layout, padding: padding)
    view.keyboards = ViewState.Keyboards()
    while settled.count < tree.nodes.count {
      settled.append(SettledLayout(content: .zero, indicators: .zero, lowestLine: 0))
    }
  }
}
