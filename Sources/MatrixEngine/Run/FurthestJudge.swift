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

  /// Notes the scenes of a group.
  func judge(_ number: Int, at places: [[Int]], into sum: inout Furthest) {
    let group = survey.groups[number]
    var held = masks.none
    for place in places { held.formUnion(masks.mask(place, from: .device)) }
    if held.isNone { return }
    var settings: [[StageContext]: Settings] = [:]
    for shape in shapes(of: group) {
      let held = held.intersection(shape.mask)
      if held.isNone { continue }
      let wanted = wanted(shape.key.scope)
      let whole = ScriptTree(
        group.grounds, shape: survey.shapes[shape.key.shape], scripts: model.plan.scripts,
        wanted: wanted)
      var known = settings[whole.stages] ?? Settings(whole.stages)
      for setting in alike(shape.key.scope, &known) {
        let held = held.intersection(setting.mask)
        if held.isNone { continue }
        note(
          whole.limited(to: self.wanted(setting.key.scope)), known.distinct[setting.key.setting],
          accessory: survey.shapes[shape.key.shape].accessory, held, into: &sum
        ) { rule in
          let first: ([[Int]], Int) -> [Int] = { tuples, start in
            tuples.first { rule.allows($0, from: start) } ?? []
          }
          return first(places, 0) + first(shape.tuples, Parameter.locale.rawValue)
            + first(setting.tuples, Parameter.bars.rawValue)
        }
      }
      settings[whole.stages] = known
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
    _ script: ScriptTree, _ setting: Setting, accessory: Double, _ held: RuleMasks.Mask,
    into sum: inout Furthest, _ scenario: (FailureRule) -> [Int]
  ) {
    var judge = TreeJudge(subjects, policies)
    _ = judge.judge(script, in: setting, accessory: accessory) { held[$0] != 0 }
    for (number, path) in script.paths.enumerated() {
      guard let last = path.last, path.allSatisfy({ script.misreports[$0] == nil }) else {
        continue
      }
      let allowing = masks.mask([number], from: .script)
      for subject in subjects.indices {
        var bits = held[subject] & allowing[subject]
        if bits == 0 { continue }
        let points = abs(judge.assessment(of: subject, after: last).points)
        while bits != 0 {
          let rule = bits.trailingZeroBitCount
          bits &= bits - 1
          sum.note(points, strategy: subject, rule: rule) {
            scenario(rules[subject].rules[rule]) + [number]
          }
        }
      }
    }
  }

  private func wanted(_ scope: Diagram) -> [Bool] {
    scopeTable.tally(scope, by: [Parameter.script.rawValue], bins: 1) { $0 == 0 ? [0] : [] }.map {
      $0 > 0
    }
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
  /// Whether the condition allows some levels, from a parameter on.
  fileprivate func allows(_ levels: [Int], from parameter: Int) -> Bool {
    levels.enumerated().allSatisfy { cube.allowed[parameter + $0][$1] }
  }
}
