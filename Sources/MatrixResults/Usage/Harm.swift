import InsetOracle

/// What a keyboard appearance does to its user: the worst that holds, so that each has one.
package enum Harm: Int, Hashable, Sendable, CaseIterable {
  case exact
  /// Content is hidden at some step; the size says how much at the first.
  case somePixelsHidden
  case lineHidden
  case fieldHidden
  case moreHidden
  /// There is empty room at some step.
  case gap
  /// The app's own padding above the keyboard is used up.
  case paddingLost
  /// Another edge is off, or something more than the indicator is not restored; or the strategy has
  /// not answered.
  case otherInsets
  /// Of the insets no more than the indicator's are off, but the content offset is.
  case offset
  /// The indicator alone is off.
  case scrollBar
  /// Nobody can know what is right.
  case ambiguous
  /// The OS lacks what the strategy is made of.
  case notAvailable

  /// Those with hidden content, the least first.
  package static let hidden: [Harm] = [
    .somePixelsHidden, .lineHidden, .fieldHidden, .moreHidden,
  ]

  /// Those of a strategy that fails.
  package static let failing = hidden + [.gap, .paddingLost, .otherInsets, .offset, .scrollBar]

  /// The harm of an outcome; nil where the scenario was not run.
  package init?(_ outcome: Outcome) {
    switch outcome {
    case .notJudged: return nil
    case .ambiguous: self = .ambiguous
    case .notAvailable: self = .notAvailable
    case .judged(let verdict, _, let size, _):
      switch verdict.bottom {
      case .hidden: self = Self.hidden[(size ?? .more).rawValue]
      case .gap: self = .gap
      case .paddingLost: self = .paddingLost
      case .exact where verdict.isExact: self = .exact
      case .exact:
        let isOther =
          verdict.hasWrongEdge || verdict.isNotRestored
          || !verdict.hasWrongOffset && !verdict.hasWrongIndicator
        self = isOther ? .otherInsets : verdict.hasWrongOffset ? .offset : .scrollBar
      }
    }
  }

  /// The harm of a terminal of a strategy's diagram.
  init?(terminal: Int) {
    guard let outcome = Outcome(terminal: terminal) else { return nil }
    self.init(outcome)
  }
}
