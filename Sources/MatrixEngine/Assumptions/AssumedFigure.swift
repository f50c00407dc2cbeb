import DeviceProfiles
import MatrixResults

/// An assumed figure, whatever rests on it.
struct AssumedFigure: Hashable, Sendable {
  var kind: Assumption.Kind
  /// The keyboard that it is of; nil for other kinds.
  var keyboard: KeyboardMode?
  var place: SourceLocation?
  var rule: FillingRule?

  /// The key of a figure; nil where it is more than assumed.
  init?<Value>(
    _ kind: Assumption.Kind, _ figure: Figure<Value>?, of keyboard: KeyboardMode? = nil
  ) {
    guard let figure, figure.provenance == .assumed else { return nil }
    self.kind = kind
    self.keyboard = keyboard
    place = figure.place
    rule = figure.filledBy.first?.rule
  }
}
