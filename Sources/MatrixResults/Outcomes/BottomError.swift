import InsetOracle

/// How a bottom is off, as a part of an outcome's terminal.
///
/// A range of points says the size of what it hides; an amount with a name does not.
struct BottomError {
  let bottom: Verdict.Bottom
  let amount: ErrorMagnitude
  let size: HiddenSize?

  /// The named amounts, then the ranges, and the sizes.
  private static let (names, ranges, sizes) = (6, 7, HiddenSize.allCases.count)
  /// The number of errors: none, gaps, lost padding, and hidden content.
  static let count = 1 + 2 * (names + ranges) + names * sizes + ranges
  private static let firstLost = 1 + names + ranges
  private static let firstHidden = firstLost + names + ranges
  private static let firstHiddenRange = firstHidden + names * sizes

  init(_ bottom: Verdict.Bottom, _ amount: ErrorMagnitude, _ size: HiddenSize?) {
    (self.bottom, self.amount, self.size) = (bottom, amount, size)
  }

  /// A number below ``count``.
  var number: Int {
    let amount = max(0, amount.rawValue - 1)
    switch bottom {
    case .exact: return 0
    case .gap: return 1 + amount
    case .paddingLost: return Self.firstLost + amount
    case .hidden where amount < Self.names:
      return Self.firstHidden + amount * Self.sizes + (size ?? .more).rawValue
    case .hidden: return Self.firstHiddenRange + amount - Self.names
    }
  }

  /// The error of a number below ``count``.
  init(number: Int) {
    switch number {
    case ..<1: self.init(.exact, .none, nil)
    case ..<Self.firstLost: self.init(.gap, ErrorMagnitude.allCases[number], nil)
    case ..<Self.firstHidden:
      self.init(.paddingLost, ErrorMagnitude.allCases[1 + number - Self.firstLost], nil)
    case ..<Self.firstHiddenRange:
      let (amount, size) = (number - Self.firstHidden).quotientAndRemainder(dividingBy: Self.sizes)
      self.init(.hidden, ErrorMagnitude.allCases[1 + amount], HiddenSize.allCases[size])
    default:
      let amount = ErrorMagnitude.allCases[1 + Self.names + number - Self.firstHiddenRange]
      self.init(.hidden, amount, amount.hiddenSize)
    }
  }
}
