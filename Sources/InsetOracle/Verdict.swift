/// How a strategy did in a whole scenario: independent flags, and the first step that went wrong.
@usableFromInline
package struct Verdict: Hashable, Sendable {
  /// The status of the bottom inset, line or view.
  @usableFromInline
  package enum Bottom: Int, Hashable, Sendable, CaseIterable {
    /// Right at every step.
    case exact
    /// Too low where it first went wrong: content lies under the keyboard.
    case hidden
    /// Too high where it first went wrong: empty room.
    case gap
  }

  /// The bottom at its first wrong step.
  @usableFromInline package var bottom: Bottom
  /// Whether another edge was off at some step.
  @usableFromInline package var hasWrongEdge: Bool
  /// Whether the vertical indicator was off at some step.
  @usableFromInline package var hasWrongIndicator: Bool
  /// Whether the focused field was hidden or content scrolled beyond its ends at some step.
  @usableFromInline package var hasWrongOffset: Bool
  /// Whether anything was off while no keyboard covered anything.
  @usableFromInline package var isNotRestored: Bool
  /// The first wrong step, counted from 1; 0 where none was.
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
    if firstWrongStep == 0 { firstWrongStep = step }
    if bottom == .exact, judgement.bottom != 0 { bottom = judgement.bottom < 0 ? .hidden : .gap }
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
