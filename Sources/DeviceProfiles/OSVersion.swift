/// A version of iOS or iPadOS, such as 16.1.
package struct OSVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number before the dot.
  package var major: Int
  /// The number after the dot.
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads "16" or "16.1"; nothing else is a version.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ !$0.isEmpty && $0.count <= 3 && $0.utf8.allSatisfy { 48...57 ~= $0 } }),
      let major = Int(parts[0]), let minor = parts.count == 2 ? Int(parts[1]) : 0
    else { return nil }
    self.init(major, minor)
  }

  /// Whether the first is the older version.
  package static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  /// The version as people write it; a minor version of 0 is left out.
  package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

/// The versions from one to another, both included.
///
/// An upper bound without a minor version includes all of them: 8-10 contains 10.3.
package struct OSRange: Hashable, Sendable, CustomStringConvertible {
  /// The oldest version.
  package var first: OSVersion
  /// The newest version; a minor version of ``anyMinor`` represents all of them.
  package var last: OSVersion

  /// The minor version above all others.
  package static let anyMinor = 999
  package static let all = OSRange(OSVersion(0), OSVersion(999, anyMinor))

  package init(_ first: OSVersion, _ last: OSVersion) {
    self.first = first
    self.last = last
  }

  /// Reads "8-10", "9.3-12.1", "26+", "17" (all of 17) or "14.1" (that version only).
  package init?(_ text: String) {
    func upper(_ text: some StringProtocol) -> OSVersion? {
      OSVersion(text).map {
        text.contains(".") ? $0 : OSVersion($0.major, Self.anyMinor)
      }
    }
    if text.hasSuffix("+") {
      guard let first = OSVersion(text.dropLast()) else { return nil }
      self.init(first, Self.all.last)
      return
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let first = OSVersion(parts[0]),
      let last = upper(parts[parts.count - 1]), first <= last
    else { return nil }
    self.init(first, last)
  }

  /// Whether a version lies in the range.
  package func contains(_ version: OSVersion) -> Bool { first <= version && version <= last }

  /// How many major versions lie between a version and the range; 0 inside.
  package func distance(to version: OSVersion) -> Int {
    contains(version) ? 0 : max(0, first.major - version.major, version.major - last.major)
  }

  /// The range as profiles write it; reading it again gives the same range.
  ///
  /// An upper bound keeps a minor version of 0, because without one it would represent all of them.
  package var description: String {
    if last == Self.all.last { return "\(first)+" }
    let upper =
      last.minor == Self.anyMinor ? "\(last.major)" : "\(last.major).\(last.minor)"
    let isOneVersion = first == last
    let isOneMajor = first.minor == 0 && first.major == last.major && last.minor == Self.anyMinor
    return isOneVersion || isOneMajor ? upper : "\(first)-\(upper)"
  }
}

/// An OS level of the matrix: a version, and the SDK that the app was built with where it matters.
///
/// From iOS 26 on the keyboard's height depends on it: `26.1+sdk18` is an app built with Xcode 16
/// that runs on iOS 26.1.
package struct OSLevel: Hashable, Sendable, CustomStringConvertible {
  /// The version that the device runs.
  package var version: OSVersion
  /// The major version of the SDK; nil where it is the device's own.
  package var sdk: Int?

  package init(_ version: OSVersion, sdk: Int? = nil) {
    self.version = version
    self.sdk = sdk
  }

  /// Reads "17" or "26.1+sdk18".
  package init?(_ text: String) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let version = OSVersion(parts[0]) else { return nil }
    self.version = version
    if parts.count == 2 {
      guard parts[1].hasPrefix("sdk"), let sdk = Int(parts[1].dropFirst(3)), sdk > 0, sdk < 1000
      else { return nil }
      self.sdk = sdk
    }
  }

  /// The level's name: both numbers of the version, then the SDK.
  package var description: String {
    "\(version.major).\(version.minor)" + (sdk.map { "+sdk\($0)" } ?? "")
  }
}
