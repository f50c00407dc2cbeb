public import Foundation

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if let view { return view.point(fromRoot: point, of: self) }
    return self.point(inRoot: point)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    return self.point(fromOwnRoot: point)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let view else { return self.rect(inRoot: rect) }
    if view.root === root { return view.rect(fromOwnRoot: self.rect(inRoot: rect)) }
    return view.rect(fromScreen: self.rect(inScreen: rect))
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    if let view { return view.convert(rect, to: self) }
    return self.rect(fromOwnRoot: rect)
  }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return self.point(inScreen: point)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return self.point(fromScreen: point)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    return self.rect(inScreen: rect)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return self.rect(fromScreen: rect)
  }

  /// The topmost ancestor, the window where there is one.
  var root: UIView { superview?.root ?? self }

  private func point(fromRoot point: CGPoint, of other: UIView) -> CGPoint {
    if other.root === root { return self.point(fromOwnRoot: other.point(inRoot: point)) }
    return self.point(fromScreen: other.point(inScreen: point))
  }

  private func point(inRoot point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return superview.point(inRoot: placement.pointInSuperview(point))
  }

  private func point(fromOwnRoot point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return placement.pointFromSuperview(superview.point(fromOwnRoot: point))
  }

  private func rect(inRoot rect: CGRect) -> CGRect {
    guard let superview else { return rect }
    return superview.rect(inRoot: placement.rectInSuperview(rect))
  }

  private func rect(fromOwnRoot rect: CGRect) -> CGRect {
    guard let superview else { return rect }
    return placement.rectFromSuperview(superview.rect(fromOwnRoot: rect))
  }

  // A window has its frame in the space of the screen.

  func point(inScreen point: CGPoint) -> CGPoint {
    root.placement.pointInSuperview(self.point(inRoot: point))
  }

  func point(fromScreen point: CGPoint) -> CGPoint {
    self.point(fromOwnRoot: root.placement.pointFromSuperview(point))
  }

  func rect(inScreen rect: CGRect) -> CGRect {
    root.placement.rectInSuperview(self.rect(inRoot: rect))
  }

  func rect(fromScreen rect: CGRect) -> CGRect {
    self.rect(fromOwnRoot: root.placement.rectFromSuperview(rect))
  }
}
