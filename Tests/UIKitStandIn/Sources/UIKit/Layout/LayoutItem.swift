import Foundation

/// A view or a guide that constraints are about, held weakly: constraints do not keep views alive.
struct LayoutItem {
  private(set) weak var object: MainActorObject?

  init(_ view: UIView) { object = view }

  init(_ guide: UILayoutGuide) { object = guide }

  @MainActor var view: UIView? { object as? UIView ?? (object as? UILayoutGuide)?.owningView }
}

/// A side, a length or a middle of an item; leading is left.
enum LayoutAttribute {
  case left, right, top, bottom, width, height, centerX, centerY
}
