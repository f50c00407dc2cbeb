import Foundation
import UIKit

/// The keyboard's height less the tab bar's or the toolbar's, in place of all insets.
///
/// Every appearance adds observers that are never removed.
final class HeightMinusBarController: AvoidingController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observe([
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
    ]) { [weak self] name, frames in
      guard let end = frames.end, frames.isAnimated else { return }
      self?.report(name == UIResponder.keyboardWillHideNotification ? 0 : end.height)
    }
  }

  private func report(_ height: CGFloat) { replaceInsets(bottom: max(0, height - barHeight)) }

  private var barHeight: CGFloat {
    if let bar = tabBarController?.tabBar { return bar.frame.height }
    guard let controller = navigationController, !controller.isToolbarHidden else { return 0 }
    return controller.toolbar.frame.height
  }
}

/// The height of the keyboard's intersection with the scroll view, in place of all insets.
final class IntersectionController: AvoidingController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observe([
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]) { [weak self] name, frames in
      if name == UIResponder.keyboardWillHideNotification {
        self?.replaceInsets(bottom: 0)
      } else {
        self?.cover(frames.end ?? .zero)
      }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stopObserving()
  }

  private func cover(_ frame: CGRect) {
    let covered = scrollView.convert(frame, from: scrollView.window)
      .intersection(scrollView.bounds)
    if !covered.isNull { replaceInsets(bottom: covered.height) }
  }
}

/// The keyboard's height, in place of all insets, and the focused field is scrolled into view where
/// its frame does not seem to be in what is left of the screen.
final class ScrollingController: AvoidingController {
  override var scrollsToField: Bool { true }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observe([
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]) { [weak self] name, frames in
      if name == UIResponder.keyboardWillHideNotification {
        self?.replaceInsets(bottom: 0)
      } else if let end = frames.end {
        self?.avoid(end.height)
      }
    }
  }

  private func avoid(_ height: CGFloat) {
    replaceInsets(bottom: height)
    var visible = screenController.view.convert(screenController.view.bounds, to: nil)
    visible.size.height -= height
    guard let field = scrollView.subviews.first(where: \.isFirstResponder) else { return }
    if !visible.contains(field.frame.origin) {
      scrollView.scrollRectToVisible(field.frame, animated: false)
    }
  }
}
