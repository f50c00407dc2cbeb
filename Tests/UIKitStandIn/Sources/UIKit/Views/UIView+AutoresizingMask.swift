import Foundation

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var flexibleLeftMargin: UIView.AutoresizingMask { Self(rawValue: 1 << 0) }
    public static var flexibleWidth: UIView.AutoresizingMask { Self(rawValue: 1 << 1) }
    public static var flexibleRightMargin: UIView.AutoresizingMask { Self(rawValue: 1 << 2) }
    public static var flexibleTopMargin: UIView.AutoresizingMask { Self(rawValue: 1 << 3) }
    public static var flexibleHeight: UIView.AutoresizingMask { Self(rawValue: 1 << 4) }
    public static var flexibleBottomMargin: UIView.AutoresizingMask { Self(rawValue: 1 << 5) }
  }

  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in children where view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      let frame = view.placement.layoutFrame
      let (x, width) = Self.resized(
        (frame.minX, frame.width), in: (old.width, bounds.width),
        flexible: [
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin),
        ])
      let (y, height) = Self.resized(
        (frame.minY, frame.height), in: (old.height, bounds.height),
        flexible: [
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin),
        ])
      view.placement.layoutFrame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Shares the difference out among the flexible parts in proportion to their sizes, evenly where
  /// they have none.
  private static func resized(
    _ extent: (start: CGFloat, length: CGFloat), in length: (old: CGFloat, new: CGFloat),
    flexible: [Bool]
  ) -> (CGFloat, CGFloat) {
    let parts = [extent.start, extent.length, length.old - extent.start - extent.length]
    let change = length.new - length.old
    let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let count = CGFloat(flexible.count { $0 })
    guard change != 0, count > 0 else { return extent }
    let shares = zip(parts, flexible).map { part, isFlexible in
      guard isFlexible else { return CGFloat(0) }
      return count == 1 ? change : total > 0 ? change * part / total : change / count
    }
    return (extent.start + shares[0], extent.length + shares[1])
  }
}
