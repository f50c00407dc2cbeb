import Foundation

/// The frames that all active constraints below a view determine.
@MainActor struct LayoutSolution {
  private let root: UIView
  private var system = LinearSystem()
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(root: UIView) {
    self.root = root
    var constraints: [NSLayoutConstraint] = []
    root.visit { constraints += $0.ownConstraints }
    let items = constraints.flatMap { constraint in
      [
        item(constraint.first, against: constraint.second),
        constraint.second.flatMap { item($0, against: constraint.first) },
      ].compactMap { $0 }
    }
    for item in items where isUnknown(item) && numbers[ObjectIdentifier(item)] == nil {
      numbers[ObjectIdentifier(item)] = numbers.count * 4
    }
    for constraint in constraints.enumerated().sorted(by: {
      ($1.element.priority.rawValue, $0.offset) < ($0.element.priority.rawValue, $1.offset)
    }) {
      take(constraint.element)
    }
    for item in items {
      if let view = item as? UIView { fill(view) }
    }
  }

  /// Edges of a scroll view are its content's to what is inside it.
  private func item(_ term: LayoutTerm, against other: LayoutTerm?) -> MainActorObject? {
    guard let scrollView = term.item.object as? UIScrollView, let inner = other?.item.view,
      inner !== scrollView, inner.isDescendant(of: scrollView), term.attribute != .width,
      term.attribute != .height
    else { return term.item.object }
    return scrollView.contentLayoutGuide
  }

  /// What constraints have to determine.
  private func isUnknown(_ item: MainActorObject) -> Bool {
    if let view = item as? UIView {
      return view !== root && !view.translatesAutoresizingMaskIntoConstraints
    }
    return type(of: item) == UILayoutGuide.self || item is ContentLayoutGuide
  }

  private mutating func take(_ constraint: NSLayoutConstraint) {
    guard let left = expression(constraint.first, against: constraint.second) else { return }
    var right = LinearExpression(constant: Double(constraint.constant))
    if let second = constraint.second {
      guard let expression = expression(second, against: constraint.first) else { return }
      right = right + expression
    }
    let answer =
      switch constraint.comparison {
      case .equal: system.equate(left - right)
      case .atLeast: system.bound(left - right)
      case .atMost: system.bound(right - left)
      }
    precondition(
      answer == .taken || constraint.priority.rawValue < UILayoutPriority.required.rawValue,
      "UIKit stand-in: required constraints contradict each other at \(constraint.summary)")
  }

  /// Sizes that constraints leave open are the view's own.
  private mutating func fill(_ view: UIView) {
    guard isUnknown(view) else { return }
    let (frame, size) = (frame(of: view), view.intrinsicContentSize)
    for (length, own) in [(frame.width, size.width), (frame.height, size.height)] where own >= 0 {
      _ = system.equate(length - LinearExpression(constant: Double(own)))
    }
  }

  private func expression(
    _ term: LayoutTerm, against other: LayoutTerm?
  ) -> LinearExpression? {
    item(term, against: other).map { frame(of: $0)[term.attribute] }
  }

  private func frame(of item: MainActorObject) -> LayoutFrame {
    if let view = item as? UIView { return frame(of: view) }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else {
      preconditionFailure("UIKit stand-in: a constraint is about a guide that no view has")
    }
    if let number = numbers[ObjectIdentifier(item)] {
      guard guide is ContentLayoutGuide else { return unknown(number) }
      var frame = unknown(number)
      (frame.left, frame.top) = origin(of: view)
      return frame
    }
    guard let frame = guide.frame(in: frame(of: view)) else {
      preconditionFailure("UIKit stand-in: no constraint determines \(guide)")
    }
    return frame
  }

  private func unknown(_ number: Int) -> LayoutFrame {
    LayoutFrame(
      left: LinearExpression(unknown: number), top: LinearExpression(unknown: number + 1),
      width: LinearExpression(unknown: number + 2), height: LinearExpression(unknown: number + 3))
  }

  private func frame(of view: UIView) -> LayoutFrame {
    if let number = numbers[ObjectIdentifier(view)] { return unknown(number) }
    let frame = view === root ? view.bounds : view.placement.layoutFrame
    let start =
      view.superview.map { origin(of: $0) }
      ?? (LinearExpression(constant: 0), LinearExpression(constant: 0))
    return LayoutFrame(
      left: (view === root ? LinearExpression(constant: 0) : start.0) + Double(frame.minX),
      top: (view === root ? LinearExpression(constant: 0) : start.1) + Double(frame.minY),
      width: LinearExpression(constant: Double(frame.width)),
      height: LinearExpression(constant: Double(frame.height)))
  }

  /// Where the origin of the view's own coordinates is.
  private func origin(of view: UIView) -> (LinearExpression, LinearExpression) {
    let frame = frame(of: view)
    return (frame.left + -Double(view.bounds.minX), frame.top + -Double(view.bounds.minY))
  }
}

extension LayoutSolution {
  /// Where the constraints want the view, in its superview; nil where they are not about it.
  func frameInSuperview(of view: UIView) -> CGRect? {
    guard numbers[ObjectIdentifier(view)] != nil, let superview = view.superview else { return nil }
    return rect(frame(of: view), in: superview, for: view)
  }

  func contentSize(of scrollView: UIScrollView) -> CGSize? {
    let guide = scrollView.contentLayoutGuide
    guard numbers[ObjectIdentifier(guide)] != nil else { return nil }
    let frame = frame(of: guide as MainActorObject)
    guard let width = system.reduced(frame.width).value,
      let height = system.reduced(frame.height).value
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// In the coordinates of the guide's view.
  func frame(of guide: UILayoutGuide) -> CGRect {
    guard numbers[ObjectIdentifier(guide)] != nil, let view = guide.owningView else { return .zero }
    return rect(frame(of: guide as MainActorObject), in: view, for: guide)
  }

  private func rect(_ frame: LayoutFrame, in view: UIView, for item: MainActorObject) -> CGRect {
    let (left, top) = origin(of: view)
    let parts = [frame.left - left, frame.top - top, frame.width, frame.height]
    let values = parts.map { system.reduced($0).value }
    for (value, name) in zip(values, ["x", "y", "width", "height"]) where value == nil {
      preconditionFailure("UIKit stand-in: the constraints leave the \(name) of \(item) open")
    }
    let known = values.map { CGFloat($0 ?? 0) }
    return CGRect(x: known[0], y: known[1], width: known[2], height: known[3])
  }
}

extension UIView {
  func applyConstraints() {
    let constrained = children.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    let scrollView = self as? UIScrollView
    guard !constrained.isEmpty || scrollView != nil else { return }
    let solution = LayoutSolution(root: root)
    for view in constrained {
      guard let frame = solution.frameInSuperview(of: view) else { continue }
      if !frame.isClose(to: view.placement.layoutFrame) { view.placement.layoutFrame = frame }
    }
    if let scrollView, let size = solution.contentSize(of: scrollView) {
      scrollView.contentSize = size
    }
  }
}

extension CGRect {
  /// Whether the difference is no more than rounding.
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}

extension NSLayoutConstraint {
  fileprivate var summary: String {
    func text(_ term: LayoutTerm) -> String {
      "\(term.item.object.map { "\($0)" } ?? "nothing").\(term.attribute)"
    }
    return "\(text(first)) \(comparison) \(second.map(text) ?? "nothing") + \(constant)"
      + (identifier.map { " (\($0))" } ?? "")
  }
}
