/// How the interface is turned on the screen, in UIKit's terms.
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable, Codable {
  /// The home button or port is below.
  case portrait
  /// The home button or port is at the left.
  case landscapeLeft = "landscape-left"
  /// The home button or port is at the right.
  case landscapeRight = "landscape-right"
  /// The home button or port is above.
  case portraitUpsideDown = "upside-down"

  /// Whether the interface is wider than the screen's portrait form.
  @inlinable public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// A screen's bounds in this orientation, given its portrait size in points.
  @inlinable
  public func size(ofPortrait size: Size) -> Size { isLandscape ? size.transposed : size }

  /// Takes a rectangle from the upright interface space to the fixed portrait space.
  ///
  /// Up to iOS 7 the screen and every window kept portrait coordinates, whatever the interface
  /// showed; a landscape keyboard of 1024 x 352 was reported as 352 x 1024.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the upright interface space.
  ///   - portrait: The size of the space in its portrait form.
  /// - Returns: The same rectangle in the other space.
  @inlinable
  public func fixed(_ rect: Rect, portrait: Size) -> Rect {
    if rect.isNull { return rect }
    switch self {
    case .portrait: return rect
    case .portraitUpsideDown:
      return Rect(
        x: portrait.width - rect.maxX, y: portrait.height - rect.maxY,
        width: rect.width, height: rect.height)
    case .landscapeRight:  // the interface's bottom is the portrait left edge
      return Rect(
        x: portrait.width - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    case .landscapeLeft:  // the interface's bottom is the portrait right edge
      return Rect(
        x: rect.minY, y: portrait.height - rect.maxX, width: rect.height, height: rect.width)
    }
  }

  /// Takes a rectangle from the fixed portrait space to the upright interface space: the inverse
  /// of ``fixed(_:portrait:)``.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the fixed portrait space.
  ///   - portrait: The size of the space in its portrait form.
  /// - Returns: The same rectangle in the other space.
  @inlinable
  public func upright(_ rect: Rect, portrait: Size) -> Rect {
    if rect.isNull { return rect }
    switch self {
    case .portrait: return rect
    case .portraitUpsideDown: return fixed(rect, portrait: portrait)
    case .landscapeRight:
      return Rect(
        x: rect.minY, y: portrait.width - rect.maxX, width: rect.height, height: rect.width)
    case .landscapeLeft:
      return Rect(
        x: portrait.height - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    }
  }
}
