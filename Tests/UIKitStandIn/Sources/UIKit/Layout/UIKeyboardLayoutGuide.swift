public import Foundation

@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// A guide that is always at rest: posted notifications do not move it, in UIKit neither.
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false

  open var usesBottomSafeArea = true {
    didSet { owningView?.setNeedsLayout() }
  }

  open var keyboardDismissPadding: CGFloat = 0 {
    didSet { if keyboardDismissPadding < 0 { keyboardDismissPadding = 0 } }
  }

  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return CGRect(
      x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }

  override func frame(in view: LayoutFrame) -> LayoutFrame? {
    LayoutFrame(
      left: view.left, top: view.top + view.height + -Double(height), width: view.width,
      height: LinearExpression(constant: Double(height)))
  }

  private var height: CGFloat {
    usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0
  }
}
