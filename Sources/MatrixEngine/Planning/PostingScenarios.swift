package import DeviceProfiles
package import InsetCore
package import MatrixResults
import ScenarioSpaces

/// Scenarios that post the same notifications in one step: each configuration with each keyboard.
package struct PostingScenarios: Sendable {
  /// The size of the upright screen as the scenarios begin, in points.
  package let screen: Size
  /// For each configuration, the levels of device, OS, orientation and window.
  package let configurations: [[Int]]
  /// For each keyboard, the levels of locale, keyboard and accessory; of the locales only the
  /// first.
  package let keyboards: [[Int]]
  /// The levels of the parameters between the accessory and the script.
  let rest: [Int]
  package let script: Int
  /// The step's number in the script, counted from 1.
  package let step: Int
  /// The step's action, such as `show`.
  package let action: String

  package func scenario(configuration: Int, keyboard: Int) -> [Int] {
    configurations[configuration] + keyboards[keyboard] + rest + [script]
  }
}

extension MatrixModel {
  /// Visits every keyboard notification that an applicable scenario in a full-screen window posts.
  ///
  /// Scenarios that no app can distinguish are visited at once, and so are scripts that begin
  /// alike, so that a step comes once for each different stage and keyboard.
  ///
  /// - Parameters:
  ///   - includes: Whether a device is of interest.
  ///   - visit: Gets the keyboard notifications of a step in order, and who posts them.
  package func visitPostedNotifications(
    on includes: (DeviceProfile) -> Bool = { _ in true },
    _ visit: ([Event], PostingScenarios) -> Void
  ) {
    var (table, excluded) = possible
    let isIncluded = profiles.devices.map(includes)
    let others = table.diagram(
      over: [MatrixParameter.device.rawValue, MatrixParameter.window.rawValue]
    ) {
      // No other window than the screen's own is applicable.
      isIncluded[$0[0]] && windows[$0[1]] == .full ? 0 : 1
    }
    let scope = table.apply(excluded, others) { max($0, $1) }
    let classes = EquivalenceClasses(self, scope: scope, in: table)
    var scripts = ApplicableScripts(table: classes.table)
    for (member, configurations) in zip(classes.classes, classes.members) {
      for scoped in classes.shapes(of: member) {
        let tails = scripts.tails(of: scoped.scope)
        let tree = ScriptTree(
          member.windows, shape: scoped.shape, scripts: scripted,
          wanted: tails.map { $0 != nil })
        var seen: Set<Int> = []
        for (script, path) in tree.paths.enumerated() {
          for (index, node) in path.enumerated() where seen.insert(node).inserted {
            let step = tree.nodes[node].step
            let events = step.keyboardEvents
            if events.isEmpty { continue }
            visit(
              events,
              PostingScenarios(
                screen: member.windows.first.screen, configurations: configurations,
                keyboards: scoped.keyboards, rest: tails[script] ?? [], script: script,
                step: index + 1, action: step.name))
          }
        }
      }
    }
  }
}

extension Step {
  /// The keyboard notifications that are posted to the app, in order.
  fileprivate var keyboardEvents: [Event] {
    occurrences.compactMap { occurrence in
      if case .post(let event) = occurrence, event.kind.isKeyboard { event } else { nil }
    }
  }
}

extension EquivalenceClasses {
  /// A shape with the levels of locale, keyboard and accessory that lead to it, and what is left of
  /// the scope below them.
  fileprivate struct ScopedShape {
    var shape: KeyboardShape
    var scope: Diagram
    var keyboards: [[Int]]
  }

  private struct ShapeKey: Hashable {
    var shape: Int
    var scope: Diagram
  }

  /// The different shapes of a class, in the order of their first levels.
  fileprivate func shapes(of member: Class) -> [ScopedShape] {
    let modes = table.sizes[MatrixParameter.keyboard.rawValue]
    let accessories = table.sizes[MatrixParameter.accessory.rawValue]
    var scoped: [ScopedShape] = []
    var numbers: [ShapeKey: Int] = [:]
    var cache: Set<[Int]> = []
    for (cell, shape) in cells(of: member).enumerated() where shape >= 0 {
      let levels = [cell / (modes * accessories), cell / accessories % modes, cell % accessories]
      var scope = member.scope
      for (parameter, level) in zip(MatrixParameter.locale.rawValue..., levels) {
        scope = table.child(of: scope, parameter: parameter, level: level)
      }
      if scope.terminal.map({ $0 != 0 }) ?? false { continue }
      let key = ShapeKey(shape: shape, scope: scope)
      let number = numbers[key, default: scoped.count]
      if number == scoped.count {
        numbers[key] = number
        scoped.append(ScopedShape(shape: shapes[shape], scope: scope, keyboards: []))
      }
      if cache.insert([number, levels[1], levels[2]]).inserted {
        scoped[number].keyboards.append(levels)
      }
    }
    return scoped
  }
}

/// For each script, the first levels between accessory and script with which it is applicable.
private struct ApplicableScripts {
  let table: DiagramTable
  private var cache: [Diagram: [[Int]?]] = [:]

  init(table: DiagramTable) { self.table = table }

  /// The levels below a scope for each script; nil for one that does not apply.
  mutating func tails(of scope: Diagram) -> [[Int]?] {
    if let tails = cache[scope] { return tails }
    let script = MatrixParameter.script.rawValue
    let tails = (0..<table.sizes[script]).map {
      first(scope, MatrixParameter.bars.rawValue, script: $0)
    }
    cache[scope] = tails
    return tails
  }

  private func first(_ scope: Diagram, _ parameter: Int, script: Int) -> [Int]? {
    if scope.terminal.map({ $0 != 0 }) ?? false { return nil }
    if parameter == MatrixParameter.script.rawValue {
      let rest = table.child(of: scope, parameter: parameter, level: script)
      return rest.terminal == 0 ? [] : nil
    }
    for level in 0..<table.sizes[parameter] {
      let rest = table.child(of: scope, parameter: parameter, level: level)
      if let tail = first(rest, parameter + 1, script: script) { return [level] + tail }
    }
    return nil
  }
}
