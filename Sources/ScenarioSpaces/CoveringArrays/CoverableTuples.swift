/// Decides which tuples some allowed row holds.
struct CoverableTuples {
  let constraints: RowConstraints
  /// For some parameters of one group, ascending, whether each combination of levels is allowed.
  private var cache: [[Int]: [Bool]] = [:]

  init(_ constraints: RowConstraints) { self.constraints = constraints }

  /// For each tuple of an index, whether it can be covered.
  mutating func coverable(_ index: TupleIndex) -> [Bool] {
    var result = [Bool](repeating: constraints.isSatisfiable, count: index.count)
    guard constraints.isSatisfiable, !constraints.groups.isEmpty else { return result }
    for (number, set) in index.sets.enumerated() {
      let parts = Dictionary(grouping: set) { constraints.groupOf[$0] }
      for (group, part) in parts where group >= 0 {
        let allowed = combinations(part, in: group)
        if allowed.contains(false) {
          restrict(&result, from: index.offsets[number], set, to: part, allowed)
        }
      }
    }
    return result
  }

  private func restrict(
    _ result: inout [Bool], from offset: Int, _ set: [Int], to part: [Int], _ allowed: [Bool]
  ) {
    let sizes = constraints.sizes
    var levels = [Int](repeating: 0, count: set.count)
    let positions = part.compactMap { set.firstIndex(of: $0) }
    for tuple in offset..<offset + set.reduce(1, { $0 * sizes[$1] }) {
      let combination = positions.reduce(0) { $0 * sizes[set[$1]] + levels[$1] }
      if !allowed[combination] { result[tuple] = false }
      var position = set.count - 1
      while position >= 0 {
        levels[position] += 1
        if levels[position] < sizes[set[position]] { break }
        levels[position] = 0
        position -= 1
      }
    }
  }

  private mutating func combinations(_ part: [Int], in group: Int) -> [Bool] {
    if let found = cache[part] { return found }
    var row = [Int](repeating: -1, count: constraints.sizes.count)
    var allowed: [Bool] = []
    let levels = constraints.groups[group]
    let last = part.count - 1
    guard let position = levels.parameters.firstIndex(of: part[last]) else { return [] }
    func visit(_ depth: Int) {
      if depth == last {
        allowed += levels.levels(row)[position]
        return
      }
      for level in 0..<constraints.sizes[part[depth]] {
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
