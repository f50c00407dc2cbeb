public import Foundation

/// One side of a constraint.
struct LayoutTerm {
  let item: LayoutItem
  let attribute: LayoutAttribute
}

enum LayoutRelation {
  case equal, atLeast, atMost
}

/// first (= | >= | <=) second + constant, between two anchors or an anchor and a constant.
@MainActor open class NSLayoutConstraint: MainActorObject {
  let first: LayoutTerm
  let second: LayoutTerm?
  let comparison: LayoutRelation
  private weak var holder: UIView?

  open var identifier: String?

  open var priority = UILayoutPriority.required {
    didSet { invalidate() }
  }

  open var constant: CGFloat {
    didSet { if constant != oldValue { invalidate() } }
  }

  init(
    _ first: LayoutTerm, _ comparison: LayoutRelation, _ second: LayoutTerm?, _ constant: CGFloat
  ) {
    (self.first, self.comparison, self.second) = (first, comparison, second)
    self.constant = constant
  }

  open var firstItem: AnyObject? { first.item.object }

  open var secondItem: AnyObject? { second?.item.object }

  open var multiplier: CGFloat { 1 }

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      newValue ? install() : uninstall()
    }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }

  /// The nearest common ancestor keeps the constraint.
  private func install() {
    let views = [first, second].compactMap { $0?.item.view }
    guard let view = views.first,
      let ancestor = sequence(first: view, next: \.superview)
        .first(where: { ancestor in views.allSatisfy { $0.isDescendant(of: ancestor) } })
    else {
      preconditionFailure("UIKit stand-in: the views of a constraint have no common ancestor")
    }
    holder = ancestor
    ancestor.ownConstraints.append(self)
    invalidate()
  }

  private func uninstall() {
    invalidate()
    holder?.ownConstraints.removeAll { $0 === self }
    holder = nil
  }

  func invalidate() {
    guard let holder else { return }
    for view in [first, second].compactMap({ $0?.item.view }) {
      for ancestor in sequence(first: view, next: \.superview) {
        ancestor.setNeedsLayout()
        if ancestor === holder { break }
      }
    }
    holder.setNeedsLayout()
  }

  /// Whether the constraint is about the view or one of its guides.
  func isAbout(_ view: UIView) -> Bool {
    first.item.view === view || second?.item.view === view
  }

  /// Whether the constraint is about something inside the view, from outside.
  func reaches(into view: UIView) -> Bool {
    [first, second].contains { $0?.item.view?.isDescendant(of: view) ?? false }
  }
}

extension UIView {
  /// Lays out anew what depends on this view's geometry or safe area.
  func invalidateConstraints() {
    for ancestor in sequence(first: self, next: \.superview) {
      for constraint in ancestor.ownConstraints where constraint.isAbout(self) {
        constraint.invalidate()
      }
    }
  }

  public var constraints: [NSLayoutConstraint] { ownConstraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
}
