import DeviceProfiles
import InsetCore

/// How the system's own views follow the keyboard: containers, the layout guide, SwiftUI's region.
///
/// A table view controller and a web view follow what is posted once their view is loaded, and
/// SwiftUI's container follows its region. Guide and region follow the keyboard itself while the view
/// is in a window, and have deviations of their own, each a row of ``OSBehavior``.
extension StepBuilder {
  /// The system's views follow the keyboard.
  ///
  /// - Parameters:
  ///   - isShow: Whether a keyboard comes, or comes anew.
  ///   - isDragged: Whether a finger has dragged the keyboard away.
  ///   - isPosted: Whether notifications are posted.
  ///   - isUnseen: Whether the keyboard changed hands or state without moving on screen.
  mutating func moveKeyboard(
    isShow: Bool = false, isDragged: Bool = false, isPosted: Bool = true, isUnseen: Bool = false
  ) {
    let covered = covered
    var shown = (state.guide, state.region)
    if isPosted, state.presence != .unloaded {
      occurrences.append(.moveKeyboard(covered))
      state.followed = covered
      shown = (covered, covered)
    }
    guard context.capabilities.hasKeyboardSafeArea else { return }
    if isInWindow, !isUnseen {
      if isShow { state.shows += 1 }
      state.guide = guideFrame(covered, isDragged: isDragged)
      let isStuck = state.wasInactive && context.behaviors.contains(.regionStaysInactive)
      if !isStuck { state.region = state.keyboard?.isBar == true ? nil : covered }
    } else if !context.behaviors.contains(.staleGuides) {
      (state.guide, state.region) = (covered, covered)
    }
    if shown != (state.guide, state.region) {
      occurrences.append(.moveGuides(layoutGuide: state.guide, region: state.region))
    }
  }

  /// A finger takes the docked keyboard half way down, or brings it back up: nothing is posted, and
  /// the layout guide follows.
  ///
  /// SwiftUI's region stays until the finger lets go.
  mutating func hold(_ isHeld: Bool) {
    state.isHeld = isHeld
    guard context.capabilities.hasKeyboardLayoutGuide else { return }
    state.guide = guideFrame(lowered ?? covered, isDragged: false)
    occurrences.append(.moveGuides(layoutGuide: state.guide, region: state.region))
  }

  /// The view gets the frame for what its surroundings have heard of.
  mutating func changeFrame() {
    guard state.framed != state.followed else { return }
    state.framed = state.followed
    occurrences.append(.changeFrame(above: state.followed))
  }

  /// Whether the view is in a window and sees the keyboard move.
  private var isInWindow: Bool {
    switch state.presence {
    case .onScreen: true
    case .presented: context.keepsPresenter
    case .unloaded, .pushed, .background: false
    }
  }

  /// What the layout guide follows.
  private func guideFrame(_ covered: Rect?, isDragged: Bool) -> Rect? {
    let behaviors = context.behaviors
    guard let covered else {
      return isDragged && behaviors.contains(.guideRestsOnAccessory) ? bottomStrip : nil
    }
    if behaviors.contains(.guideStaysAtBottom) { return nil }
    // The bar of a hardware keyboard counts as undocked.
    if state.keyboard?.isBar == true { return behaviors.contains(.guideWithoutBar) ? nil : covered }
    let skipsAccessory =
      (behaviors.contains(.guideCountsAccessoryOnce) && state.shows > 1
        || behaviors.contains(.guideDraggedWithoutAccessory) && state.isHeld)
      && !shape.isAccessoryPersistent
    return skipsAccessory
      ? covered.inset(by: Insets(top: accessory)) : covered
  }

  /// As much of the screen's bottom as the accessory is high; nil without one.
  private var bottomStrip: Rect? {
    let screen = context.screen
    let height = shape.accessory
    return height > 0
      ? Rect(x: 0, y: screen.height - height, width: screen.width, height: height) : nil
  }
}
