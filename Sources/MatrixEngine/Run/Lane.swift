import DeviceProfiles
import InsetCore
import ScenarioSpaces

/// Scripts that see the same parts of a place.
///
/// Places that differ in what no script of a lane asks for are one group in that lane, so that the
/// scripts of every day are not told once more for each place that a rare one tells apart.
struct Lane: Sendable {
  /// For each script of the matrix, whether it is in the lane.
  let mask: [Bool]
  /// What the scripts do.
  let actions: Set<Script.Action>
  /// The keyboards that they bring up.
  let appearances: Set<Script.Appearance>

  /// What most users do most days.
  private static let everyday: Set<Script.Action> = [.show, .hide, .emoji, .rotate, .float]

  /// The lanes of a matrix; each script is in one.
  static func all(_ scripted: ScriptedKeyboards) -> [Lane] {
    [true, false].map { isEveryday in
      Lane(
        scripted,
        mask: scripted.scripts.map {
          everyday.isSuperset(of: $0.actions) == isEveryday
        })
    }.filter { $0.mask.contains(true) }
  }

  private init(_ scripted: ScriptedKeyboards, mask: [Bool]) {
    self.mask = mask
    var actions: Set<Script.Action> = []
    var appearances: Set<Script.Appearance> = []
    for (number, isMine) in mask.enumerated() where isMine {
      actions.formUnion(scripted.scripts[number].actions)
      appearances.formUnion(scripted.appearances[number])
    }
    self.actions = actions
    self.appearances = appearances
  }

  /// 1 for the lane's scripts, 0 for the others.
  func diagram(in table: inout DiagramTable) -> Diagram {
    table.node(MatrixParameter.script.rawValue, mask.map { .terminal($0 ? 1 : 0) })
  }

  /// A scope with the scenarios of other lanes as not run.
  func scope(_ scope: Diagram, notRun: Int, in table: inout DiagramTable) -> Diagram {
    let mine = diagram(in: &table)
    return table.combine(scope, mine) { $0 == 0 && $1 == 0 ? notRun : $0 }
  }

  /// The surroundings without what no script of the lane asks for.
  func limited(_ grounds: Grounds) -> Grounds {
    var limited = grounds
    if !actions.contains(.rotate) { limited.turned = nil }
    if !actions.contains(.resize) { limited.resized = nil }
    limited.first = self.limited(limited.first)
    limited.turned = limited.turned.map(self.limited)
    limited.resized = limited.resized.map(self.limited)
    return limited
  }

  private func limited(_ context: StageContext) -> StageContext {
    var limited = context
    limited.behaviors = context.behaviors.filter { behavior in
      behavior.actions.map { !$0.isDisjoint(with: actions) } ?? true
    }
    if !actions.contains(.present) { limited.keepsPresenter = false }
    return limited
  }
}
