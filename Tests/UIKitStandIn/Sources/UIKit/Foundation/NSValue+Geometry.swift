public import Foundation

extension NSValue {
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  public var cgRectValue: CGRect { rectValue }
}
