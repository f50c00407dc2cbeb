/// Where a figure comes from, strongest first.
package enum Provenance: String, Hashable, Sendable, CaseIterable, Codable, Comparable {
  /// Read by two sources that do not depend on each other.
  case confirmed
  /// Read off a device, a simulator or a log by one source.
  case measured
  /// Published by the vendor, or agreed on by independent public tables.
  case documented
  /// Computed from figures of the kinds above.
  case derived
  /// Read by sources that are more than half a point apart.
  case disputed
  /// Taken over from something similar, by a named rule or a stated guess.
  case assumed

  /// Those that a profile can state: the others follow from readings.
  package static let stated: [Provenance] = [.measured, .documented, .derived, .assumed]

  /// Whether the first is the stronger of the two.
  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  /// 0 for the strongest.
  package var rank: Int {
    switch self {
    case .confirmed: 0
    case .measured: 1
    case .documented: 2
    case .derived: 3
    case .disputed: 4
    case .assumed: 5
    }
  }
}

/// A location in a profile file.
package struct SourceLocation: Hashable, Sendable, Codable {
  /// The file's path as it was given.
  package var file: String
  /// The line, counted from 1.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The folder in the paths of the profiles that are part of the library.
  package static let shippedFolder = "(shipped)"

  /// Whether a path is that of a profile that is part of the library, and so names no file.
  package static func isShipped(_ path: String) -> Bool { path.hasPrefix("\(shippedFolder)/") }
}

/// A rule that fills a gap between figures.
package enum FillingRule: String, Hashable, Sendable, CaseIterable, Codable {
  /// A row for Latin letters, other things equal.
  case sameScript = "same-script"
  /// The row of the nearest version.
  case nearestOS = "nearest-os"
  /// The plain keyboard plus the height of the bar above it.
  case barHeight = "bar-height"
  /// The plain keyboard plus the handle of a collapsed prediction bar.
  case collapsedBar = "collapsed-bar"
  /// The keyboard without its bar, or for digits on an iPad with it.
  case plainKeyboard = "plain-keyboard"
  /// The system's layout of sheets, popovers and windows.
  case window = "window-layout"
  /// The bar of a hardware keyboard, which is closed.
  case closedBar = "closed-bar"
}

/// What a rule did: which one, and from which keyboard it took the figure.
package struct Filling: Hashable, Sendable, Codable, CustomStringConvertible {
  package var rule: FillingRule
  /// The keyboard whose figure it is; nil where it is the same figure elsewhere.
  package var mode: KeyboardMode?

  package init(_ rule: FillingRule, of mode: KeyboardMode? = nil) {
    self.rule = rule
    self.mode = mode
  }

  /// Such as `bar-height of docked`.
  package var description: String {
    mode.map { "\(rule.rawValue) of \($0.rawValue)" } ?? rule.rawValue
  }
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
  /// How rules filled a gap with the figure, the last one first; empty for a figure of a profile.
  package var filledBy: [Filling]

  package init(
    _ value: Value, _ provenance: Provenance, source: String, place: SourceLocation? = nil,
    filledBy: [Filling] = []
  ) {
    self.value = value
    self.provenance = provenance
    self.source = source
    self.place = place
    self.filledBy = filledBy
  }

  /// The figure of a part of the value.
  package func map<Part: Hashable & Sendable>(_ part: (Value) -> Part) -> Figure<Part> {
    Figure<Part>(part(value), provenance, source: source, place: place, filledBy: filledBy)
  }

  /// The rules that took the figure over, and who says so.
  package var origin: String {
    (filledBy.map(\.description) + [source]).joined(separator: ": ")
  }

  /// The figure as a rule took it over: assumed, or derived from something measured by a rule that
  /// readings confirm.
  func filled(by filling: Filling, isConfirmed: Bool = false) -> Figure {
    var figure = self
    figure.provenance = isConfirmed && provenance <= .measured ? .derived : .assumed
    figure.filledBy.insert(filling, at: 0)
    return figure
  }
}
