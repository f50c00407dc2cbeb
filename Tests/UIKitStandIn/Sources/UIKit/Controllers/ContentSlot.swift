import Foundation

/// The place that a container gives to a child's view.
///
/// A view that an app has moved stays where it is until its place changes.
@MainActor final class ContentSlot {
  private weak var content: UIView?
  private var frame: CGRect?

  func place(_ view: UIView, in frame: CGRect) {
    guard view !== content || frame != self.frame else { return }
    (content, self.frame) = (view, frame)
    view.frame = frame
  }
}
