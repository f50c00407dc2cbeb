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
    /// Where its occurrences end in the tree's row; they begin where those of the node before it
    /// end.
    @usableFromInline var end: Int
  }

  /// The nodes in depth-first order.
  public private(set) var nodes: [Node] = []
  /// The greatest number of steps on any path.
  public private(set) var height = 0
  /// The number of depths below which a walk has to save where it was: 0 without branches.
  @usableFromInline private(set) var savedDepths = 0
  // What happens at all nodes stands in one row, so that a walk counts no references and reads
  // memory in order.
  @usableFromInline private(set) var occurrences: [Occurrence] = []

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
    occurrences += step.occurrences
    nodes.append(Node(step: step, depth: depth, end: occurrences.count))
    height = max(height, depth + 1)
  }
}
