public import Foundation

@MainActor open class UILayoutGuide: MainActorObject {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""

  /// In the coordinates of the owning view.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return LayoutSolution(root: owningView.root).frame(of: self)
  }

  /// Where the guide is when its view has the given frame; nil where constraints determine it.
  func frame(in view: LayoutFrame) -> LayoutFrame? { nil }
}

/// A guide at a distance from each edge of its view.
final class InsetLayoutGuide: UILayoutGuide {
  private let insets: (UIView) -> UIEdgeInsets

  init(_ insets: @escaping (UIView) -> UIEdgeInsets) { self.insets = insets }

  override var layoutFrame: CGRect {
    owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero
  }

  override func frame(in view: LayoutFrame) -> LayoutFrame? {
    let insets = owningView.map(insets) ?? .zero
    return LayoutFrame(
      left: view.left + Double(insets.left), top: view.top + Double(insets.top),
      width: view.width + -Double(insets.left + insets.right),
      height: view.height + -Double(insets.top + insets.bottom))
  }
}

/// The content of a scroll view: its origin is content's, its size is what constraints determine.
final class ContentLayoutGuide: UILayoutGuide {
  override var layoutFrame: CGRect {
    CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
  }
}

extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide("safeArea") { InsetLayoutGuide { $0.safeAreaInsets } }
  }

  public var layoutMarginsGuide: UILayoutGuide {
    guide("margins") { InsetLayoutGuide { $0.layoutMargins } }
  }

  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide("keyboard") { UIKeyboardLayoutGuide() }
  }

  public var layoutGuides: [UILayoutGuide] { ownGuides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    ownGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    ownGuides.removeAll { $0 === layoutGuide }
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }
}
