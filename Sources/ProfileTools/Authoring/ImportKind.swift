package import ProfileFiles

/// What a JSON file for an import is.
package enum ImportKind: Hashable, Sendable {
  /// The device types of simctl.
  case simctl
  /// What a measuring app printed.
  case measurements

  /// The kind that a file shows; simctl's where it shows none.
  package init(of source: ProfileSource) {
    let root = YAMLDocument(parsing: source.bytes, file: source.path).root
    self = root?["measurements"] == nil ? .simctl : .measurements
  }
}
