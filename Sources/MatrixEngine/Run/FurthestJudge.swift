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
  private struct Alike {
    /// The number of the shape or setting, and what is left of the scope below it.
    struct Key: Hashable {
      var number: Int
      var scope: Diagram
    }

    let key: Key
    var tuples: [[Int]] = []
    var mask: RuleMasks.Mask
  }

  /// Levels sorted by what they come to, in the order of the first of each.
  private struct Sorting {
    private(set) var all: [Alike] = []
    private var numbers: [Alike.Key: Int] = [:]

    mutating func add(_ levels: [Int], _ key: Alike.Key, _ mask: RuleMasks.Mask) {
      if let number = numbers[key] {
        all[number].tuples.append(levels)
        all[number].mask.formUnion(mask)
      } else {
        numbers[key] = all.count
        all.append(Alike(key: key, tuples: [levels], mask: mask))
      }
    }
  }

  /// The last node of a script in which nothing misreports.
  private struct End {
    var script: Int
    var node: Int
  }

  /// A tree of scripts, and the rules that hold in one of them.
  private struct Scripts {
    var tree: ScriptTree
    var ends: [End] = []
    var mask: RuleMasks.Mask

    init(_ tree: ScriptTree, _ masks: RuleMasks) {
      self.tree = tree
      mask = masks.none
      for (number, path) in tree.paths.enumerated() {
        guard let last = path.last, path.allSatisfy({ tree.misreports[$0] == nil }) else {
          continue
        }
        ends.append(End(script: number, node: last))
        mask.formUnion(masks.mask([number], from: .script))
      }
    }
  }

  /// The settings of some stages, and what an app chooses that comes to the same, for each scope.
  private struct Choices {
    var settings: Settings
    var alike: [Diagram: [Alike]] = [:]
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
      let own = survey.shapes[shape.key.number]
      let whole = ScriptTree(
        group.grounds, shape: own, scripts: model.plan.scripts,
        wanted: self.wanted(shape.key.scope, &wanted))
      var trees: [Diagram: Scripts] = [:]
      var chosen = choices[whole.stages] ?? Choices(settings: Settings(whole.stages))
      let alike =
        chosen.alike[shape.key.scope] ?? self.alike(shape.key.scope, &chosen.settings)
      chosen.alike[shape.key.scope] = alike
      choices[whole.stages] = chosen
      for setting in alike {
        let held = held.intersection(setting.mask)
        if held.isNone { continue }
        let scope = setting.key.scope
        let scripts =
          trees[scope]
          ?? Scripts(whole.limited(to: self.wanted(scope, &wanted)), masks)
        trees[scope] = scripts
        let rules = held.intersection(scripts.mask)
        if rules.isNone { continue }
        let place = chosen.settings.distinct[setting.key.number]
        judge.expect(scripts.tree, in: place)
        for subject in subjects.indices where rules[subject] != 0 {
          judge.play(scripts.tree, in: place, to: subjects[subject])
          note(judge, of: subject, scripts.ends, rules[subject], into: &sum) { rule in
            rule.first(of: places, from: .device) + rule.first(of: shape.tuples, from: .locale)
              + rule.first(of: setting.tuples, from: .bars)
          }
        }
      }
    }
  }

  /// The keyboards of a group that come to the same.
  private func shapes(of group: Survey.Group) -> [Alike] {
    var sorting = Sorting()
    for (cell, shape) in survey.cells(of: group).enumerated() where shape >= 0 {
      add(cell, .locale, .accessory, below: group.scope, to: &sorting) { shape }
    }
    return sorting.all
  }

  /// What an app chooses that comes to the same.
  private func alike(_ scope: Diagram, _ settings: inout Settings) -> [Alike] {
    var sorting = Sorting()
    for cell in 0..<sizes(.bars, .base).reduce(1, *) {
      add(cell, .bars, .base, below: scope, to: &sorting) { settings.number(of: cell) }
    }
    return sorting.all
  }

  /// Adds a cell of some parameters' product, the last of which counts fastest, unless nothing was
  /// judged there or no rule holds.
  private func add(
    _ cell: Int, _ first: Parameter, _ last: Parameter, below scope: Diagram,
    to sorting: inout Sorting, _ number: () -> Int
  ) {
    var (rest, levels) = (cell, [Int]())
    for size in sizes(first, last).reversed() {
      levels.insert(rest % size, at: 0)
      rest /= size
    }
    var scope = scope
    for (offset, level) in levels.enumerated() {
      scope = scopeTable.child(of: scope, parameter: first.rawValue + offset, level: level)
    }
    if scope.terminal.map({ $0 != 0 }) ?? false { return }
    let mask = masks.mask(levels, from: first)
    if mask.isNone { return }
    sorting.add(levels, Alike.Key(number: number(), scope: scope), mask)
  }

  private func sizes(_ first: Parameter, _ last: Parameter) -> ArraySlice<Int> {
    scopeTable.sizes[first.rawValue...last.rawValue]
  }

  private func note(
    _ judge: BottomJudge, of subject: Int, _ ends: [End], _ held: UInt64,
    into sum: inout Furthest, _ scenario: (FailureRule) -> [Int]
  ) {
    for end in ends {
      let points = judge.points(after: end.node)
      if points == 0 { continue }
      var bits = held & masks.allowing(end.script, of: .script, subject)
      while bits != 0 {
        let rule = bits.trailingZeroBitCount
        bits &= bits - 1
        sum.note(points, strategy: subject, rule: rule) {
          scenario(rules[subject].rules[rule]) + [end.script]
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
}

extension FailureRule {
  /// The first of some levels that the condition allows, from a parameter on.
  fileprivate func first(of tuples: [[Int]], from parameter: MatrixParameter) -> [Int] {
    tuples.first { levels in
      levels.enumerated().allSatisfy { cube.allowed[parameter.rawValue + $0][$1] }
    } ?? []
  }
}
