/// A point in some coordinate space, in points.
public struct Point: Hashable, Sendable, Codable {
  /// The distance from the space's left edge, in points.
  public var x: Double
  /// The distance from the space's top edge, in points, growing downwards.
  public var y: Double

  /// Creates a point from its coordinates in points.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of a space.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }
}
