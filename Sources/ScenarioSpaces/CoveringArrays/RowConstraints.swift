/// What constraints allow of a row, in parts that share no parameter.
struct RowConstraints: Sendable {
  let sizes: [Int]
  /// One for each group of parameters that constraints connect.
  let groups: [AllowedLevels]
  /// For each parameter its group's number; -1 for a parameter without constraints.
  let groupOf: [Int]
  /// The number of edges of all diagrams: what a look at a whole row costs.
  let edgeCount: Int

  /// - Parameters:
  ///   - sizes: The number of levels of each parameter.
  ///   - conditions: What every row fulfils.
  /// - Throws: ``CoveringError/conditionSize(limit:)`` where diagrams are too large.
  init(sizes: [Int], conditions: [LevelCondition]) throws(CoveringError) {
    self.sizes = sizes
    var leaders = Array(sizes.indices)
    func leader(_ parameter: Int) -> Int {
      var found = parameter
      while leaders[found] != found { found = leaders[found] }
      return found
    }
    let looksAt = conditions.map { $0.parameters.sorted() }
    for parameters in looksAt {
      for (a, b) in zip(parameters, parameters.dropFirst()) {
        let (first, second) = (leader(a), leader(b))
        leaders[max(first, second)] = min(first, second)
      }
    }
    var members: [Int: [Int]] = [:]
    for (index, parameters) in looksAt.enumerated() {
      // A condition without parameters is constant; any group can hold it.
      members[parameters.first.map(leader) ?? 0, default: []].append(index)
    }
    var groups: [AllowedLevels] = []
    var groupOf = [Int](repeating: -1, count: sizes.count)
    for (_, indices) in members.sorted(by: { $0.key < $1.key }) {
      let order = Self.order(indices.map { looksAt[$0] })
      let isOrdered = indices.contains { conditions[$0].isOrdered }
      let parameters = isOrdered ? order.sorted() : order
      // What a table of diagrams holds.
      if parameters.count > 255 { throw .conditionSize(limit: CoveringLimits.edges) }
      for parameter in parameters { groupOf[parameter] = groups.count }
      var compiler = ConditionCompiler(parameters, sizes: sizes)
      let diagram = try compiler.diagram(of: .all(indices.map { conditions[$0] }))
      let allowed = AllowedLevels(diagram, in: compiler.table, parameters: parameters)
      if allowed.edgeCount > CoveringLimits.finalEdges {
        throw .conditionSize(limit: CoveringLimits.finalEdges)
      }
      groups.append(allowed)
    }
    self.groups = groups
    self.groupOf = groupOf
    edgeCount = groups.reduce(0) { $0 + $1.edgeCount }
  }

  /// An order in which parameters of the same conditions are close together, so that diagrams stay
  /// small: next comes the parameter with the most conditions already begun.
  private static func order(_ scopes: [[Int]]) -> [Int] {
    var scopesOf: [Int: [Int]] = [:]
    for (index, scope) in scopes.enumerated() {
      for parameter in scope { scopesOf[parameter, default: []].append(index) }
    }
    var rest = scopesOf.keys.sorted()
    var order: [Int] = []
    var begun = [Int](repeating: 0, count: scopes.count)
    while !rest.isEmpty {
      var (best, bestScore) = (0, -1)
      for (place, parameter) in rest.enumerated() {
        let score = (scopesOf[parameter] ?? []).reduce(0) {
          $0 + 1 + 64 * begun[$1] / scopes[$1].count
        }
        if score > bestScore { (best, bestScore) = (place, score) }
      }
      let parameter = rest.remove(at: best)
      order.append(parameter)
      for index in scopesOf[parameter] ?? [] { begun[index] += 1 }
    }
    return order
  }

  var isSatisfiable: Bool { groups.allSatisfy(\.isSatisfiable) }

  /// Whether some allowed row has the given cells; -1 represents any level.
  func canComplete(_ row: [Int]) -> Bool { groups.allSatisfy { $0.canComplete(row) } }

  /// Whether the row that starts at a cell stays allowed when a cell changes.
  @inline(__always)
  func allows(_ cells: [UInt16], from start: Int, parameter: Int, level: Int) -> Bool {
    let group = groupOf[parameter]
    return group < 0
      || groups[group].allows(cells, from: start, parameter: parameter, level: level)
  }

  /// The levels of a parameter that some allowed row with the given cells has; nil for all.
  func levels(of parameter: Int, in row: [Int]) -> [Bool]? {
    guard groupOf[parameter] >= 0 else { return nil }
    let group = groups[groupOf[parameter]]
    return group.parameters.firstIndex(of: parameter).map { group.levels(row)[$0] }
  }

  /// Changes as few cells as possible so that a row is allowed and has the given cells.
  ///
  /// - Returns: Whether that is possible.
  func repair(_ row: inout [Int], keeping fixed: [Int]) -> Bool {
    for parameter in row.indices where fixed[parameter] >= 0 { row[parameter] = fixed[parameter] }
    for group in groups where !group.repair(&row, keeping: fixed) { return false }
    return true
  }

  /// The fewest changes by which a row holds a tuple and stays allowed; none where it cannot.
  func changes(
    of row: ArraySlice<UInt16>, holding tuple: [(parameter: Int, level: Int)]
  ) -> [(parameter: Int, level: Int)] {
    var fixed = [Int](repeating: -1, count: sizes.count)
    for cell in tuple { fixed[cell.parameter] = cell.level }
    let old = row.map { Int($0) }
    var levels = old
    guard repair(&levels, keeping: fixed) else { return [] }
    return levels.indices.filter { levels[$0] != old[$0] }.map { ($0, levels[$0]) }
  }
}
