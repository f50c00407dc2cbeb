import DeviceProfiles
import MatrixResults

/// An assumed figure, whatever rests on it.
struct AssumedFigure: Hashable, Sendable {
  var kind: Assumption.Kind
  var place: SourceLocation?
  var rule: FillingRule?

  /// The key of a figure; nil where it is more than assumed.
  init?<Value>(_ kind: Assumption.Kind, _ figure: Figure<Value>?) {
    guard let figure, figure.provenance == .assumed else { return nil }
    self.kind = kind
    place = figure.place
    rule = figure.filledBy.first?.rule
  }
}
