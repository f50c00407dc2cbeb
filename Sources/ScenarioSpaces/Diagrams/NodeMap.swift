/// Values for some nodes of one table; faster than a dictionary, and as large as the table.
package struct NodeMap<Value> {
  private var values: [Value?] = []

  package init() {}

  /// Makes room for a diagram and what lies behind it: children come before parents.
  package mutating func reserve(_ diagram: Diagram) {
    guard !diagram.isTerminal, diagram.node >= values.count else { return }
    values.append(
      contentsOf: [Value?](repeating: nil, count: diagram.node + 1 - values.count))
  }

  /// The value of a node; nil for a node without one and for a constant.
  package subscript(diagram: Diagram) -> Value? {
    get {
      !diagram.isTerminal && diagram.node < values.count ? values[diagram.node] : nil
    }
    set {
      precondition(!diagram.isTerminal, "a constant has no node")
      reserve(diagram)
      values[diagram.node] = newValue
    }
  }
}

extension NodeMap: Sendable where Value: Sendable {}
