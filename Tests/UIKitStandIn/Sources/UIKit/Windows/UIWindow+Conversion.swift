public import Foundation

extension UIWindow {
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = self.point(inScreen: point)
    return window?.point(fromScreen: onScreen) ?? onScreen
  }

  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    self.point(fromScreen: window?.point(inScreen: point) ?? point)
  }

  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    let onScreen = self.rect(inScreen: rect)
    return window?.rect(fromScreen: onScreen) ?? onScreen
  }

  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    self.rect(fromScreen: window?.rect(inScreen: rect) ?? rect)
  }
}

extension UIWindow {
  public struct Level: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = UIWindow.Level(0)
    public static let statusBar = UIWindow.Level(1000)
    public static let alert = UIWindow.Level(2000)
  }

  nonisolated public class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }

  nonisolated public class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }

  nonisolated public class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }

  nonisolated public class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
}
