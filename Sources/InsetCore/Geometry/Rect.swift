/// A rectangle with the meaning that `CGRect` has in UIKit, in points.
///
/// Edges are half-open: a rectangle contains its left and top edge, not its right and bottom edge.
/// An *empty* rectangle has an origin but no area; the *null* rectangle has neither, and is the
/// intersection of rectangles that do not even share an edge.
public struct Rect: Hashable, Sendable, Codable {
  /// The top left corner, in points.
  public var origin: Point
  /// The extents, in points.
  ///
  /// UIKit never reports negative ones; they count as empty here.
  public var size: Size

  /// Creates a rectangle from its corner and its extents.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its left and top edge and its extents, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle at the origin without extent.
  @inlinable public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }
  /// The rectangle that is nowhere; converting it leaves it null.
  @inlinable public static var null: Rect { Rect(x: .infinity, y: .infinity, width: 0, height: 0) }

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The horizontal extent.
  @inlinable public var width: Double { size.width }
  /// The vertical extent.
  @inlinable public var height: Double { size.height }

  /// Whether the rectangle is nowhere.
  @inlinable public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether the rectangle has no area; the null rectangle is empty too.
  @inlinable public var isEmpty: Bool { isNull || !(size.width > 0) || !(size.height > 0) }

  /// Whether the point lies inside, the left and top edge included, the right and bottom edge not.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the whole of another rectangle lies inside; nothing contains the null rectangle.
  @inlinable
  public func contains(_ other: Rect) -> Bool {
    !isNull && !other.isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY
      && other.maxY <= maxY
  }

  /// Whether the two share an area; a common edge is not enough.
  @inlinable
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// The part that both cover.
  ///
  /// Rectangles that share only an edge intersect in an empty rectangle on that edge, which is
  /// *not* null; rectangles that share nothing intersect in the null rectangle.
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    if isNull || other.isNull { return .null }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    if right < left || bottom < top { return .null }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle moved by a distance in points; the null rectangle stays null.
  @inlinable
  public func offset(x: Double, y: Double) -> Rect {
    isNull
      ? self
      : Rect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
  }

  /// The rectangle without the insets at its edges.
  @inlinable
  public func inset(by insets: Insets) -> Rect {
    isNull
      ? self
      : Rect(
        x: minX + insets.left, y: minY + insets.top,
        width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
