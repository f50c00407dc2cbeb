import InsetCore
import InsetOracle

extension Truth {
  /// A view and a docked keyboard in quarters of a point, often in a corner of the rule.
  static func random(using random: inout some RandomNumberGenerator) -> Truth {
    let screen = Size(
      width: quarters(40...120, &random), height: quarters(60...130, &random))
    let keyboard = Rect.keyboard(on: screen, using: &random)
    let view = ViewTruth(
      frame: .view(on: screen, near: keyboard, using: &random), base: .random(-4...30, &random),
      indicatorBase: .random(-4...30, &random), systemInset: .random(0...24, &random),
      indicatorSystemInset: .random(0...24, &random),
      restingGap: Bool.random(using: &random) ? 0 : quarters(0...40, &random),
      tail: Bool.random(using: &random) ? 0 : quarters(0...20, &random),
      topObstruction: Bool.random(using: &random) ? 0 : quarters(0...20, &random),
      contentHeight: quarters(0...400, &random),
      focusedField: Int.random(in: 0..<4, using: &random) == 0
        ? .zero
        : Rect(
          x: 2, y: quarters(-20...360, &random), width: 20, height: quarters(1...40, &random)))
    return Truth(
      covered: Int.random(in: 0..<8, using: &random) == 0 ? nil : keyboard, view: view)
  }

  /// The same, where the keyboard may be another app's, the bar of one in hardware, or not docked.
  static func randomOfAnyone(using random: inout some RandomNumberGenerator) -> Truth {
    var truth = Truth.random(using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: truth.own = nil
    case 1: truth.own = Truth.random(using: &random).covered
    default: break
    }
    truth.isBar = truth.covered != nil && Int.random(in: 0..<4, using: &random) == 0
    if Int.random(in: 0..<5, using: &random) == 0, truth.own == truth.covered {
      truth.lowered = truth.covered?.offset(x: 0, y: quarters(0...60, &random))
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      truth.raised = truth.covered?.raised(using: &random)
      (truth.covered, truth.isBar, truth.lowered) = (nil, false, nil)
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      (truth.ownRaised, truth.own) = (truth.raised ?? truth.own?.raised(using: &random), nil)
    }
    return truth
  }
}

extension PolicyChoices {
  /// Any choices.
  static func random(using random: inout some RandomNumberGenerator) -> PolicyChoices {
    let all = UInt8(1) << UInt8(Policy.allCases.count)
    return PolicyChoices(rawValue: .random(in: 0..<all, using: &random))
  }
}

/// A random number of quarters of a point.
func quarters(
  _ range: ClosedRange<Int>, _ random: inout some RandomNumberGenerator
) -> Double {
  Double(Int.random(in: 4 * range.lowerBound...4 * range.upperBound, using: &random)) / 4
}

extension Insets {
  fileprivate static func random(
    _ range: ClosedRange<Int>, _ random: inout some RandomNumberGenerator
  ) -> Insets {
    if Int.random(in: 0..<4, using: &random) == 0 { return .zero }
    return Insets(
      top: quarters(range, &random), left: quarters(range, &random),
      bottom: quarters(range, &random), right: quarters(range, &random))
  }
}

extension Rect {
  /// A docked keyboard moved up, and now and then made narrow.
  fileprivate func raised(using random: inout some RandomNumberGenerator) -> Rect {
    let raised = offset(x: 0, y: -quarters(0...20, &random))
    if Bool.random(using: &random) { return raised }
    let side = quarters(0...Int(width / 3), &random)
    return raised.inset(by: Insets(left: side, right: side))
  }

  fileprivate static func keyboard(
    on screen: Size, using random: inout some RandomNumberGenerator
  ) -> Rect {
    // Now and then higher than the view begins, or with a frame that goes on below the screen.
    let top = quarters(0...Int(screen.height), &random)
    let tail = Bool.random(using: &random) ? 0 : quarters(0...40, &random)
    let left = Bool.random(using: &random) ? 0 : quarters(0...Int(screen.width / 2), &random)
    let right =
      Bool.random(using: &random)
      ? screen.width : quarters(Int(screen.width / 2) + 1...Int(screen.width), &random)
    return Rect(
      x: left, y: top, width: right - left, height: screen.height - top + tail)
  }

  fileprivate static func view(
    on screen: Size, near keyboard: Rect, using random: inout some RandomNumberGenerator
  ) -> Rect {
    let height = quarters(28...140, &random)
    let width = quarters(8...Int(screen.width), &random)
    let x = quarters(-20...Int(screen.width), &random)
    let y = quarters(-40...Int(screen.height), &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    case 1: return Rect(x: x, y: y, width: width, height: height)
    case 2:  // its bottom edge within two points of the keyboard's top
      let overlap = quarters(-1...2, &random)
      return Rect(x: 0, y: keyboard.minY + overlap - height, width: width, height: height)
    case 3:  // beside the keyboard, touching it or reaching a quarter of a point under it
      let reach = quarters(0...1, &random)
      let left = Bool.random(using: &random)
      return Rect(
        x: left ? keyboard.minX + reach - width : keyboard.maxX - reach, y: y, width: width,
        height: height)
    case 4:  // taller than the screen
      return Rect(x: 0, y: y, width: screen.width, height: screen.height + height)
    case 5:  // below the keyboard's top edge
      return Rect(
        x: 0, y: keyboard.minY + quarters(0...20, &random), width: screen.width, height: height)
    default:  // a child above some bar
      let bar = quarters(0...60, &random)
      return Rect(x: 0, y: screen.height - bar - height, width: screen.width, height: height)
    }
  }
}
