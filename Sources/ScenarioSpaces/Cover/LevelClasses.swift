/// The levels of each parameter, sorted into classes that no node of a diagram distinguishes.
struct LevelClasses: Sendable {
  /// For each parameter, the class of each level; classes are numbered by their first level.
  let classes: [[Int]]
  /// For each parameter, the levels of each class, ascending.
  let members: [[[Int]]]

  /// Refines one class of all levels by the children of every node below a diagram.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges, on average.
  init(of diagram: Diagram, in table: DiagramTable) {
    var classes = table.sizes.map { [Int](repeating: 0, count: $0) }
    for node in table.visit([diagram]) {
      let parameter = table.parameter(of: node)
      classes[parameter] = Self.refined(classes[parameter], by: table.branches(of: node))
    }
    self.classes = classes
    members = classes.map { classes in
      var members = [[Int]](repeating: [], count: (classes.max() ?? -1) + 1)
      for (level, number) in classes.enumerated() { members[number].append(level) }
      return members
    }
  }

  /// Splits classes where their levels have different children.
  private static func refined(_ classes: [Int], by branches: ArraySlice<Diagram>) -> [Int] {
    struct Key: Hashable {
      let former: Int
      let child: Diagram
    }
    var numbers: [Key: Int] = [:]
    return zip(classes, branches).map { former, child in
      let key = Key(former: former, child: child)
      let number = numbers[key, default: numbers.count]
      numbers[key] = number
      return number
    }
  }
}
