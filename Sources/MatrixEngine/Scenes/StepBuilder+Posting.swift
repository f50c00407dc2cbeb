import DeviceProfiles
import InsetCore

/// What the OS posts, from the rows of ``Posting`` that hold for the version.
extension StepBuilder {
  /// The notifications before and after the views that follow the keyboard are laid out.
  typealias Announcement = (will: [Occurrence], did: [Occurrence])

  /// What is posted on an occasion between two frames in the upright screen space.
  func announcement(
    _ occasion: Posting.Occasion, by action: Script.Action, from begin: Rect, to end: Rect
  ) -> Announcement {
    let row = context.behaviors.posting(occasion, action, isFading: state.place.prefersCrossFade)
    let isLocal = state.isLocal || context.behaviors.contains(.foreignAsLocal)
    func occurrences(_ rounds: [Posting.Round], isStale: Bool = false) -> [Occurrence] {
      rounds.flatMap { round in
        let content = KeyboardNotification(
          beginFrame: context.reported(frame(round.begin, from: begin, to: end)),
          endFrame: context.reported(
            frame(isStale ? round.begin : round.end, from: begin, to: end)),
          duration: round.duration,
          curve: context.behaviors.contains(.easeInOut) ? 0 : round.curve, isLocal: isLocal,
          hasScreenObject: context.capabilities.postsScreenObject)
        return round.kinds.map { Occurrence.post(Event($0, content)) }
      }
    }
    let isStale = context.behaviors.contains(.didFramesStale)
    return (occurrences(row?.will ?? []), occurrences(row?.did ?? [], isStale: isStale))
  }

  /// Posts an announcement around the layout of what follows the keyboard.
  mutating func post(_ announcement: Announcement) {
    let waits = covered == nil && still.movement?.returnsLate == true
    occurrences += announcement.will
    changeFrame()
    if !waits { follow() }
    occurrences += announcement.did
    follow()
  }

  private func frame(_ frame: Posting.Frame, from begin: Rect, to end: Rect) -> Rect {
    let screen = context.screen
    switch frame {
    case .begin: return begin
    case .end: return end
    case .below: return hidden(begin)
    case .flatBelow:
      return Rect(x: begin.minX, y: screen.height, width: begin.width, height: 0)
    case .flat: return Rect(x: 0, y: screen.height, width: screen.width, height: 0)
    case .plain: return plain(end)
    case .bare: return end.inset(by: Insets(top: accessory))
    case .bareBelow: return hidden(end.inset(by: Insets(top: accessory)))
    case .dockless: return hidden(withoutDock(end))
    case .keys: return hidden(withoutDock(plain(end)))
    case .above: return Rect(origin: Point(x: end.minX, y: -end.height), size: end.size)
    case .zero: return .zero
    case .lowered: return end.offset(x: 0, y: screen.height)
    case .aside: return end.offset(x: screen.width, y: 0)
    case .left: return begin.offset(x: -screen.width, y: 0)
    case .right: return begin.offset(x: screen.width, y: 0)
    }
  }

  /// A frame without the dock that phones with a home indicator have below the keys.
  private func withoutDock(_ frame: Rect) -> Rect {
    // Five logs of 414 x 896 have 58 points; no other screen has a figure.
    let dock = context.idiom == .phone && context.safeArea.bottom > 0 ? 58.0 : 0
    return frame.inset(by: Insets(top: min(dock, frame.height)))
  }

  /// The frame of the letters without a bar, where the last frame is known.
  private func plain(_ end: Rect) -> Rect {
    guard let plain = self.frame(of: .plain) else { return end }
    return Rect(
      x: end.minX, y: context.screen.height - plain.visible - accessory, width: end.width,
      height: plain.height + accessory)
  }
}

extension WindowContext {
  /// A frame in the coordinate space of the version; the zero rectangle is the same in every space.
  fileprivate func reported(_ rect: Rect) -> Rect {
    if rect == .zero { return rect }
    let portrait = rotation.isLandscape ? screen.transposed : screen
    return rotation.fixed(rect, portrait: portrait)
  }
}
