/// Values for some nodes of one table; faster than a dictionary, and as large as the table.
package struct NodeMap<Value> {
  private var values: [Value?] = []

  package init() {}

  /// The value of a node; nil for a node without one and for a constant.
  package subscript(diagram: Diagram) -> Value? {
    get {
      !diagram.isTerminal && diagram.node < values.count ? values[diagram.node] : nil
    }
    set {
      precondition(!diagram.isTerminal, "a constant has no node")
      let missing = diagram.node + 1 - values.count
      if missing > 0 { values.append(contentsOf: repeatElement(nil, count: missing)) }
      values[diagram.node] = newValue
    }
  }
}

extension NodeMap: Sendable where Value: Sendable {}
