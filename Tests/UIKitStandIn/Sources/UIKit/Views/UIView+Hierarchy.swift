extension UIView {
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: children.firstIndex { $0 === siblingSubview } ?? children.count)
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: children.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? children.count)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in children {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view), "UIKit stand-in: a view cannot be added to itself or to a subview")
    let destination = window
    let changesWindow = view.window !== destination
    let arriving =
      changesWindow && destination != nil ? view.ownersThatAppear(in: self) : []
    arriving.forEach { $0.beginAppearanceTransition(true, animated: false) }
    view.willMove(toSuperview: self)
    if changesWindow { view.visit { $0.willMove(toWindow: destination) } }
    let isReordered = view.superview === self
    let position =
      isReordered && index > (children.firstIndex { $0 === view } ?? 0) ? index - 1 : index
    view.detach(removingConstraints: !isReordered)
    children.insert(view, at: min(max(position, 0), children.count))
    view.parentView = self
    view.didMoveToSuperview()
    if changesWindow { view.visit { $0.didMoveToWindow() } }
    didAddSubview(view)
    setNeedsLayout()
    arriving.forEach { $0.appearFully() }
  }

  func remove() {
    guard parentView != nil else { return }
    let hadWindow = window != nil
    let leaving = hadWindow ? ownersThatDisappear() : []
    leaving.forEach { $0.beginAppearanceTransition(false, animated: false) }
    if hadWindow, let first = window?.firstResponder, first.isWithin(self) {
      window?.firstResponder = nil
    }
    willMove(toSuperview: nil)
    if hadWindow { visit { $0.willMove(toWindow: nil) } }
    detach(removingConstraints: true)
    didMoveToSuperview()
    if hadWindow {
      visit {
        $0.announcedSafeArea = .zero
        $0.didMoveToWindow()
      }
    }
    leaving.forEach { $0.endAppearanceTransition() }
  }

  private func detach(removingConstraints: Bool) {
    guard let parent = parentView else { return }
    parent.willRemoveSubview(self)
    if removingConstraints {
      for ancestor in sequence(first: parent, next: \.superview) {
        for constraint in ancestor.ownConstraints where constraint.reaches(into: self) {
          constraint.isActive = false
        }
      }
    }
    parent.children.removeAll { $0 === self }
    parent.setNeedsLayout()
    parentView = nil
  }

  /// This view, then everything below it.
  func visit(_ body: (UIView) -> Void) {
    body(self)
    children.forEach { $0.visit(body) }
  }

  func endsEditing(_ force: Bool) -> Bool {
    guard let first = window?.firstResponder, first.isWithin(self) else { return false }
    if first.resignFirstResponder() { return true }
    if force { window?.firstResponder = nil }
    return force
  }
}

extension UIResponder {
  /// Whether the chain of responders from here leads to the view.
  func isWithin(_ view: UIView) -> Bool {
    if let own = self as? UIView { return own.isDescendant(of: view) }
    return (self as? UIViewController)?.viewIfLoaded?.isDescendant(of: view) ?? false
  }
}
