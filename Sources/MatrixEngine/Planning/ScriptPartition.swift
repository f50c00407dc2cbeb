import DeviceProfiles
import MatrixResults
import ScenarioSpaces

/// A part of the scripts that is judged separately.
///
/// Configurations that differ only in what no script of the partition depends on are one
/// equivalence class there, so that common scripts are not played again for each configuration that
/// a rare one distinguishes: without partitions judging takes 14 % longer (`Benchmarks/README.md`).
struct ScriptPartition: Sendable {
  /// For each script, whether it is in the partition.
  let isMember: [Bool]
  /// The keyboards that its scripts bring up.
  let appearances: Set<Script.Appearance>
  private let actions: Set<Script.Action>

  private static let common: Set<Script.Action> = [.show, .hide, .emoji, .rotate, .float]

  static func all(_ scripted: ScriptedKeyboards) -> [ScriptPartition] {
    let isCommon = scripted.scripts.map { common.isSuperset(of: $0.actions) }
    return [isCommon, isCommon.map { !$0 }].filter { $0.contains(true) }
      .map { ScriptPartition(scripted, isMember: $0) }
  }

  private init(_ scripted: ScriptedKeyboards, isMember: [Bool]) {
    self.isMember = isMember
    let members = isMember.indices.filter { isMember[$0] }
    actions = members.reduce(into: []) { $0.formUnion(scripted.scripts[$1].actions) }
    appearances = members.reduce(into: []) { $0.formUnion(scripted.appearances[$1]) }
  }

  /// 1 for the partition's scripts, 0 for the others.
  func diagram(in table: inout DiagramTable) -> Diagram {
    table.node(MatrixParameter.script.rawValue, isMember.map { .terminal($0 ? 1 : 0) })
  }

  /// A scope in which only the partition's scripts apply.
  func restricted(_ scope: Diagram, in table: inout DiagramTable) -> Diagram {
    let mine = diagram(in: &table)
    return table.apply(scope, mine) { $0 == 0 && $1 == 0 ? 1 : $0 }
  }

  /// The windows without what no script of the partition depends on.
  func restricted(_ windows: ScriptWindows) -> ScriptWindows {
    ScriptWindows(
      first: windows.first.restricted(to: actions),
      turned: actions.contains(.rotate) ? windows.turned?.restricted(to: actions) : nil,
      resized: actions.contains(.resize) ? windows.resized?.restricted(to: actions) : nil)
  }
}
