import InsetCore
import InsetOracle

/// What reports come to where they are all that is known, in replaceable pieces.
struct ReportedTruth {
  var frame: (KeyboardNotification) -> Rect? = { $0.endFrame }
  var isHide: (Event) -> Bool = { $0.isKeyboardHide }
  var isOwn: (KeyboardNotification) -> Bool = { $0.isLocal }
  var isSeen: (KeyboardNotification) -> Bool = { _ in true }
  var chain: (ViewChain) -> ViewChain = { $0 }

  /// The truth that some keyboard events tell of, in order.
  func truth(_ events: [Event], in chain: ViewChain) -> Truth {
    let chain = self.chain(chain)
    var truth = Truth(covered: nil, view: ViewTruth(frame: chain.viewOnScreen))
    for event in events where event.kind.isKeyboard {
      let keyboard = event.keyboard
      let docked = KeyboardReading(
        endFrame: frame(keyboard), isHide: isHide(event), chain: chain
      ).dockedFrame
      if isSeen(keyboard) { truth.covered = docked }
      if isOwn(keyboard) { truth.own = docked }
    }
    return truth
  }
}

/// A mistake in the reading of reports.
struct ReadingMutant: Sendable {
  var name: String
  var change: @Sendable (inout ReportedTruth) -> Void

  init(_ name: String, _ change: @escaping @Sendable (inout ReportedTruth) -> Void) {
    self.name = name
    self.change = change
  }

  static let all = [
    ReadingMutant("begin for end") { $0.frame = { $0.beginFrame } },
    ReadingMutant("end height at the begin's place") {
      $0.frame = { keyboard in
        keyboard.beginFrame.map {
          Rect(origin: $0.origin, size: keyboard.endFrame?.size ?? $0.size)
        }
      }
    },
    ReadingMutant("begin height on the bottom edge") {
      $0.frame = { keyboard in
        guard let begin = keyboard.beginFrame, let end = keyboard.endFrame else { return nil }
        return Rect(
          x: end.minX, y: end.maxY - begin.height, width: end.width, height: begin.height)
      }
    },
    ReadingMutant("width for height") {
      $0.frame = { keyboard in
        keyboard.endFrame.map {
          Rect(x: $0.minX, y: $0.minY, width: $0.height, height: $0.width)
        }
      }
    },
    ReadingMutant("a hide read by its frame") { $0.isHide = { _ in false } },
    ReadingMutant("a raised keyboard pulled down") {
      $0.frame = { keyboard in
        keyboard.endFrame.map { Rect(x: $0.minX, y: $0.minY, width: $0.width, height: 2000) }
      }
    },
    ReadingMutant("fixed coordinates not turned") {
      $0.chain = { chain in
        var chain = chain
        chain.rotation = .portrait
        return chain
      }
    },
    ReadingMutant("isLocal ignored") { $0.isOwn = { _ in true } },
    ReadingMutant("isLocal inverted") { $0.isOwn = { !$0.isLocal } },
    ReadingMutant("another app's keyboard not seen") { $0.isSeen = { $0.isLocal } },
  ]
}
