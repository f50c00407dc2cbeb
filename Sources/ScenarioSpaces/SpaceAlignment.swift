/// The union of two spaces, in which levels of one name are one level.
///
/// A version without a minor number is that with 0, as in ``Parameter/level(named:)``.
package struct SpaceAlignment: Sendable {
  /// The space that has the scenarios of both: the later one's levels, then what only the earlier
  /// one has.
  package let joint: ScenarioSpace
  /// For each parameter of the joint space, the number that each level has in the earlier space.
  package let earlier: [[Int?]]
  /// For each parameter of the joint space, the number that each level has in the later space.
  package let later: [[Int?]]

  /// Aligns two spaces; nil where the parameters differ in name, order or number, or where the
  /// joint space has more scenarios than an `Int` can count.
  package init?(from earlier: ScenarioSpace, to later: ScenarioSpace) {
    guard earlier.parameters.map(\.name) == later.parameters.map(\.name) else { return nil }
    var joint: [Parameter] = []
    var numbers: [(earlier: [Int?], later: [Int?])] = []
    var positions = 1
    for (old, new) in zip(earlier.parameters, later.parameters) {
      let names = old.levels.map { Self.name(of: $0, of: old, in: new) }
      let known = Set(new.levels)
      let levels = new.levels + names.filter { !known.contains($0) }
      let (product, overflow) = positions.multipliedReportingOverflow(by: levels.count)
      if overflow { return nil }
      positions = product
      joint.append(Parameter(new.name, levels: levels))
      let oldNumbers = Dictionary(
        uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
      numbers.append(
        (levels.map { oldNumbers[$0] }, levels.indices.map { $0 < new.levels.count ? $0 : nil }))
    }
    self.joint = ScenarioSpace(joint)
    self.earlier = numbers.map(\.earlier)
    self.later = numbers.map(\.later)
  }

  /// The name that an earlier level has now: levels without a minor number got one.
  private static func name(of level: String, of old: Parameter, in new: Parameter) -> String {
    guard let number = new.level(named: level) else { return level }
    let name = new.levels[number]
    return old.levels.contains(name) ? level : name
  }

  /// Whether both spaces have the same levels in the same order.
  package var isOneSpace: Bool {
    [earlier, later].allSatisfy { $0.allSatisfy { $0 == Array($0.indices) } }
  }

  /// For each parameter of the earlier space, the number that each level has in the later one.
  package var laterLevels: [[Int?]] { Self.numbers(earlier, later) }
  /// For each parameter of the later space, the number that each level has in the earlier one.
  package var earlierLevels: [[Int?]] { Self.numbers(later, earlier) }

  private static func numbers(_ own: [[Int?]], _ others: [[Int?]]) -> [[Int?]] {
    zip(own, others).map { own, others in
      zip(own, others).filter { $0.0 != nil }.sorted { ($0.0 ?? 0) < ($1.0 ?? 0) }.map(\.1)
    }
  }

  /// A choice of the later space's scenarios as one of the joint space.
  package func query(ofLater query: Query) -> Query {
    Query(
      allowed: zip(later, query.allowed).map { levels, allowed in
        levels.map { $0.map { allowed[$0] } ?? false }
      })
  }
}

extension DiagramTable {
  /// A function of another space as a diagram of this table.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - other: The table that it comes from.
  ///   - levels: For each parameter, the number that each level has in the other table; nil for a
  ///     level that it has not.
  ///   - missing: The value of scenarios that the other table has not.
  ///   - cache: What was transferred before with the same levels and values.
  ///   - value: What becomes of the values of all others.
  /// - Returns: The function's diagram.
  /// - Complexity: O(*e* · *p*) for a diagram of *e* edges and *p* parameters at worst.
  package mutating func transfer(
    _ diagram: Diagram, from other: DiagramTable, levels: [[Int?]], missing: Int,
    cache: inout NodeMap<Diagram>, _ value: (Int) -> Int = { $0 }
  ) -> Diagram {
    transfer(diagram, at: 0, other, levels, .terminal(missing), value, &cache)
  }

  /// The part from a parameter on; where levels are missing, the result also branches on parameters
  /// that the diagram does not branch on.
  private mutating func transfer(
    _ diagram: Diagram, at first: Int, _ other: DiagramTable, _ levels: [[Int?]],
    _ missing: Diagram, _ value: (Int) -> Int, _ cache: inout NodeMap<Diagram>
  ) -> Diagram {
    let parameter = other.parameter(of: diagram)
    var result: Diagram
    if let found = cache[diagram] {
      result = found
    } else if let terminal = diagram.terminal {
      result = .terminal(value(terminal))
    } else {
      let children = other.children(of: diagram).map {
        transfer($0, at: parameter + 1, other, levels, missing, value, &cache)
      }
      result = node(parameter, levels[parameter].map { $0.map { children[$0] } ?? missing })
      cache[diagram] = result
    }
    for skipped in (first..<parameter).reversed() where levels[skipped].contains(nil) {
      let rest = result
      result = node(skipped, levels[skipped].map { $0 == nil ? missing : rest })
    }
    return result
  }
}
