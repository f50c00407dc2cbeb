/// The files under `devices/` as they were when the tool was built, for where there is no checkout.
public enum ShippedFiles {
  /// A file's path below `devices/`, and its text.
  public struct File: Hashable, Sendable {
    /// The path, such as `iphone/iphone-15.yaml`.
    public let path: String
    /// The contents.
    public let text: String
  }
}
