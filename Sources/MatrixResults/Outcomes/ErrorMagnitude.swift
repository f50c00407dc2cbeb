/// How far off a bottom is: an amount with a name, or a range of points.
///
/// The exact points of a scenario are for `explain`; an amount is what many scenarios of different
/// devices have in common.
package enum ErrorMagnitude: Int, Hashable, Sendable, CaseIterable {
  /// The bottom is right.
  case none
  /// The window's own bottom safe area.
  case homeIndicator
  /// What bars take beyond the home indicator.
  case bars
  /// All that the system keeps free at the bottom.
  case safeArea
  /// The height of the input accessory view.
  case accessory
  /// All that the keyboard covers of the view.
  case covered
  /// The app's own bottom inset.
  case base
  /// Less than 10 pt.
  case below10
  /// 10 pt to less than 25 pt.
  case below25
  /// 25 pt to less than 50 pt.
  case below50
  /// 50 pt to less than 100 pt.
  case below100
  /// 100 pt to less than 200 pt.
  case below200
  /// 200 pt to less than 400 pt.
  case below400
  /// 400 pt or more.
  case more

  package var words: String {
    switch self {
    case .none: "0"
    case .homeIndicator: "home indicator"
    case .bars: "bars"
    case .safeArea: "safe area"
    case .accessory: "accessory view"
    case .covered: "all that is covered"
    case .base: "app's own inset"
    case .below10, .below25, .below50, .below100, .below200, .below400, .more:
      Self.words(for: [self])
    }
  }

  /// Several amounts in words: the names, and the range of those that have none.
  package static func words(for amounts: Set<ErrorMagnitude>) -> String {
    let ranges = amounts.compactMap(\.range)
    var words = allCases.filter { amounts.contains($0) && $0.range == nil && $0 != .none }
      .map(\.words)
    if let low = ranges.map(\.lowerBound).min(), let high = ranges.map(\.upperBound).max() {
      if low == 0 && high.isInfinite { return "any amount" }
      words.append(
        high.isInfinite
          ? "\(Int(low)) pt or more"
          : low == 0 ? "up to \(Int(high)) pt" : "\(Int(low)) to \(Int(high)) pt")
    }
    let rest = words.dropLast().joined(separator: ", ")
    return [rest, words.last ?? ""].filter { !$0.isEmpty }.joined(separator: " or ")
  }

  /// The points of an amount without a name.
  package var range: Range<Double>? {
    switch self {
    case .none, .homeIndicator, .bars, .safeArea, .accessory, .covered, .base: nil
    case .below10: 0..<10
    case .below25: 10..<25
    case .below50: 25..<50
    case .below100: 50..<100
    case .below200: 100..<200
    case .below400: 200..<400
    case .more: 400..<(.infinity)
    }
  }
}
