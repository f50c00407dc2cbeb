/// The steps of several scripts as a prefix tree: common beginnings share nodes.
///
/// Nodes are in depth-first order, so that a walk needs one saved state per depth.
public struct StepTree: Hashable, Sendable {
  /// A step, and how many steps come before it on its path.
  public struct Node: Hashable, Sendable {
    /// What happens.
    public var step: Step
    /// The number of steps before this one.
    public var depth: Int

    /// Creates a node from a step and the number of steps before it.
    package init(step: Step, depth: Int) { (self.step, self.depth) = (step, depth) }
  }

  /// The nodes in depth-first order.
  public private(set) var nodes: [Node] = []
  /// The greatest number of steps on any path.
  public private(set) var height = 0
  // The tree flattened: instructions in the order of a walk.
  @usableFromInline private(set) var program: ContiguousArray = [Instruction(.begin)]
  /// For each depth of the path to the last node, the index of the instruction after the node above
  /// it.
  private var starts = [1]
  /// For each depth of that path, how many nodes there are below the node above it.
  private var branches = [0]

  /// Creates a tree without branches.
  public init(_ steps: [Step] = []) {
    for (depth, step) in steps.enumerated() { append(step, depth: depth) }
  }

  /// Creates a tree from its nodes in depth-first order.
  ///
  /// - Complexity: O(*n* + *e*) for *n* nodes with *e* occurrences.
  package init(_ nodes: [Node]) {
    self.nodes = nodes
    program.reserveCapacity(nodes.reduce(1) { $0 + $1.step.occurrences.count + 3 })
    for node in nodes { flatten(node) }
  }

  /// Appends a node below the last one of the depth before its own.
  ///
  /// - Parameters:
  ///   - step: What happens.
  ///   - depth: The number of steps before it, at most one more than the last node's.
  /// - Complexity: O(*e*), where *e* is the number of occurrences in the tree.
  public mutating func append(_ step: Step, depth: Int) {
    nodes.append(Node(step: step, depth: depth))
    flatten(nodes[nodes.count - 1])
  }

  private mutating func flatten(_ node: Node) {
    let depth = node.depth
    precondition(starts.indices.contains(depth), "a step has no step before it")
    starts.removeLast(starts.count - 1 - depth)
    branches.removeLast(branches.count - 1 - depth)
    branches[depth] += 1
    if branches[depth] == 2 { fork(at: starts[depth]) }
    if branches[depth] > 1 {
      program[starts[depth]].number = Int32(branches[depth])
      program += [Instruction(.end), Instruction(.begin)]
    }
    append(node.step.occurrences)
    program.append(Instruction(.settle))
    starts.append(program.count)
    branches.append(0)
    height = max(height, depth + 1)
  }

  /// For each leaf, the nodes of its path.
  var leafPaths: [[Int]] {
    var path: [Int] = []
    return nodes.indices.compactMap { index in
      path.replaceSubrange(nodes[index].depth..., with: [index])
      let isLeaf = index + 1 == nodes.count || nodes[index + 1].depth <= nodes[index].depth
      return isLeaf ? path : nil
    }
  }

  /// Makes what follows a node the first of its branches.
  private mutating func fork(at start: Int) {
    var begin = Instruction(.begin)
    swap(&begin.posts, &program[start - 1].posts)
    program.insert(contentsOf: [Instruction(.fork), begin], at: start)
  }

  private mutating func append(_ occurrences: [Occurrence]) {
    var last = program.count - 1
    for occurrence in occurrences {
      program.append(Instruction(occurrence))
      if program[program.count - 1].kind == .post {
        program[last].posts += 1
      } else {
        last = program.count - 1
      }
    }
  }
}

/// One instruction of the flattened tree.
///
/// Posts have no kind to branch on: the instruction before them has their number.
@usableFromInline
struct Instruction: Hashable, Sendable {
  @usableFromInline
  enum Kind: UInt8, Hashable, Sendable {
    /// A walk or a branch begins.
    case begin
    /// What happens.
    case post, moveKeyboard, changeFrame, moveGuides, layOut, setInsets
    /// A node ends: where the view is counts.
    case settle
    /// From here, `number` branches follow; each ends with `end`, the last one perhaps with the
    /// row.
    case fork, end
  }

  /// The event that is posted; where the keyboard moves, its frame is the end frame, and the layout
  /// guide's the begin frame.
  @usableFromInline let event: Event
  @usableFromInline let kind: Kind
  /// The stage where the view is laid out, or the number of branches.
  @usableFromInline fileprivate(set) var number: Int32
  /// How many posts follow.
  @usableFromInline fileprivate(set) var posts: Int32 = 0

  fileprivate init(_ kind: Kind, _ number: Int = 0, _ event: Event = .viewDidLayoutSubviews) {
    (self.kind, self.number, self.event) = (kind, Int32(number), event)
  }

  private init(_ kind: Kind, _ begin: Rect?, _ end: Rect?) {
    let frames = KeyboardNotification(beginFrame: begin, endFrame: end)
    self.init(kind, 0, .keyboardDidChangeFrame(frames))
  }

  fileprivate init(_ occurrence: Occurrence) {
    switch occurrence {
    case .post(let event): self.init(.post, 0, event)
    case .moveKeyboard(let frame): self.init(.moveKeyboard, nil, frame)
    case .changeFrame(let frame): self.init(.changeFrame, nil, frame)
    case .moveGuides(let guide, let region): self.init(.moveGuides, guide, region)
    case .layOut(let stage): self.init(.layOut, stage)
    case .setInsets: self.init(.setInsets, 0)
    }
  }
}
