/// Which rows some parameters that constraints connect allow, as one flat diagram.
///
/// Nodes are in an order in which children come before parents. A reference is a node's number plus
/// two, 0 for excluded rows and 1 for allowed ones.
struct AllowedLevels: Sendable {
  /// The parameters in branching order.
  let parameters: [Int]
  private let sizes: [Int]
  /// For each node, the position of its parameter in `parameters`.
  private var positions: [Int] = []
  private var offsets: [Int] = []
  private var children: [Int] = []
  private var root = 1

  /// - Parameters:
  ///   - diagram: 1 where a row is allowed and 0 elsewhere.
  ///   - table: The diagram's table; it branches on the parameters in their order.
  ///   - parameters: The parameters' numbers in the rows.
  init(_ diagram: Diagram, in table: DiagramTable, parameters: [Int]) {
    self.parameters = parameters
    sizes = table.sizes
    var numbers = NodeMap<Int>()
    func reference(_ diagram: Diagram) -> Int { diagram.terminal ?? (numbers[diagram] ?? 0) + 2 }
    for node in table.visit([diagram]) {
      numbers[node] = positions.count
      positions.append(table.parameter(of: node))
      offsets.append(children.count)
      children += table.children(of: node).map(reference)
    }
    root = reference(diagram)
  }

  var isSatisfiable: Bool { root != 0 }
  var edgeCount: Int { children.count }

  /// Whether a complete row is allowed if the cell of a parameter has another level.
  ///
  /// - Parameters:
  ///   - cells: The cells of all rows.
  ///   - start: Where the row starts.
  ///   - parameter: The parameter; -1 for the row as it is.
  ///   - level: The other level.
  /// - Returns: Whether it is.
  func allows(_ cells: [UInt16], from start: Int, parameter: Int = -1, level: Int = 0) -> Bool {
    var reference = root
    while reference > 1 {
      let asked = parameters[positions[reference - 2]]
      let taken = asked == parameter ? level : Int(cells[start + asked])
      reference = children[offsets[reference - 2] + taken]
    }
    return reference == 1
  }

  /// The levels that some allowed row with the given cells has, for each of `parameters`.
  ///
  /// - Parameter row: A level for each parameter of the row, or -1.
  /// - Returns: Nothing but false where no row is allowed.
  /// - Complexity: O(*e*) for *e* edges.
  func levels(_ row: [Int]) -> [[Bool]] {
    let isOpen = satisfiable(row)
    var found = sizes.map { [Bool](repeating: false, count: $0) }
    guard isOpen[root] else { return found }
    // Parameters that a path skips may take every level.
    var reaches = [Int](repeating: -1, count: positions.count + 2)
    var free = [Bool](repeating: false, count: sizes.count)
    reaches[root] = 0
    for reference in stride(from: root, through: 2, by: -1) where reaches[reference] >= 0 {
      let (node, position) = (reference - 2, positions[reference - 2])
      for level in fixed(row[parameters[position]], sizes[position]) {
        let child = children[offsets[node] + level]
        guard isOpen[child] else { continue }
        found[position][level] = true
        let next = child > 1 ? positions[child - 2] : sizes.count
        for skipped in (position + 1)..<max(next, position + 1) { free[skipped] = true }
        reaches[child] = 0
      }
    }
    for skipped in 0..<(root > 1 ? positions[root - 2] : sizes.count) { free[skipped] = true }
    for position in sizes.indices where free[position] {
      for level in fixed(row[parameters[position]], sizes[position]) {
        found[position][level] = true
      }
    }
    return found
  }

  /// Whether some allowed row has the given cells.
  ///
  /// - Complexity: O(*e*) for *e* edges.
  func canComplete(_ row: [Int]) -> Bool { satisfiable(row)[root] }

  private func satisfiable(_ row: [Int]) -> [Bool] {
    var isOpen = [Bool](repeating: false, count: positions.count + 2)
    isOpen[1] = true
    for node in positions.indices {
      let position = positions[node]
      isOpen[node + 2] = fixed(row[parameters[position]], sizes[position]).contains {
        isOpen[children[offsets[node] + $0]]
      }
    }
    return isOpen
  }

  private func fixed(_ level: Int, _ size: Int) -> Range<Int> {
    level < 0 ? 0..<size : level..<level + 1
  }

  /// The allowed row that has the given cells and else differs least from another row.
  ///
  /// - Parameters:
  ///   - row: The other row; it gets the new levels of `parameters`.
  ///   - fixed: A level for each parameter of the row, or -1.
  /// - Returns: Whether there is one.
  /// - Complexity: O(*e*) for *e* edges.
  func repair(_ row: inout [Int], keeping fixed: [Int]) -> Bool {
    let unreachable = Int.max / 2
    var costs = [Int](repeating: unreachable, count: positions.count + 2)
    var choices = [Int](repeating: 0, count: positions.count)
    costs[1] = 0
    for node in positions.indices {
      let parameter = parameters[positions[node]]
      for level in self.fixed(fixed[parameter], sizes[positions[node]]) {
        let cost = costs[children[offsets[node] + level]] + (level == row[parameter] ? 0 : 1)
        if cost < costs[node + 2] {
          costs[node + 2] = cost
          choices[node] = level
        }
      }
    }
    guard costs[root] < unreachable else { return false }
    for parameter in parameters where fixed[parameter] >= 0 { row[parameter] = fixed[parameter] }
    var reference = root
    while reference > 1 {
      row[parameters[positions[reference - 2]]] = choices[reference - 2]
      reference = children[offsets[reference - 2] + choices[reference - 2]]
    }
    return true
  }
}
