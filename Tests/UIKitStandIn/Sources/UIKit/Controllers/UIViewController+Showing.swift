import Foundation

extension UIViewController {
  /// Puts the view into a window, with the callbacks in order.
  func show(in superview: UIView, frame: CGRect, animated: Bool = false) {
    begin(true, animated: animated)
    view.frame = frame
    superview.addSubview(view)
    end()
  }

  func removeViewWithAppearance(animated: Bool = false) {
    presented?.removeViewWithAppearance()
    begin(false, animated: animated)
    viewIfLoaded?.removeFromSuperview()
    end()
  }

  /// Presents over the window.
  ///
  /// A page sheet begins below the status bar and leaves the presenter where it is; a full screen
  /// takes its place.
  func show(presented controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let source = sequence(first: self, next: \.parentController).reduce(self) { $1 }
    precondition(source.presented == nil, "UIKit stand-in: \(source) already presents")
    guard let window = source.viewIfLoaded?.window else { return }
    source.presented = controller
    controller.presenter = source
    controller.isBeingPresented = true
    let coversPresenter = controller.modalPresentationStyle == .fullScreen
    if coversPresenter { source.begin(false, animated: animated) }
    let top = controller.isSheet ? window.safeAreaInsets.top + 10 : 0
    let frame = window.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    controller.show(in: window, frame: frame, animated: animated)
    if coversPresenter {
      source.viewIfLoaded?.removeFromSuperview()
      source.end()
    }
    controller.isBeingPresented = false
    completion?()
  }

  private var isSheet: Bool {
    [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
  }

  /// Dismisses what this controller presents, else this controller itself.
  func dismissPresented(animated: Bool, _ completion: (() -> Void)?) {
    let source = sequence(first: self, next: \.parentController).reduce(self) { $1 }
    guard let controller = source.presented else {
      source.presenter?.dismissPresented(animated: animated, completion)
      return
    }
    controller.isBeingDismissed = true
    let window = controller.viewIfLoaded?.window
    if controller.modalPresentationStyle == .fullScreen, let window {
      source.begin(true, animated: animated)
      controller.begin(false, animated: animated)
      source.view.frame = window.bounds
      window.insertSubview(source.view, at: 0)
    }
    controller.removeViewWithAppearance(animated: animated)
    source.end()
    source.presented = nil
    controller.presenter = nil
    controller.isBeingDismissed = false
    completion?()
  }

  /// Its own overrides, over its parent's for it, over the parent's traits or the window's.
  var derivedTraits: UITraitCollection {
    let base =
      parentController?.traitCollection ?? viewIfLoaded?.window?.traitCollection
      ?? UIScreen.main.traitCollection
    let forced = parentController?.childOverrides[ObjectIdentifier(self)]
    let inherited = forced.map { UITraitCollection(traitsFrom: [base, $0]) } ?? base
    return overrides.applied(to: inherited)
  }
}
