/// The scenario in which a strategy is furthest off, of all that go wrong the same way.
///
/// Of equally bad ones it is the one with the lowest position.
public struct Extreme: Hashable, Sendable {
  /// How far, in points; positive.
  public var points: Double
  /// The scenario's position in its space.
  public var position: Int

  package init(points: Double, position: Int) {
    self.points = points
    self.position = position
  }

  /// Whether another one is worse, or as bad and earlier.
  func isBelow(_ other: Extreme) -> Bool {
    (points, -position) < (other.points, -other.position)
  }
}

extension Extreme? {
  /// Keeps the worse of the two.
  package mutating func keep(_ other: Extreme?) {
    guard let other else { return }
    if let current = self, !current.isBelow(other) { return }
    self = other
  }
}

/// The furthest a strategy is off in each direction.
public struct Extremes: Hashable, Sendable {
  /// The most content hidden.
  public var hidden: Extreme?
  /// The largest gap.
  public var gap: Extreme?

  package init(hidden: Extreme? = nil, gap: Extreme? = nil) {
    self.hidden = hidden
    self.gap = gap
  }

  package mutating func keep(_ other: Extremes) {
    hidden.keep(other.hidden)
    gap.keep(other.gap)
  }
}
