import DeviceProfiles
import InsetCore
import InsetOracle
import ScenarioSpaces

/// Plays the different scenes that rules hold in, each once.
///
/// A scene stands for all places of a group, all keyboards of a shape and all choices of an app that
/// come to the same; a rule holds in it where it holds in one of each.
struct FurthestJudge {
  let model: MatrixModel
  let survey: Survey
  let scopeTable: DiagramTable
  let subjects: [Subject]
  let policies: PolicyChoices
  let rules: [FailureRules]
  let masks: RuleMasks

  private typealias Parameter = MatrixParameter

  /// Levels that come to the same, and the rules that hold in some of them.
  private struct Alike<Key> {
    let key: Key
    var tuples: [[Int]] = []
    var mask: RuleMasks.Mask
  }

  private struct ShapeKey: Hashable {
    var shape: Int
    var scope: Diagram
  }

  private struct SettingKey: Hashable {
    var setting: Int
    var scope: Diagram
  }

  /// The settings of some stages, and what an app chooses that comes to the same, for each scope.
  private struct Choices {
    var settings: Settings
    var alike: [Diagram: [Alike<SettingKey>]] = [:]
  }

  /// Notes the scenes of a group.
  func judge(_ number: Int, at places: [[Int]], into sum: inout Furthest) {
    let group = survey.groups[number]
    var held = masks.none
    for place in places { held.formUnion(masks.mask(place, from: .device)) }
    if held.isNone { return }
    var judge = BottomJudge(policies)
    var choices: [[StageContext]: Choices] = [:]
    var wanted: [Diagram: [Bool]] = [:]
    for shape in shapes(of: group) {
      let held = held.intersection(shape.mask)
      if held.isNone { continue }
      let own = survey.shapes[shape.key.shape]
      let whole = ScriptTree(
        group.grounds, shape: own, scripts: model.plan.scripts,
        wanted: self.wanted(shape.key.scope, &wanted))
      var trees: [Diagram: ScriptTree] = [:]
      var chosen = choices[whole.stages] ?? Choices(settings: Settings(whole.stages))
      let alike =
        chosen.alike[shape.key.scope] ?? self.alike(shape.key.scope, &chosen.settings)
      chosen.alike[shape.key.scope] = alike
      choices[whole.stages] = chosen
      for setting in alike {
        let held = held.intersection(setting.mask)
        if held.isNone { continue }
        let scope = setting.key.scope
        let script = trees[scope] ?? whole.limited(to: self.wanted(scope, &wanted))
        trees[scope] = script
        let place = chosen.settings.distinct[setting.key.setting]
        judge.expect(script, in: place)
        for subject in subjects.indices where held[subject] != 0 {
          judge.play(script, in: place, to: subjects[subject])
          note(judge.points, of: subject, script, held[subject], into: &sum) { rule in
            rule.first(of: places, from: .device) + rule.first(of: shape.tuples, from: .locale)
              + rule.first(of: setting.tuples, from: .bars)
          }
        }
      }
    }
  }

  /// The keyboards of a group that come to the same, in the order of their first levels.
  private func shapes(of group: Survey.Group) -> [Alike<ShapeKey>] {
    let modes = scopeTable.sizes[Parameter.keyboard.rawValue]
    let accessories = scopeTable.sizes[Parameter.accessory.rawValue]
    var all: [Alike<ShapeKey>] = []
    var numbers: [ShapeKey: Int] = [:]
    for (cell, shape) in survey.grids[group.grid].enumerated() where shape >= 0 {
      let levels = [cell / (modes * accessories), cell / accessories % modes, cell % accessories]
      let scope = rest(group.scope, levels, from: .locale)
      if scope.terminal.map({ $0 != 0 }) ?? false { continue }
      let mask = masks.mask(levels, from: .locale)
      if mask.isNone { continue }
      let key = ShapeKey(shape: shape, scope: scope)
      let number = numbers[key, default: all.count]
      if number == all.count {
        numbers[key] = number
        all.append(Alike(key: key, mask: masks.none))
      }
      all[number].tuples.append(levels)
      all[number].mask.formUnion(mask)
    }
    return all
  }

  /// What an app chooses that comes to the same, in the order of the first levels.
  private func alike(_ scope: Diagram, _ settings: inout Settings) -> [Alike<SettingKey>] {
    var all: [Alike<SettingKey>] = []
    var numbers: [SettingKey: Int] = [:]
    let sizes = scopeTable.sizes[Parameter.bars.rawValue...Parameter.base.rawValue]
    for cell in 0..<sizes.reduce(1, *) {
      var number = cell
      let levels = Array(
        sizes.reversed().map { size -> Int in
          defer { number /= size }
          return number % size
        }.reversed())
      let scope = rest(scope, levels, from: .bars)
      if scope.terminal.map({ $0 != 0 }) ?? false { continue }
      let mask = masks.mask(levels, from: .bars)
      if mask.isNone { continue }
      let key = SettingKey(setting: settings.number(of: cell), scope: scope)
      let known = numbers[key, default: all.count]
      if known == all.count {
        numbers[key] = known
        all.append(Alike(key: key, mask: masks.none))
      }
      all[known].tuples.append(levels)
      all[known].mask.formUnion(mask)
    }
    return all
  }

  private func note(
    _ points: [Double], of subject: Int, _ script: ScriptTree, _ held: UInt64,
    into sum: inout Furthest, _ scenario: (FailureRule) -> [Int]
  ) {
    for (number, path) in script.paths.enumerated() {
      guard let last = path.last, points[last] != 0 else { continue }
      var bits = held & masks.allowing(number, of: .script, subject)
      if bits == 0 || path.contains(where: { script.misreports[$0] != nil }) { continue }
      while bits != 0 {
        let rule = bits.trailingZeroBitCount
        bits &= bits - 1
        sum.note(points[last], strategy: subject, rule: rule) {
          scenario(rules[subject].rules[rule]) + [number]
        }
      }
    }
  }

  private func wanted(_ scope: Diagram, _ known: inout [Diagram: [Bool]]) -> [Bool] {
    if let wanted = known[scope] { return wanted }
    let counts = scopeTable.tally(scope, by: [Parameter.script.rawValue], bins: 1) {
      $0 == 0 ? [0] : []
    }
    let wanted = counts.map { $0 > 0 }
    known[scope] = wanted
    return wanted
  }

  private func rest(_ scope: Diagram, _ levels: [Int], from parameter: Parameter) -> Diagram {
    var scope = scope
    for (offset, level) in levels.enumerated() {
      scope = scopeTable.child(of: scope, parameter: parameter.rawValue + offset, level: level)
    }
    return scope
  }
}

extension FailureRule {
  /// The first of some levels that the condition allows, from a parameter on.
  fileprivate func first(of tuples: [[Int]], from parameter: MatrixParameter) -> [Int] {
    tuples.first { levels in
      levels.enumerated().allSatisfy { cube.allowed[parameter.rawValue + $0][$1] }
    } ?? []
  }
}
