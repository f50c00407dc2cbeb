import Foundation
import UIKit

/// The right one: insets the content by what a docked keyboard covers of it, beyond what the system
/// adds, and takes back only that.
class CoveringController: AvoidingController {
  /// The docked keyboard on the screen.
  private var keyboard: CGRect?
  /// The last frame that was reported, until there is a window to compare it with.
  private var reported: CGRect?
  /// Whether a keyboard has come and not gone; nil before any did.
  private var isUp: Bool?
  private var frameInBackground: CGRect?
  private var content = AppliedInset()
  private var indicators = AppliedInset()

  override init() {
    super.init()
    observe([
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.didBecomeActiveNotification,
    ]) { [weak self] in self?.receive($0, $1) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    apply()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    apply()
  }

  private func receive(_ name: Notification.Name, _ frames: KeyboardFrames) {
    switch name {
    case UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification:
      isUp = true
      frameInBackground = nil
      (keyboard, reported) = (nil, frames.end)
    case UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification:
      forget()
    case UIApplication.didEnterBackgroundNotification: frameInBackground = frameOnScreen
    case UIApplication.didBecomeActiveNotification:
      if let frame = frameInBackground, frame != frameOnScreen { forget() }
      frameInBackground = nil
    default: (keyboard, reported) = (nil, frames.end)
    }
    apply()
  }

  private func forget() {
    isUp = false
    (keyboard, reported) = (nil, nil)
  }

  private var frameOnScreen: CGRect? {
    guard isViewLoaded, let window = scrollView.window else { return nil }
    return scrollView.convert(scrollView.bounds, to: nil)
      .offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  func apply() {
    guard let frame = frameOnScreen, let window = scrollView.window else { return }
    note(in: window)
    let covered = coveredHeight(of: frame, in: window)
    let system = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    content.replace(&scrollView.contentInset.bottom, by: max(system, covered) - system)
    let indicatorSystem = scrollView.safeAreaInsets.bottom
    indicators.replace(
      &scrollView.verticalScrollIndicatorInsets.bottom,
      by: max(indicatorSystem, covered) - indicatorSystem)
  }

  /// Decides whether what was reported is a docked keyboard.
  private func note(in window: UIWindow) {
    guard let frame = reported else { return }
    reported = nil
    guard isUp != false, frame != .zero else { return }
    let edge = window.frame.maxY
    let isOnScreen = frame.minY < edge - 0.5
    if isUp == true, !isOnScreen { isUp = false }
    if isOnScreen, frame.maxY >= edge - 0.5, frame.width >= window.frame.width - 1 {
      keyboard = frame
    }
  }

  private func coveredHeight(of frame: CGRect, in window: UIWindow) -> CGFloat {
    guard let keyboard, keyboard.maxX > frame.minX, keyboard.minX < frame.maxX else { return 0 }
    let height = frame.maxY - max(frame.minY, keyboard.minY)
    return height < 1 ? 0 : height
  }
}

/// What was added to an inset; it is taken back unless somebody has set the inset anew.
private struct AppliedInset {
  private var applied: CGFloat = 0
  private var left: CGFloat = 0

  mutating func replace(_ inset: inout CGFloat, by amount: CGFloat) {
    let isReset =
      inset < applied - 0.5 || (applied != 0 && abs(inset - (left - applied)) < 0.5)
    let wanted = inset + amount - (isReset ? 0 : applied)
    if wanted != inset { inset = wanted }
    (applied, left) = (amount, wanted)
  }
}
