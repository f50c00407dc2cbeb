import InsetCore
import TestSupport

// Whole numbers only, so that every sum is exact and laws can be stated with `==`.

extension Rect {
  /// A rectangle around a screen, sometimes empty.
  static func random(using random: inout SplitMix64) -> Rect {
    Rect(
      x: .random(from: -800, to: 1600, using: &random),
      y: .random(from: -800, to: 1600, using: &random),
      width: .random(from: 0, to: 1400, using: &random),
      height: .random(from: 0, to: 1400, using: &random))
  }
}

extension Size {
  /// A size in its portrait form.
  static func randomPortrait(using random: inout SplitMix64) -> Size {
    let width = Double.random(from: 300, to: 1100, using: &random)
    return Size(width: width, height: width + .random(from: 0, to: 500, using: &random))
  }
}

extension ViewChain {
  /// A chain with a window of any place, turned in any way.
  static func random(using random: inout SplitMix64) -> ViewChain {
    ViewChain(
      screen: .randomPortrait(using: &random), window: .random(using: &random),
      rotation: InterfaceOrientation.allCases.randomElement(using: &random) ?? .portrait,
      root: .random(using: &random), superview: .random(using: &random),
      view: .random(using: &random))
  }
}

extension Double {
  /// A whole number between two bounds, both included.
  static func random(from low: Int, to high: Int, using random: inout SplitMix64) -> Double {
    Double(Int.random(in: low...high, using: &random))
  }
}
