/// What an array has to cover, and what its rows have to fulfil.
package struct CoveringProblem: Sendable {
  /// Parameters whose levels are combined at some strength.
  package struct Group: Hashable, Sendable {
    package var parameters: [Int]
    package var strength: Int

    package init(_ parameters: [Int], strength: Int) {
      self.parameters = parameters
      self.strength = strength
    }
  }

  /// The number of levels of each parameter.
  package var sizes: [Int]
  /// How many parameters are combined where no group says otherwise.
  package var strength: Int
  /// Parameters that are combined among one another at a strength of their own.
  package var groups: [Group] = []
  /// What every row fulfils.
  package var conditions: [LevelCondition] = []
  /// Varies the result; the same seed gives the same rows.
  package var seed: UInt64 = 0

  package init(sizes: [Int], strength: Int) {
    self.sizes = sizes
    self.strength = strength
  }

  /// The sets of parameters whose tuples are to be covered, without those inside another.
  var sets: [[Int]] {
    var sets = subsets(Array(sizes.indices), strength).filter { set in
      !groups.contains { group in set.allSatisfy(group.parameters.contains) }
    }
    for group in groups { sets += subsets(group.parameters.sorted(), group.strength) }
    if groups.isEmpty { return sets }
    let unique = Set(sets)
    let largest = unique.map(\.count).max() ?? 0
    // Inside a larger set means inside one of that with one parameter more, or of the next.
    let larger = unique.filter { $0.count == largest }.map(Set.init)
    return unique.filter { set in
      set.count == largest || !larger.contains { $0.isSuperset(of: set) }
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

/// All choices of so many values, or all values where there are fewer, in the values' order.
func subsets(_ values: [Int], _ count: Int) -> [[Int]] {
  if values.count <= count { return values.isEmpty ? [] : [values] }
  var found: [[Int]] = []
  var chosen = Array(0..<count)
  while true {
    found.append(chosen.map { values[$0] })
    guard let last = chosen.indices.last(where: { chosen[$0] < values.count - count + $0 }) else {
      return found
    }
    chosen[last] += 1
    for index in chosen.indices where index > last { chosen[index] = chosen[index - 1] + 1 }
  }
}
