package import InsetCore
import TextFormats

/// Something that happened between notifications.
package struct TraceMarker: Hashable, Sendable {
  /// `appear`, `disappear`, `background`, `foreground`, `insets`, or a step's name of the app's own.
  package var name: String
  /// The app's own insets from now on, of a marker `insets`.
  package var contentInset: Insets?
  /// The same of the vertical indicator.
  package var indicatorInsets: Insets?

  init(_ row: JSONNode) throws(TextFinding) {
    name = try row.required("name").name()
    contentInset = try row["contentInset"]?.insets()
    indicatorInsets = try row["indicatorInsets"]?.insets()
    if name == "insets" { _ = try row.required("contentInset") }
  }
}
