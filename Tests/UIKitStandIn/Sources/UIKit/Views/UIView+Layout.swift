public import Foundation

extension UIView {
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Lays out from the topmost ancestor that waits for it, as UIKit does.
  func runLayout() {
    var top = self
    while let parent = top.superview, parent.needsLayout { top = parent }
    for _ in 0..<100 where !top.layOutTree() { return }
    preconditionFailure("UIKit stand-in: the layout of \(top) never settles")
  }

  /// One pass over this view and everything below it; false where nothing had to be done.
  private func layOutTree() -> Bool {
    var changed = announceChanges()
    if needsLayout {
      needsLayout = false
      changed = true
      updateConstraints()
      owner?.viewWillLayoutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
    for view in children where view.layOutTree() { changed = true }
    return changed
  }
}
