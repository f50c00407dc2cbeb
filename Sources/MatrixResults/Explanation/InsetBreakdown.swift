package import InsetCore
package import InsetOracle

/// The arithmetic of a bottom inset: what is covered, and who keeps it free.
///
/// With a home indicator of 34 pt, a tab bar of 49 pt above it and a keyboard of 336 pt over both,
/// the ledger reads 34 + 49 + 253 = 336.
package struct InsetBreakdown: Hashable, Sendable {
  /// A part of the inset.
  package struct Entry: Hashable, Sendable {
    package let name: String
    /// How high it is, in points.
    package let points: Double
  }

  /// The parts, lowest first; none is zero.
  package let entries: [Entry]
  package var total: Double { entries.reduce(0) { $0 + $1.points } }

  /// Splits what the bottom of a view needs.
  ///
  /// - Parameters:
  ///   - truth: The truth after a step.
  ///   - safeArea: The bottom of the window's own safe area, without bars.
  ///   - choices: The choices where Apple leaves one open.
  package init(
    _ truth: Truth, safeArea: Double, _ choices: PolicyChoices = PolicyChoices()
  ) {
    let system = truth.view.systemInset.bottom
    let tail = min(system, truth.view.tail)
    let indicator = min(system - tail, safeArea)
    let parts: [(String, Double)] = [
      ("home indicator", indicator), ("bars", system - tail - indicator),
      ("the part below the window", tail),
      ("keyboard beyond that", max(0, Oracle.coveredHeight(truth, choices) - system)),
      ("the app's own inset", truth.view.base.bottom),
    ]
    entries = parts.filter { $0.1 != 0 }.map { Entry(name: $0.0, points: $0.1) }
  }
}
