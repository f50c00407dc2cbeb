import DeviceProfiles
import InsetOracle
import MatrixResults
import ScenarioSpaces

/// The ambiguous scenarios of an equivalence class, found for each layout when it is first asked
/// for.
struct AmbiguousScripts {
  private let ambiguities: Ambiguities?
  private let context: JudgingContext
  /// For the levels of a layout: for each keyboards with an ambiguous scenario, whether each script
  /// is.
  private var cache: [[Int]: [Int: [Bool]]] = [:]

  init(_ ambiguities: Ambiguities?, _ context: JudgingContext) {
    self.ambiguities = ambiguities
    self.context = context
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

  /// For each script, whether it is ambiguous with some keyboards in a layout; empty where none is.
  mutating func scripts(_ keyboard: Int, in levels: [Int]) -> [Bool] {
    guard keyboard >= 0, let ambiguities else { return [] }
    if let cached = cache[levels] { return cached[keyboard] ?? [] }
    var judge = AmbiguityJudge(ambiguities, context.policies, levels: LayoutLevels(levels))
    var found: [Int: [Bool]] = [:]
    let none = [Bool](repeating: false, count: context.model.plan.scripts.count)
    for pair in judge.pairs({ scenario(of: $0, in: levels) != nil }) {
      for owner in pair.step.owners {
        for script in owner.scripts { found[owner.keyboard, default: none][script] = true }
      }
    }
    cache[levels] = found
    return found[keyboard] ?? []
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
    guard let ambiguities else { return nil }
    let keyboard = keyboard(at: scenario)
    let levels = Array(scenario[3..<8])
    var judge = AmbiguityJudge(ambiguities, context.policies, levels: LayoutLevels(levels))
    var first: Twin?
    for pair in judge.pairs({ self.scenario(of: $0, in: levels) != nil }) {
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
