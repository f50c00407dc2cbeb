import Foundation
import UIKit

/// The height of whatever frame a show or a hide reports, in place of all insets.
final class ReportedHeightController: AvoidingController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observe([
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]) { [weak self] _, frames in
      guard let end = frames.end, frames.isAnimated else { return }
      self?.replaceInsets(bottom: end.height)
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stopObserving()
  }
}

/// The scroll view's part below the keyboard's top, or the controller's safe area, if larger.
///
/// What the system adds is taken off, as if its adjustment were turned off.
final class OverlapOrSafeAreaController: AvoidingController {
  private var hasHeard = false
  /// The keyboard in the view's space.
  private var keyboard: CGRect?

  override func viewDidLoad() {
    super.viewDidLoad()
    observe([
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidHideNotification,
    ]) { [weak self] name, frames in self?.receive(name, frames) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    update()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    update()
  }

  private func receive(_ name: Notification.Name, _ frames: KeyboardFrames) {
    if name == UIResponder.keyboardDidHideNotification {
      keyboard = nil
    } else if let end = frames.end, view.window != nil {
      keyboard = view.convert(end, from: nil)
      hasHeard = true
    } else {
      return
    }
    update()
  }

  private func update() {
    guard hasHeard else { return }
    var bottom = screenController.view.safeAreaInsets.bottom
    if let keyboard {
      let overlap = scrollView.convert(keyboard, from: view).intersection(scrollView.bounds)
      bottom = max(bottom, scrollView.bounds.maxY - overlap.minY)
    }
    let system = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    scrollView.contentInset.bottom = bottom - system
    scrollView.verticalScrollIndicatorInsets.bottom = bottom - scrollView.safeAreaInsets.bottom
  }
}
