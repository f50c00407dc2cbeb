import DeviceProfiles

/// The scripts of a matrix with the keyboards that each brings up.
struct ScriptedKeyboards {
  let scripts: [Script]
  let appearances: [Set<Script.Appearance>]
  /// All of them.
  let all: Set<Script.Appearance>

  init(_ scripts: [Script]) {
    self.scripts = scripts
    appearances = scripts.map(\.appearances)
    all = appearances.reduce(into: []) { $0.formUnion($1) }
  }
}
