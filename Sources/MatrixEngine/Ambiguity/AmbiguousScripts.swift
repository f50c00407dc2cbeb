import DeviceProfiles
import InsetOracle
import MatrixResults
import ScenarioSpaces

/// The ambiguous scenarios of an equivalence class, found for each layout when it is first asked
/// for.
struct AmbiguousScripts {
  private let ambiguities: Ambiguities?
  private let context: JudgingContext
  private var judge: AmbiguityJudge?
  /// By the number of a layout's levels: for each keyboards with an ambiguous scenario, the index of
  /// its scripts; nil for a layout that has not been asked for.
  private var found = [[Int: Int]?](repeating: nil, count: LayoutLevels.count)
  private var table = InternTable<[Bool]>()

  init(_ ambiguities: Ambiguities?, _ context: JudgingContext) {
    self.ambiguities = ambiguities
    self.context = context
    judge = ambiguities.map { AmbiguityJudge($0, context.policies) }
    _ = table.index(of: [])
  }

  /// The index of the keyboards of a locale, keyboard and accessory; -1 where they leave nothing
  /// open.
  func keyboard(at levels: [Int]) -> Int {
    guard let ambiguities else { return -1 }
    let (modes, accessories) = (context.model.keyboards.count, context.model.accessories.count)
    return ambiguities.keyboards[(levels[0] * modes + levels[1]) * accessories + levels[2]]
  }

  /// The indices of all keyboards of a locale.
  func keyboards(of locale: Int) -> ArraySlice<Int> {
    guard let ambiguities else { return [] }
    let count = context.model.keyboards.count * context.model.accessories.count
    return ambiguities.keyboards[locale * count..<(locale + 1) * count]
  }

  /// The index of the scripts that are ambiguous with some keyboards in a layout; 0 where none is.
  mutating func scripts(_ keyboard: Int, in levels: [Int]) -> Int {
    guard keyboard >= 0, ambiguities != nil else { return 0 }
    let layout = LayoutLevels.number(of: levels)
    let scripts = found[layout] ?? scripts(in: levels)
    found[layout] = scripts
    return scripts[keyboard] ?? 0
  }

  /// For each script, whether it is one of those with an index; empty where none is.
  func isAmbiguous(_ index: Int) -> [Bool] { table.values[index] }

  /// For each keyboards with an ambiguous scenario in a layout, the index of its scripts.
  private mutating func scripts(in levels: [Int]) -> [Int: Int] {
    guard var judge else { return [:] }
    self.judge = nil  // So that it is not copied.
    var isAmbiguous: [Int: [Bool]] = [:]
    let none = [Bool](repeating: false, count: context.model.plan.scripts.count)
    for pair in judge.pairs(in: LayoutLevels(levels), { scenario(of: $0, in: levels) != nil }) {
      for owner in pair.step.owners {
        for script in owner.scripts { isAmbiguous[owner.keyboard, default: none][script] = true }
      }
    }
    self.judge = judge
    return isAmbiguous.mapValues { table.index(of: $0) }
  }

  /// The first possible scenario of an owner in a layout, from the locale on; nil where there is
  /// none.
  func scenario(of owner: AmbiguityCandidate.Owner, in levels: [Int]) -> [Int]? {
    guard let ambiguities else { return nil }
    let (modes, accessories) = (context.model.keyboards.count, context.model.accessories.count)
    for (cell, keyboard) in ambiguities.keyboards.enumerated() where keyboard == owner.keyboard {
      let head = [cell / (modes * accessories), cell / accessories % modes, cell % accessories]
      let scope = rest(of: ambiguities.possible, head + levels)
      for script in owner.scripts {
        let parameter = MatrixParameter.script.rawValue
        if context.scopes.child(of: scope, parameter: parameter, level: script).terminal == 0 {
          return head + levels + [script]
        }
      }
    }
    return nil
  }

  private func rest(of scope: Diagram, _ levels: [Int]) -> Diagram {
    zip(MatrixParameter.locale.rawValue..., levels).reduce(scope) {
      context.scopes.child(of: $0, parameter: $1.0, level: $1.1)
    }
  }
}

extension AmbiguousScripts {
  /// A scenario that cannot be distinguished from another, from the locale on.
  struct Twin {
    /// The other scenario.
    var scenario: [Int]
    /// The step in which they need different layouts, counted from 1.
    var step: Int
    /// The step of the other scenario.
    var twinStep: Int
    /// What the other scenario needs there.
    var expectation: Expectation
  }

  /// A twin of a scenario, given from the locale on: of its first ambiguous step.
  func twin(of scenario: [Int]) -> Twin? {
    guard var judge else { return nil }
    let keyboard = keyboard(at: scenario)
    let levels = Array(scenario[3..<8])
    var first: Twin?
    for pair in judge.pairs(
      in: LayoutLevels(levels), { self.scenario(of: $0, in: levels) != nil })
    {
      guard
        let step = pair.step.owners.first(where: {
          $0.keyboard == keyboard && $0.scripts.contains(scenario[8])
        })?.index, step < first?.step ?? .max,
        let (twin, owner) = pair.twin.owners.lazy.compactMap({ owner in
          self.scenario(of: owner, in: levels).map { ($0, owner) }
        }).first
      else { continue }
      first = Twin(
        scenario: twin, step: step, twinStep: owner.index + 1,
        expectation: judge.expectation(of: pair.twin.step))
    }
    first?.step += 1
    return first
  }
}
