/// The release of the package.
package enum Release {
  /// The one version of the tool, of the results that it writes, of its schema and of its JSON: the
  /// newest heading of `CHANGELOG.md`.
  package static let version = "0.1.0"
}
