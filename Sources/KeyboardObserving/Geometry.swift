public import InsetCore

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension Rect {
  /// The same rectangle, in points.
  public init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension CGRect {
  /// The same rectangle, in points.
  public init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Size {
  /// The same size, in points.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension Point {
  /// The same point, in points.
  public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}
