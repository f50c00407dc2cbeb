import MatrixResults
import ScenarioSpaces

/// The units of work of a run, and the configurations that each represents.
struct WorkPlan {
  /// An equivalence class that is judged at once, or a single configuration.
  struct Unit: Sendable {
    var classIndex: Int
    /// The levels of the configurations that it represents, the first one first.
    var configurations: [[Int]]

    /// The levels of the first configuration.
    var configuration: [Int] { configurations[0] }
  }

  private(set) var units: [Unit] = []
  private var unitOfConfiguration: [Int: Int] = [:]

  /// The units of a shard, without the classes that are done.
  init(_ classes: EquivalenceClasses, _ options: Matrix.Options, done: Set<Int>) {
    let levels = classes.configurations.map(\.levels)
    let mine = options.shard?.range(of: levels, work: classes.work) ?? levels.indices
    var unitOfClass: [Int: Int] = [:]
    for index in mine where !done.contains(classes.configurations[index].classIndex) {
      let classIndex = classes.configurations[index].classIndex
      if !options.isExhaustive, let unit = unitOfClass[classIndex] {
        units[unit].configurations.append(levels[index])
        unitOfConfiguration[index] = unit
      } else {
        unitOfClass[classIndex] = units.count
        unitOfConfiguration[index] = units.count
        units.append(Unit(classIndex: classIndex, configurations: [levels[index]]))
      }
    }
  }

  /// The unit that represents a configuration; nil where the configuration is not part of the work.
  func unit(of configuration: Int) -> Int? { unitOfConfiguration[configuration] }

  /// For each unit, the number of scenarios of its configurations.
  func scenarios(_ classes: EquivalenceClasses) -> [Int] {
    // The diagram below a configuration is counted over all parameters, those of the configuration
    // included.
    let above = classes.table.sizes.prefix(4).reduce(1, *)
    var cache: [Diagram: Int] = [:]
    return units.map { unit in
      let scope = classes.classes[unit.classIndex].scope
      let whole = cache[scope] ?? classes.table.tally(scope, bins: 1) { $0 == 0 ? [0] : [] }[0]
      cache[scope] = whole
      return whole / above * unit.configurations.count
    }
  }
}
