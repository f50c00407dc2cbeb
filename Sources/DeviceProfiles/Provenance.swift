/// Where a figure comes from, strongest first.
package enum Provenance: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Read off a device, a simulator or a log.
  case measured
  /// Published by the vendor, or agreed on by independent public tables.
  case documented
  /// Computed from figures of the first two kinds.
  case derived
  /// Taken over from something similar, by a named rule or a stated guess.
  case assumed

  /// Whether the first is the stronger of the two.
  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  /// 0 for the strongest.
  package var rank: Int {
    switch self {
    case .measured: 0
    case .documented: 1
    case .derived: 2
    case .assumed: 3
    }
  }
}

/// A location in a profile file.
package struct SourceLocation: Hashable, Sendable {
  /// The file's path as it was given.
  package var file: String
  /// The line, counted from 1.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// A rule that fills a gap between figures.
package enum FillingRule: String, Hashable, Sendable, CaseIterable {
  /// A row for Latin letters, other things equal.
  case sameScript = "same-script"
  /// The row of the nearest version.
  case nearestOS = "nearest-os"
  /// The plain keyboard plus the height of the bar above it.
  case barHeight = "bar-height"
  /// The plain keyboard plus the handle of a collapsed prediction bar.
  case collapsedBar = "collapsed-bar"
  /// The keyboard without its bar.
  case plainKeyboard = "plain-keyboard"
}

/// A value with its origin: every figure of a profile is one.
package struct Figure<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value; points where it is a length.
  package var value: Value
  /// How the value is known.
  package var provenance: Provenance
  /// Who says so, in words.
  package var source: String
  /// The location of the value, or of the figure that a rule took; nil where no file has it.
  package var place: SourceLocation?
  /// The rule that filled a gap with the figure; nil for a figure of a profile.
  package var filledBy: FillingRule?

  package init(
    _ value: Value, _ provenance: Provenance, source: String, place: SourceLocation? = nil,
    filledBy: FillingRule? = nil
  ) {
    self.value = value
    self.provenance = provenance
    self.source = source
    self.place = place
    self.filledBy = filledBy
  }
}
