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

  /// What is off beside the bottom: one word is copied faster than four flags.
  @usableFromInline
  package struct Flags: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: Int

    @inlinable
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Another edge was off at some step.
    @inlinable package static var edge: Flags { Flags(rawValue: 1) }
    /// The vertical indicator was off at some step.
    @inlinable package static var indicator: Flags { Flags(rawValue: 2) }
    /// The focused field was hidden or content scrolled beyond its ends at some step.
    @inlinable package static var offset: Flags { Flags(rawValue: 4) }
    /// Something was off while no keyboard covered anything.
    @inlinable package static var notRestored: Flags { Flags(rawValue: 8) }
  }

  /// What is off beside the bottom.
  @usableFromInline package var flags: Flags
  /// The worst of the bottom in all steps.
  @usableFromInline package var bottom: Bottom
  /// The first step at which the bottom was as wrong as it got, or where it never was, the first at
  /// which anything was; counted from 1, and 0 where nothing was.
  @usableFromInline package var firstWrongStep: Int

  /// Creates the verdict of a scenario in which nothing has gone wrong yet.
  @inlinable
  package init() {
    flags = []
    bottom = .exact
    firstWrongStep = 0
  }

  /// Whether another edge was off at some step.
  @inlinable package var hasWrongEdge: Bool { flags.contains(.edge) }
  /// Whether the vertical indicator was off at some step.
  @inlinable package var hasWrongIndicator: Bool { flags.contains(.indicator) }
  /// Whether the focused field was hidden or content scrolled beyond its ends at some step.
  @inlinable package var hasWrongOffset: Bool { flags.contains(.offset) }
  /// Whether anything was off while no keyboard covered anything.
  @inlinable package var isNotRestored: Bool { flags.contains(.notRestored) }

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
    if judgement.hasWrongEdge { flags.insert(.edge) }
    if judgement.hasWrongIndicator { flags.insert(.indicator) }
    if judgement.hasWrongOffset { flags.insert(.offset) }
    if !isCovered { flags.insert(.notRestored) }
  }

  /// The number of combinations of flags.
  package static let flagCount = 16

  /// The bottom and the flags as a number below 64, whatever the step.
  package var kind: Int { bottom.rawValue | flags.rawValue << 2 }

  /// Creates a verdict from its parts; nil where no verdict has them.
  ///
  /// There is a first wrong step where something is wrong, and nowhere else.
  package init?(_ bottom: Bottom, flags: Int, firstWrongStep: Int) {
    self.bottom = bottom
    self.flags = Flags(rawValue: flags)
    self.firstWrongStep = firstWrongStep
    let isOff = bottom != .exact || !self.flags.subtracting(.notRestored).isEmpty
    guard firstWrongStep >= 0, isOff == (firstWrongStep > 0), isOff || flags == 0,
      0..<Self.flagCount ~= flags
    else { return nil }
  }
}
