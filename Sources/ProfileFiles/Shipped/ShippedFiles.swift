/// The files under `devices/` as they were when the tool was built, for where there is no checkout.
package enum ShippedFiles {
  /// A file's path below `devices/`, and its text.
  package struct File: Hashable, Sendable {
    /// The path, such as `iphone/iphone-15.yaml`.
    package let path: String
    package let text: String
  }
}
