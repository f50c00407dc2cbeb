package import DeviceProfiles

/// The scripts of a matrix with the keyboards that each brings up.
package struct ScriptedKeyboards: Sendable {
  package let scripts: [Script]
  package let appearances: [Set<Script.Appearance>]
  package let all: Set<Script.Appearance>

  init(_ scripts: [Script]) {
    self.scripts = scripts
    appearances = scripts.map(\.appearances)
    all = appearances.reduce(into: []) { $0.formUnion($1) }
  }
}
