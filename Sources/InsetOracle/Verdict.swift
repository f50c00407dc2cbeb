/// How a strategy did in a whole scenario: the worst of the bottom, independent flags, and the step
/// that shows it.
@usableFromInline
package struct Verdict: Hashable, Sendable {
  /// The status of the bottom inset, line or view.
  @usableFromInline
  package enum Bottom: Int, Hashable, Sendable, CaseIterable {
    /// Right at every step.
    case exact
    /// Too low at some step: content is covered and cannot be scrolled free.
    case hidden
    /// Too high at some step, and never too low: empty room.
    case gap
    /// At some step the app's own padding above the keyboard is used up, and nothing worse happens.
    case paddingLost

    /// The bottom of one step.
    @inlinable
    package init(_ judgement: Judgement) {
      self =
        judgement.bottom < 0
        ? .hidden : judgement.bottom > 0 ? .gap : judgement.lostPadding > 0 ? .paddingLost : .exact
    }

    /// How bad it is: more is worse.
    @inlinable package var severity: UInt8 {
      switch self {
      case .exact: 0
      case .paddingLost: 1
      case .gap: 2
      case .hidden: 3
      }
    }
  }

  /// The worst of the bottom in all steps.
  @usableFromInline package var bottom: Bottom
  /// Whether another edge was off at some step.
  @usableFromInline package var hasWrongEdge: Bool
  /// Whether the vertical indicator was off at some step.
  @usableFromInline package var hasWrongIndicator: Bool
  /// Whether the focused field was hidden or content scrolled beyond its ends at some step.
  @usableFromInline package var hasWrongOffset: Bool
  /// Whether anything was off while no keyboard covered anything.
  @usableFromInline package var isNotRestored: Bool
  /// The first step at which the bottom was as wrong as it got, or where it never was, the first at
  /// which anything was; counted from 1, and 0 where nothing was.
  @usableFromInline package var firstWrongStep: Int

  /// Creates the verdict of a scenario in which nothing has gone wrong yet.
  @inlinable
  package init() {
    bottom = .exact
    hasWrongEdge = false
    hasWrongIndicator = false
    hasWrongOffset = false
    isNotRestored = false
    firstWrongStep = 0
  }

  /// Whether every flag is good at every step.
  @inlinable package var isExact: Bool { firstWrongStep == 0 }

  /// Takes the next step's judgement in.
  ///
  /// - Parameters:
  ///   - judgement: The comparison after the step.
  ///   - step: The step's number, counted from 1.
  ///   - isCovered: Whether a docked keyboard covered a part of the screen.
  @inlinable
  package mutating func take(_ judgement: Judgement, step: Int, isCovered: Bool) {
    if judgement.isExact { return }
    let bottom = Bottom(judgement)
    if firstWrongStep == 0 || bottom.severity > self.bottom.severity { firstWrongStep = step }
    if bottom.severity > self.bottom.severity { self.bottom = bottom }
    hasWrongEdge = hasWrongEdge || judgement.hasWrongEdge
    hasWrongIndicator = hasWrongIndicator || judgement.hasWrongIndicator
    hasWrongOffset = hasWrongOffset || judgement.hasWrongOffset
    isNotRestored = isNotRestored || !isCovered
  }

  /// The number of combinations of flags.
  package static let flagCount = 16

  /// The flags beside the bottom as a number below ``flagCount``.
  package var flags: Int {
    (hasWrongEdge ? 1 : 0) | (hasWrongIndicator ? 2 : 0) | (hasWrongOffset ? 4 : 0)
      | (isNotRestored ? 8 : 0)
  }

  /// The bottom and the flags as a number below 64, whatever the step.
  package var kind: Int { bottom.rawValue | flags << 2 }

  /// Creates a verdict from its parts; nil where no verdict has them.
  ///
  /// There is a first wrong step where something is wrong, and nowhere else.
  package init?(_ bottom: Bottom, flags: Int, firstWrongStep: Int) {
    self.bottom = bottom
    hasWrongEdge = flags & 1 != 0
    hasWrongIndicator = flags & 2 != 0
    hasWrongOffset = flags & 4 != 0
    isNotRestored = flags & 8 != 0
    self.firstWrongStep = firstWrongStep
    let isOff = bottom != .exact || flags & 7 != 0
    guard firstWrongStep >= 0, isOff == (firstWrongStep > 0), isOff || flags == 0,
      0..<Self.flagCount ~= flags
    else { return nil }
  }
}
