import InsetCore

/// An event with all that it carries; the values of duration and curve take part in equality.
struct PostedEvent: Hashable {
  private let event: Event
  private let duration: Double?
  private let curve: Int?

  init(_ event: Event) {
    self.event = event
    (duration, curve) = (event.keyboard.duration, event.keyboard.curve)
  }
}

/// A hash of posted events; quick, since it is computed for every step of every keyboard.
struct PostHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ event: Event) {
    combine(UInt64(event.kind.rawValue))
    guard event.kind.isKeyboard else { return }
    let keyboard = event.keyboard
    combine(keyboard.beginFrame)
    combine(keyboard.endFrame)
    combine((keyboard.duration ?? -1).bitPattern)
    combine(UInt64(bitPattern: Int64(keyboard.curve ?? -1)))
    combine((keyboard.isLocal ? 1 : 0) | (keyboard.hasScreenObject ? 2 : 0))
  }

  private mutating func combine(_ rect: Rect?) {
    guard let rect else { return combine(7) }
    combine(rect.minX.bitPattern)
    combine(rect.minY.bitPattern)
    combine(rect.width.bitPattern)
    combine(rect.height.bitPattern)
  }

  private mutating func combine(_ bits: UInt64) {
    value = (value ^ bits) &* 0xFF51_AFD7_ED55_8CCD
    value ^= value >> 32
  }
}
