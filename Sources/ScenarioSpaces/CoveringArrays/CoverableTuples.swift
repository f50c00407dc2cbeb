/// Decides which tuples some allowed row holds.
struct CoverableTuples {
  let constraints: RowConstraints
  /// For some parameters of one group, ascending, whether each combination of levels is allowed.
  private var cache: [[Int]: [Bool]] = [:]
  /// How many edges of diagrams were looked at.
  private var work = 0

  init(_ constraints: RowConstraints) { self.constraints = constraints }

  /// Takes out the tuples of an index that cannot be covered.
  mutating func restrict(_ wanted: inout [Bool], of index: TupleIndex) throws(CoveringError) {
    guard constraints.isSatisfiable else {
      for tuple in wanted.indices { wanted[tuple] = false }
      return
    }
    for (number, set) in index.sets.enumerated() {
      for group in Set(set.map { constraints.groupOf[$0] }) where group >= 0 {
        let part = set.filter { constraints.groupOf[$0] == group }
        let allowed = try combinations(part, in: group)
        if allowed.contains(false) {
          restrict(&wanted, from: index.offsets[number], set, to: part, allowed)
        }
      }
    }
  }

  private func restrict(
    _ wanted: inout [Bool], from offset: Int, _ set: [Int], to part: [Int], _ allowed: [Bool]
  ) {
    let sizes = constraints.sizes
    var levels = [Int](repeating: 0, count: set.count)
    let positions = part.compactMap { set.firstIndex(of: $0) }
    for tuple in offset..<offset + set.reduce(1, { $0 * sizes[$1] }) {
      let combination = positions.reduce(0) { $0 * sizes[set[$1]] + levels[$1] }
      if !allowed[combination] { wanted[tuple] = false }
      var position = set.count - 1
      while position >= 0 {
        levels[position] += 1
        if levels[position] < sizes[set[position]] { break }
        levels[position] = 0
        position -= 1
      }
    }
  }

  private mutating func combinations(
    _ part: [Int], in group: Int
  ) throws(CoveringError) -> [Bool] {
    if let found = cache[part] { return found }
    let levels = constraints.groups[group]
    let sizes = constraints.sizes
    let last = part.count - 1
    work += levels.edgeCount * part.dropLast().reduce(1) { $0 * sizes[$1] }
    if work > CoveringLimits.visits { throw .conditionSize(limit: CoveringLimits.finalEdges) }
    guard let position = levels.parameters.firstIndex(of: part[last]) else { return [] }
    var row = [Int](repeating: -1, count: sizes.count)
    var allowed: [Bool] = []
    func visit(_ depth: Int) {
      if depth == last {
        allowed += levels.levels(row)[position]
        return
      }
      for level in 0..<sizes[part[depth]] {
        row[part[depth]] = level
        visit(depth + 1)
      }
      row[part[depth]] = -1
    }
    visit(0)
    cache[part] = allowed
    return allowed
  }
}
