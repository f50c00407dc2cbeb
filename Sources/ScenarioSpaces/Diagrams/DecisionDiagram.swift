/// A function from scenarios to small numbers: the root of a diagram in a ``DiagramTable``.
///
/// Two roots of one table are equal exactly when their functions are.
@usableFromInline
package struct Diagram: Hashable, Sendable {
  /// The terminal's value with the top bit set, or a node's number.
  @usableFromInline let bits: UInt32

  @inlinable
  init(bits: UInt32) { self.bits = bits }

  /// The constant function.
  @inlinable
  package static func terminal(_ value: Int) -> Diagram {
    precondition(value >= 0 && value < 1 << 31, "a terminal does not fit 31 bits")
    return Diagram(bits: UInt32(value) | 1 << 31)
  }

  /// The value of a constant function; nil for any other.
  @inlinable package var terminal: Int? { isTerminal ? Int(bits & ~(1 << 31)) : nil }

  /// The number of a diagram that is no constant, in the order in which the table made its nodes.
  package var number: Int { node }

  @inlinable var isTerminal: Bool { bits >> 31 == 1 }
  @inlinable var node: Int { Int(bits) }
}

/// Reduced, hash-consed multi-valued decision diagrams that share their nodes.
///
/// A node branches on one parameter; parameters are in a fixed order, and a node whose children are
/// all the same is never made, so that every function has one diagram.
@usableFromInline
package struct DiagramTable: Sendable {
  /// The number of levels of each parameter, in branching order.
  @usableFromInline package let sizes: [Int]
  /// The parameter that each node branches on.
  @usableFromInline var parameters: [UInt8] = []
  /// Where each node's children begin.
  @usableFromInline var offsets: [UInt32] = []
  /// The children of all nodes, in level order.
  @usableFromInline var children: [Diagram] = []
  /// Open addressing; a slot holds a node's number plus one, or 0.
  private var slots: [UInt32]

  package init(sizes: [Int]) {
    precondition(sizes.count < 256, "a diagram has at most 255 parameters")
    self.sizes = sizes
    slots = [UInt32](repeating: 0, count: 1024)
  }

  /// The number of nodes that all diagrams of the table share.
  @inlinable package var nodeCount: Int { parameters.count }

  /// The node with a number below ``nodeCount``.
  @inlinable package func node(numbered number: Int) -> Diagram { Diagram(bits: UInt32(number)) }

  /// The parameter that a diagram's root branches on; the number of parameters for a constant.
  @inlinable
  package func parameter(of diagram: Diagram) -> Int {
    diagram.isTerminal ? sizes.count : Int(parameters[diagram.node])
  }

  /// The restriction of a diagram to a level of a parameter.
  ///
  /// - Precondition: The diagram branches on no parameter before this one.
  @inlinable
  package func child(of diagram: Diagram, parameter: Int, level: Int) -> Diagram {
    self.parameter(of: diagram) == parameter
      ? children[Int(offsets[diagram.node]) + level] : diagram
  }

  /// The diagram that branches on a parameter, with these children.
  ///
  /// - Complexity: O(*n*) for *n* children, on average.
  package mutating func node(_ parameter: Int, _ branches: [Diagram]) -> Diagram {
    node(parameter, branches[...])
  }

  /// The diagram that branches on a parameter, with these children.
  ///
  /// - Complexity: O(*n*) for *n* children, on average.
  package mutating func node(_ parameter: Int, _ branches: ArraySlice<Diagram>) -> Diagram {
    precondition(branches.count == sizes[parameter], "a node has one child for each level")
    let first = branches[branches.startIndex]
    if branches.allSatisfy({ $0 == first }) { return first }
    if parameters.count * 2 >= slots.count { grow(to: slots.count * 2) }
    let slot = slot(of: parameter, branches)
    if slots[slot] != 0 { return Diagram(bits: slots[slot] - 1) }
    precondition(parameters.count < 1 << 31 && children.count < 1 << 32, "the table is full")
    let node = UInt32(parameters.count)
    slots[slot] = node + 1
    parameters.append(UInt8(parameter))
    offsets.append(UInt32(children.count))
    children.append(contentsOf: branches)
    return Diagram(bits: node)
  }

  /// The node that branches on a parameter, with these children; nil where the table has none.
  ///
  /// - Complexity: O(*n*) for *n* children, on average.
  func existingNode(_ parameter: Int, _ branches: [Diagram]) -> Diagram? {
    let slot = slots[slot(of: parameter, branches[...])]
    return slot == 0 ? nil : Diagram(bits: slot - 1)
  }

  /// The slot of a node; an empty one where the table does not have it.
  private func slot(of parameter: Int, _ branches: ArraySlice<Diagram>) -> Int {
    var slot = hash(parameter, branches) & (slots.count - 1)
    while slots[slot] != 0 {
      let node = Int(slots[slot]) - 1
      if Int(parameters[node]) == parameter, holds(node, branches) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Whether a node has these children.
  func holds(_ node: Int, _ branches: ArraySlice<Diagram>) -> Bool {
    let offset = Int(offsets[node]) - branches.startIndex
    for index in branches.indices where children[offset + index] != branches[index] {
      return false
    }
    return true
  }

  private func hash(_ parameter: Int, _ branches: some Sequence<Diagram>) -> Int {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 &+ UInt64(parameter)
    for branch in branches {
      hash = (hash ^ UInt64(branch.bits)) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
    }
    return Int(hash >> 1)
  }

  /// Makes room for more nodes, where their number is known.
  package mutating func reserveCapacity(forNodes more: Int) {
    // To reserve exactly copies all that is there: for few nodes appending does better.
    guard more > parameters.count / 8 else { return }
    let nodes = parameters.count + more
    parameters.reserveCapacity(nodes)
    offsets.reserveCapacity(nodes)
    // Room that stays empty takes no memory, but there is an end to what can be had.
    let branches = more * sizes.reduce(0, +) / max(sizes.count, 1)
    children.reserveCapacity(children.count + min(branches, 1 << 25))
    var size = slots.count
    while nodes * 2 >= size { size *= 2 }
    if size > slots.count { grow(to: size) }
  }

  private mutating func grow(to size: Int) {
    var bigger = [UInt32](repeating: 0, count: size)
    for node in parameters.indices {
      let offset = Int(offsets[node])
      let branches = children[offset..<offset + sizes[Int(parameters[node])]]
      var slot = hash(Int(parameters[node]), branches) & (bigger.count - 1)
      while bigger[slot] != 0 { slot = (slot + 1) & (bigger.count - 1) }
      bigger[slot] = UInt32(node) + 1
    }
    slots = bigger
  }

  /// The children of a diagram that is not constant.
  @inlinable
  func branches(of diagram: Diagram) -> ArraySlice<Diagram> {
    let offset = Int(offsets[diagram.node])
    return children[offset..<offset + sizes[Int(parameters[diagram.node])]]
  }
}
