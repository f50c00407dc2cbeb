import InsetCore
import InsetOracle
import MatrixResults

/// The lengths of one settled step that a distance may be equal to, in points.
struct ReferenceLengths: Sendable {
  private let homeIndicator: Double
  private let bars: Double
  private let safeArea: Double
  private let accessory: Double
  private let covered: Double
  private let base: Double

  /// The amounts without a name, the smallest first, each with the length that it is below.
  private static let ranges = ErrorMagnitude.allCases.compactMap { amount in
    amount.range.map { (amount: amount, end: $0.upperBound) }
  }

  /// Takes the lengths of a step.
  ///
  /// - Parameters:
  ///   - truth: The actual geometry.
  ///   - safeArea: The bottom of the window's own safe area, in points.
  ///   - accessory: The height of the input accessory view, in points.
  init(_ truth: Truth, safeArea: Double, accessory: Double) {
    let system = max(truth.view.systemInset.bottom, truth.view.restingGap)
    homeIndicator = safeArea
    bars = system - safeArea
    self.safeArea = system
    self.accessory = accessory
    covered = Oracle.coveredHeight(truth)
    base = truth.view.base.bottom
  }

  /// The amount of a distance in points, whatever its sign; of several names the first.
  func amount(of distance: Double) -> ErrorMagnitude {
    let points = abs(distance)
    if points == 0 { return .none }
    func isEqual(_ length: Double) -> Bool {
      length > 0 && abs(length - points) <= Judgement.tolerance
    }
    if isEqual(homeIndicator) { return .homeIndicator }
    if isEqual(bars) { return .bars }
    if isEqual(safeArea) { return .safeArea }
    if isEqual(accessory) { return .accessory }
    if isEqual(covered) { return .covered }
    if isEqual(base) { return .base }
    for (amount, end) in Self.ranges where points < end { return amount }
    return .more
  }
}
