import Foundation

/// Where a view is in its superview: UIKit's three figures, from which the frame follows.
struct Placement: Equatable {
  var bounds: CGRect
  var center: CGPoint
  var transform = CGAffineTransform.identity

  init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The frame as if there were no transform; what constraints determine.
  var layoutFrame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  var frame: CGRect {
    get { rectInSuperview(bounds) }
    set {
      if !transform.isTranslation {
        precondition(
          transform.b == 0 && transform.c == 0 && transform.a != 0 && transform.d != 0,
          "UIKit stand-in: a frame cannot be set while the view is rotated")
      }
      bounds.size = CGSize(
        width: newValue.width / abs(transform.a), height: newValue.height / abs(transform.d))
      center = CGPoint(x: newValue.midX - transform.tx, y: newValue.midY - transform.ty)
    }
  }

  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    guard !transform.isTranslation else {
      return CGPoint(
        x: layoutFrame.minX + transform.tx + (point.x - bounds.minX),
        y: layoutFrame.minY + transform.ty + (point.y - bounds.minY))
    }
    let moved = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
  }

  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    guard !transform.isTranslation else {
      return CGPoint(
        x: bounds.minX + (point.x - layoutFrame.minX - transform.tx),
        y: bounds.minY + (point.y - layoutFrame.minY - transform.ty))
    }
    let moved = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(transform.inverted())
    return CGPoint(x: moved.x + bounds.midX, y: moved.y + bounds.midY)
  }

  func rectInSuperview(_ rect: CGRect) -> CGRect {
    map(rect, pointInSuperview)
  }

  func rectFromSuperview(_ rect: CGRect) -> CGRect {
    map(rect, pointFromSuperview)
  }

  /// The smallest rectangle around the images of the corners.
  private func map(_ rect: CGRect, _ image: (CGPoint) -> CGPoint) -> CGRect {
    if transform.isTranslation {
      return CGRect(origin: image(rect.origin), size: rect.size)
    }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(image)
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}
