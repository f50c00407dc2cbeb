import Foundation
import UIKit

/// What the keyboard covers, on top of the safe area that the system adds for the same strip.
final class SafeAreaIgnoringController: AvoidingController {
  private var applied: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    observe([
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]) { [weak self] name, frames in
      self?.apply(name == UIResponder.keyboardWillHideNotification ? .zero : frames.end ?? .zero)
    }
  }

  private func apply(_ frame: CGRect) {
    let overlap = coveredHeight(frame)
    scrollView.contentInset.bottom += overlap - applied
    scrollView.verticalScrollIndicatorInsets.bottom += overlap - applied
    applied = overlap
  }
}

/// What the keyboard covers beyond the safe area, and nothing takes it back.
final class NeverRestoringController: AvoidingController {
  private var content: CGFloat = 0
  private var indicators: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    observe([UIResponder.keyboardWillShowNotification]) { [weak self] _, frames in
      self?.apply(frames.end ?? .zero)
    }
  }

  private func apply(_ frame: CGRect) {
    let overlap = coveredHeight(frame)
    let system = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    let (more, moreForIndicators) = (
      max(0, overlap - system), max(0, overlap - scrollView.safeAreaInsets.bottom)
    )
    scrollView.contentInset.bottom += more - content
    scrollView.verticalScrollIndicatorInsets.bottom += moreForIndicators - indicators
    (content, indicators) = (more, moreForIndicators)
  }
}

extension AvoidingController {
  /// The height of a frame's intersection with the scroll view, both on the screen.
  fileprivate func coveredHeight(_ frame: CGRect) -> CGFloat {
    let covered = scrollView.convert(frame, from: nil).intersection(scrollView.bounds)
    return covered.isNull ? 0 : covered.height
  }
}
