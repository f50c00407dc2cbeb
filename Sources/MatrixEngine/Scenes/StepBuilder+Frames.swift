import DeviceProfiles
import InsetCore

/// Frames of the keyboard in the upright screen space.
extension StepBuilder {
  /// The frame of the keyboard of a part; nil where the shape has none.
  func frame(of part: Script.Keyboard) -> KeyboardShape.Frame? {
    part == .rest
      ? KeyboardShape.Frame(height: still.safeArea.bottom)
      : shape.frame(part, isTurned: state.place.window == .turned)
  }

  /// The height of the accessory view, which belongs to the view's own fields.
  var accessory: Double {
    let isOurs = state.presence == .onScreen || state.presence == .background
    guard isOurs, state.isLocal, state.keyboard?.docking == .docked else { return 0 }
    return state.fieldAccessory ?? shape.accessory
  }

  /// The frame that the OS reports of the keyboard on screen; nil without one.
  var reported: Rect? {
    guard let keyboard = state.keyboard, let frame = frame(of: keyboard.part) else { return nil }
    let screen = context.screen
    switch keyboard.docking {
    case .docked:
      let whole = Rect(
        x: 0, y: screen.height - frame.visible - accessory, width: screen.width,
        height: frame.height + accessory)
      return inWindow(whole)
    case .raised:
      return Rect(
        x: 0, y: screen.height - frame.height - state.raise, width: screen.width,
        height: frame.height)
    case .floating:
      let width = frame.width ?? 320
      // The floating one comes up a little lower, and a drag moves it to the left as well.
      return Rect(
        x: ((screen.width - width) / 2).rounded() + 120 - state.raise,
        y: screen.height - frame.height + 30 - state.raise, width: width, height: frame.height)
    }
  }

  /// The frame that the OS reports of a docked keyboard in the window.
  private func inWindow(_ whole: Rect) -> Rect {
    let (behaviors, window) = (context.behaviors, context.window)
    let clipped = whole.intersection(window)
    if clipped.isEmpty { return whole }
    if behaviors.contains(.clippedToWindow) { return clipped }
    var frame = whole
    if behaviors.contains(.shiftedToWindow) { frame.origin.x = window.minX }
    if behaviors.contains(.endsWithSlideOver) { frame.size.height = window.maxY - frame.minY }
    return frame
  }

  /// The part of the screen that a docked keyboard, its bar and its accessory really cover.
  var covered: Rect? {
    guard let keyboard = state.keyboard, keyboard.docking == .docked,
      let frame = frame(of: keyboard.part), state.presence != .background
    else { return nil }
    let height = frame.visible + accessory
    let screen = context.screen
    let covered = Rect(
      x: 0, y: screen.height - height, width: screen.width, height: height)
    return height > 0 && isOverWindow(covered) ? covered : nil
  }

  /// Where the docked keyboard is while it has not settled: as high as half of its keys, and the
  /// accessory view on top, while a finger holds it, and below the screen in the app switcher; nil where
  /// it has settled.
  ///
  /// Half is the definition of the step and no one's figure.
  var lowered: Rect? {
    guard let covered else { return nil }
    if state.isInSwitcher { return hidden(covered) }
    guard state.isHeld else { return nil }
    let accessory = accessory
    let keys = ((covered.height - accessory) / 2).rounded()
    return covered.inset(by: Insets(top: covered.height - keys - accessory))
  }

  /// The frame of a keyboard on screen that is not docked.
  var raised: Rect? {
    guard let keyboard = state.keyboard, keyboard.docking != .docked,
      state.presence != .background, let reported
    else { return nil }
    return isOverWindow(reported) ? reported : nil
  }

  /// Whether a part of the window lies under a frame; what covers none covers nothing for its app.
  private func isOverWindow(_ frame: Rect) -> Bool {
    let context = context
    return frame.intersects(
      context.isSheet ? Rect(origin: .zero, size: context.screen) : context.window)
  }

  /// Remembers where the app's own keyboard is.
  mutating func keepOwn() { (state.own, state.ownRaised) = (covered, raised) }

  /// The same frame just below the screen.
  func hidden(_ frame: Rect) -> Rect {
    Rect(origin: Point(x: frame.minX, y: context.screen.height), size: frame.size)
  }

  /// Whether a part of a keyboard's frame is above the screen's bottom edge.
  func isOnScreen(_ frame: Rect?) -> Bool { frame.map { $0.minY < context.screen.height } ?? false }

  /// Where a sheet or popover goes for the keyboard; nil where it stays.
  ///
  /// It sees whether there is one, and goes by the frame that it has heard of.
  var lift: Rect? {
    let still = still
    guard state.keyboard?.part != .rest, covered != nil, let followed = state.followed,
      let movement = still.movement
    else { return nil }
    let frame = movement.frame(of: still.window, above: followed)
    return frame == still.window ? nil : frame
  }

  /// A sheet or popover moves with the keyboard.
  mutating func follow() {
    let lift = lift
    guard lift != state.place.lift else { return }
    move { $0.lift = lift }
    layOut()
  }
}
