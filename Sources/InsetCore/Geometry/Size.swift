/// A width and a height, in points.
public struct Size: Hashable, Sendable, Codable {
  /// The horizontal extent in points.
  public var width: Double
  /// The vertical extent in points.
  public var height: Double

  /// Creates a size from its extents in points.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size without extent.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }

  /// The size with width and height exchanged: the same screen, turned by 90 degrees.
  @inlinable public var transposed: Size { Size(width: height, height: width) }
}
