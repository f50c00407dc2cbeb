extension CoveringModel {
  /// The rows without negative levels, then those with one.
  func parts() throws(CoveringError) -> [CoveringProblem] {
    try check()
    let sets = try sets()
    let hasNegatives = parameters.contains { parameter in
      zip(parameter.isNegative, parameter.isExcluded).contains { $0 && !$1 }
    }
    return [CoveringProblem(self, sets: sets, isNegative: false)]
      + (hasNegatives ? [CoveringProblem(self, sets: sets, isNegative: true)] : [])
  }

  private func check() throws(CoveringError) {
    if parameters.isEmpty { throw .noParameters }
    if parameters.count > CoveringLimits.parameters {
      throw .parameterCount(limit: CoveringLimits.parameters)
    }
    for (number, parameter) in parameters.enumerated() {
      guard (1...CoveringLimits.levels).contains(parameter.levelCount),
        parameter.isNegative.count == parameter.levelCount,
        parameter.isExcluded.count == parameter.levelCount
      else { throw .levelCount(parameter: number, limit: CoveringLimits.levels) }
    }
    for strength in [strength] + groups.map(\.strength)
    where !(1...CoveringLimits.strength).contains(strength) {
      throw .strength(limit: CoveringLimits.strength)
    }
    for parameter in groups.lazy.flatMap(\.parameters)
    where !parameters.indices.contains(parameter) {
      throw .unknownParameter(parameter)
    }
    let sizes = parameters.map(\.levelCount)
    for condition in conditions { try condition.check(sizes) }
  }

  /// The sets of parameters whose tuples are to be covered, without those inside another.
  private func sets() throws(CoveringError) -> [[Int]] {
    let choices =
      [Group(parameters.indices.filter { parameters[$0].isCombined }, strength: strength)]
      + groups.map { Group(Set($0.parameters).sorted(), strength: $0.strength) }
    try checkSize(choices)
    let members = groups.map { Set($0.parameters) }
    var found = Set(
      subsets(choices[0].parameters, strength).filter { set in
        !members.contains { $0.isSuperset(of: set) }
      })
    for group in choices.dropFirst() {
      found.formUnion(subsets(group.parameters, group.strength))
    }
    if !groups.isEmpty { removeInner(&found) }
    return try checkedTuples(found.sorted { $0.lexicographicallyPrecedes($1) })
  }

  /// Removes the sets that are inside another.
  private func removeInner(_ sets: inout Set<[Int]>) {
    var inner: Set<[Int]> = []
    for count in stride(from: CoveringLimits.strength, to: 1, by: -1) {
      let outer = inner.union(sets.lazy.filter { $0.count == count })
      inner = Set(outer.lazy.flatMap { subsets($0, count - 1) })
      sets.subtract(inner)
    }
  }

  /// Throws where there are too many sets to list.
  private func checkSize(_ groups: [Group]) throws(CoveringError) {
    var entries = 0
    for group in groups {
      let strength = min(group.strength, group.parameters.count)
      var count = 1
      for chosen in 0..<strength {
        count = count * (group.parameters.count - chosen) / (chosen + 1)
        if count > CoveringLimits.entries { throw .tupleCount(limit: CoveringLimits.tuples) }
      }
      entries += count * strength * strength
    }
    if entries > CoveringLimits.entries { throw .tupleCount(limit: CoveringLimits.tuples) }
  }

  private func checkedTuples(_ sets: [[Int]]) throws(CoveringError) -> [[Int]] {
    let sizes = parameters.map { parameter in parameter.isExcluded.count { !$0 } }
    var (count, largest, tries) = (0, 0, 0)
    for set in sets {
      // At most six factors of up to 2¹⁰.
      let tuples = set.reduce(1) { $0 * sizes[$1] }
      count += tuples
      largest = max(largest, tuples)
      tries += set.reduce(0) { $0 + sizes[$1] }
      if count > CoveringLimits.tuples { throw .tupleCount(limit: CoveringLimits.tuples) }
    }
    if largest * tries > CoveringLimits.rowWork { throw .rowSize(limit: CoveringLimits.rowWork) }
    return sets
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
