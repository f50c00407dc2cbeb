import DeviceProfiles
import MatrixResults
import ScenarioSpaces

/// Configurations with equal scenes in all scripts, common and rare.
struct AmbiguityScope: Hashable, Sendable {
  var windows: ScriptWindows
  /// The index in ``EquivalenceClasses/grids`` of the keyboards of all scripts.
  var grid: Int
  /// Which of the remaining levels no constraint excludes, as 0.
  var possible: Diagram
  /// For each accessory, which an app knows, and each script, whether a scenario is judged; in
  /// row-major order.
  var judged: [Bool]
}

extension EquivalenceClasses {
  /// What notifications leave open, for each scope.
  func ambiguities(
    of scopes: [AmbiguityScope], _ model: MatrixModel, threads: Int?
  ) -> [Ambiguities] {
    scopes.indices.concurrentMap(threads: threads) { ambiguities(of: scopes[$0], model) }
  }

  private func ambiguities(of scope: AmbiguityScope, _ model: MatrixModel) -> Ambiguities {
    let cells = grids[scope.grid].flatMap { rows[$0] }
    let accessories = model.accessories.count
    var found = Ambiguities(
      first: scope.windows.first.withoutBehaviors, possible: scope.possible)
    var keyboards = [Int](repeating: -1, count: cells.count)
    var possible: [Diagram: [Bool]] = [:]
    var owners = 0
    let count = model.plan.scripts.count
    for accessory in 0..<accessories {
      let judged = Array(scope.judged[accessory * count..<(accessory + 1) * count])
      guard judged.contains(true) else { continue }
      var numbers: [Int: Int] = [:]
      var shapes: [(shape: KeyboardShape, isPossible: [Bool])] = []
      let first = owners
      for cell in stride(from: accessory, to: cells.count, by: accessories) where cells[cell] >= 0 {
        let rest = rest(of: scope.possible, cell: cell, model)
        let scripts = possible[rest] ?? scriptsPossible(in: rest)
        possible[rest] = scripts
        guard scripts.contains(true) else { continue }
        if let number = numbers[cells[cell]] {
          shapes[number].isPossible = zip(shapes[number].isPossible, scripts).map { $0 || $1 }
        } else {
          numbers[cells[cell]] = shapes.count
          shapes.append((self.shapes[cells[cell]], scripts))
        }
        keyboards[cell] = first + (numbers[cells[cell]] ?? 0)
      }
      owners += shapes.count
      found.candidates += AmbiguitySearch.candidates(
        scope.windows, shapes, model.scripted, judged: judged
      ).map { $0.numbered(from: first) }
    }
    found.keyboards = keyboards
    return found.canonical
  }

  /// What is left of a scope for a locale, keyboard and accessory.
  func rest(of scope: Diagram, cell: Int, _ model: MatrixModel) -> Diagram {
    let accessories = model.accessories.count
    let modes = model.keyboards.count
    let levels: [(MatrixParameter, Int)] = [
      (.locale, cell / (modes * accessories)), (.keyboard, cell / accessories % modes),
      (.accessory, cell % accessories),
    ]
    return levels.reduce(scope) {
      table.child(of: $0, parameter: $1.0.rawValue, level: $1.1)
    }
  }

  private func scriptsPossible(in scope: Diagram) -> [Bool] {
    table.levels(of: MatrixParameter.script.rawValue, in: scope) { $0 == 0 }
  }
}
