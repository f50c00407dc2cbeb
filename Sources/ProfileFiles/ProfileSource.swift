/// A file as it was read: its path for messages, and its contents.
package struct ProfileSource: Hashable, Sendable {
  /// The path that diagnostics and locations show.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Whether the contents say what runs, as those of `matrix.yaml` do.
  package var isPlan: Bool { DecodedFile(reading: self).kind == .matrix }
  /// What the contents say beside the plan, as those of `usage.yaml` do; nil for other files.
  package var companion: CompanionFile? { CompanionFile(DecodedFile(reading: self).kind) }
}
