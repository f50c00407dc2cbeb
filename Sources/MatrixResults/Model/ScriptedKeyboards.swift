package import DeviceProfiles

/// The scripts of a matrix with the keyboards that each brings up.
package struct ScriptedKeyboards: Sendable {
  package let scripts: [Script]
  package let appearances: [Set<Script.Appearance>]
  package let all: Set<Script.Appearance>
  /// The scripts' indices in an order in which scripts with a common beginning are neighbors.
  package let prefixOrder: [Int]

  init(_ scripts: [Script]) {
    self.scripts = scripts
    appearances = scripts.map(\.appearances)
    all = appearances.reduce(into: []) { $0.formUnion($1) }
    prefixOrder = scripts.indices.sorted {
      scripts[$0].actions.lexicographicallyPrecedes(scripts[$1].actions) {
        $0.rawValue < $1.rawValue
      }
    }
  }
}
