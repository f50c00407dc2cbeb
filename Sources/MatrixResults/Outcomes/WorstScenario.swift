/// The scenario with a strategy's largest error, of all that go wrong the same way.
///
/// Of equally bad ones it is the one with the lowest position.
package struct WorstScenario: Hashable, Sendable {
  /// How far, in points; positive.
  package var points: Double
  /// The scenario's position in its space.
  package var position: Int

  package init(points: Double, position: Int) {
    self.points = points
    self.position = position
  }

  /// Whether another one is worse, or as bad and earlier.
  package func isBelow(_ other: WorstScenario) -> Bool {
    (points, -position) < (other.points, -other.position)
  }
}

extension WorstScenario? {
  /// Keeps the worse of the two.
  package mutating func keep(_ other: WorstScenario?) {
    guard let other else { return }
    if let current = self, !current.isBelow(other) { return }
    self = other
  }
}

/// The scenarios with a strategy's largest error in each direction.
package struct WorstScenarios: Hashable, Sendable {
  /// The most content hidden.
  package var hidden: WorstScenario?
  package var gap: WorstScenario?

  package init(hidden: WorstScenario? = nil, gap: WorstScenario? = nil) {
    self.hidden = hidden
    self.gap = gap
  }

  /// The same scenarios further on.
  package func shifted(by positions: Int) -> WorstScenarios {
    var shifted = self
    shifted.hidden?.position += positions
    shifted.gap?.position += positions
    return shifted
  }

  package mutating func keep(_ other: WorstScenarios) {
    hidden.keep(other.hidden)
    gap.keep(other.gap)
  }
}
