/// How much content is hidden where the bottom is first too low.
package enum HiddenSize: Int, Hashable, Sendable, CaseIterable {
  /// Less than 10 pt.
  case somePixels
  /// 10 pt to less than 25 pt.
  case line
  /// 25 pt to less than 50 pt.
  case field
  /// 50 pt or more.
  case more

  package init(ofPoints points: Double) {
    self = points < 10 ? .somePixels : points < 25 ? .line : points < 50 ? .field : .more
  }

  package var words: String {
    switch self {
    case .somePixels: "some pixels"
    case .line: "a line"
    case .field: "a field"
    case .more: "more than a field"
    }
  }
}

extension ErrorMagnitude {
  /// The size of hidden content that a range of points says; nil for an amount with a name.
  package var hiddenSize: HiddenSize? { range.map { HiddenSize(ofPoints: $0.lowerBound) } }
}
