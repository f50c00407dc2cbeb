public import Foundation

@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// A guide that rests unless the simulated device has a keyboard: posted notifications do not move it,
/// in UIKit neither.
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
    guard let view = owningView else { return 0 }
    return max(usesBottomSafeArea ? view.safeAreaInsets.bottom : 0, covered(of: view))
  }

  private func covered(of view: UIView) -> CGFloat {
    let keyboard = SimulatedDevice.current.keyboardHeight
    guard keyboard > 0, let window = view.window else { return 0 }
    let screen = window.screen.coordinateSpace
    let bottom = view.convert(view.bounds, to: screen).maxY
    return min(view.bounds.height, max(0, bottom + keyboard - screen.bounds.height))
  }
}
