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
    isNotRestored = isNotRestored || !isCovered
  }

  /// The verdict as a small number; the inverse of ``init(code:)``.
  package var code: Int {
    bottom.rawValue | (hasWrongEdge ? 4 : 0) | (hasWrongIndicator ? 8 : 0)
      | (isNotRestored ? 16 : 0) | firstWrongStep << 5
  }

  /// Reads a verdict from its number; nil where no verdict has it.
  ///
  /// Something is wrong exactly where there is a first wrong step.
  package init?(code: Int) {
    guard let bottom = Bottom(rawValue: code & 3), code >= 0 else { return nil }
    let isExact = code & 15 == 0
    guard isExact ? code == 0 : code >> 5 > 0 else { return nil }
    self.bottom = bottom
    hasWrongEdge = code & 4 != 0
    hasWrongIndicator = code & 8 != 0
    isNotRestored = code & 16 != 0
    firstWrongStep = code >> 5
  }
}
