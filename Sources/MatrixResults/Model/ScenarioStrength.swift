/// How many levels the combinations have that chosen scenarios cover.
package struct ScenarioStrength: Hashable, Sendable {
  /// Parameters whose levels are combined at a strength of their own.
  package struct Group: Hashable, Sendable {
    package var parameters: [MatrixParameter]
    package var strength: Int
  }

  package var strength: Int
  package var groups: [Group] = []

  /// Creates the strength of all parameters.
  package init(_ strength: Int) { self.strength = strength }

  /// Every two levels, and every three of what decides most of how an app answers a keyboard.
  package static let mixed = {
    var mixed = ScenarioStrength(2)
    mixed.groups = [Group(parameters: [.script, .keyboard, .placement, .bars, .base], strength: 3)]
    return mixed
  }()

  /// Reads `1` to `6`, or `mixed`.
  package init?(_ text: String) {
    if text == "mixed" {
      self = .mixed
    } else if let strength = Int(text), (1...6).contains(strength), text == String(strength) {
      self.init(strength)
    } else {
      return nil
    }
  }

  /// The strength in the form that is read.
  package var text: String { self == .mixed ? "mixed" : String(strength) }
}
