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

  /// The flags beside the bottom as a number below ``flagCount``: one word is copied faster than four.
  @usableFromInline package internal(set) var flags: Int
  /// The worst of the bottom in all steps.
  @usableFromInline package var bottom: Bottom
  /// The first step at which the bottom was as wrong as it got, or where it never was, the first at
  /// which anything was; counted from 1, and 0 where nothing was.
  @usableFromInline package var firstWrongStep: Int

  /// Creates the verdict of a scenario in which nothing has gone wrong yet.
  @inlinable
  package init() {
    flags = 0
    bottom = .exact
    firstWrongStep = 0
  }

  /// Whether another edge was off at some step.
  package var hasWrongEdge: Bool {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Whether the vertical indicator was off at some step.
  package var hasWrongIndicator: Bool {
    get { self[2] }
    set { self[2] = newValue }
  }

  /// Whether the focused field was hidden or content scrolled beyond its ends at some step.
  package var hasWrongOffset: Bool {
    get { self[4] }
    set { self[4] = newValue }
  }

  /// Whether anything was off while no keyboard covered anything.
  package var isNotRestored: Bool {
    get { self[8] }
    set { self[8] = newValue }
  }

  /// Whether a flag is set.
  private subscript(flag: Int) -> Bool {
    get { flags & flag != 0 }
    set { flags = newValue ? flags | flag : flags & ~flag }
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
    flags |=
      (judgement.hasWrongEdge ? 1 : 0) | (judgement.hasWrongIndicator ? 2 : 0)
      | (judgement.hasWrongOffset ? 4 : 0) | (isCovered ? 0 : 8)
  }

  /// The number of combinations of flags.
  package static let flagCount = 16

  /// The bottom and the flags as a number below 64, whatever the step.
  package var kind: Int { bottom.rawValue | flags << 2 }

  /// Creates a verdict from its parts; nil where no verdict has them.
  ///
  /// There is a first wrong step where something is wrong, and nowhere else.
  package init?(_ bottom: Bottom, flags: Int, firstWrongStep: Int) {
    self.bottom = bottom
    self.flags = flags
    self.firstWrongStep = firstWrongStep
    let isOff = bottom != .exact || flags & 7 != 0
    guard firstWrongStep >= 0, isOff == (firstWrongStep > 0), isOff || flags == 0,
      0..<Self.flagCount ~= flags
    else { return nil }
  }
}
