package import DeviceProfiles

/// The OS version that a recording states, or that was inferred for it.
package struct RecordedOSVersion: Hashable, Sendable {
  /// The major versions that it may have been.
  package var range: OSRange
  /// Whether the version was only inferred, from frames or from the style of the code around.
  package var isInferred: Bool

  /// Reads "iOS 8-9 (inferred)", "iOS 26.2 (stated)" or "17"; nil for "?" and other words.
  init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == ":" }
    let version = words.first { $0.first?.isNumber ?? false }
    guard let version, let range = OSRange(String(version)) else { return nil }
    // A plan has few minor versions, so that a major version matches all its minor versions.
    self.range = OSRange(
      OSVersion(range.first.major), OSVersion(range.last.major, OSRange.anyMinor))
    isInferred = words.contains("inferred")
  }
}
