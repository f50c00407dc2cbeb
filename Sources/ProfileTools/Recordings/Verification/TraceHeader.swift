package import DeviceProfiles
package import InsetCore
import TextFormats

/// The first row of a trace: what runs where.
package struct TraceHeader: Hashable, Sendable {
  /// The app's name or bundle identifier.
  package var app: String
  /// The version that the device runs, iOS 13 or later.
  package var os: OSVersion
  /// The hardware identifier, such as `iPhone18,5`; on a simulator that of the simulated device.
  package var device: String
  /// The marketing name, where the recorder knows it.
  package var name: String?
  package var idiom: Idiom?
  /// The major version of the SDK that the app was built with, where the recorder knows it.
  package var sdk: Int?
  /// The screen's size in points, upright.
  package var screen: Size
  /// Pixels per point.
  package var scale: Double

  /// The format that this reads and recorders write.
  static let version = 1
  /// The oldest version that a recorder runs on: from there on the system adds the safe area to
  /// `adjustedContentInset` and to the indicator.
  static let oldest = OSVersion(13)

  init(_ row: JSONNode) throws(TextFinding) {
    let version = try row.required("version")
    guard try version.integer(1...999) == Self.version else {
      throw TextFinding(
        "trace-version", "only version \(Self.version) of the format can be read", version.place)
    }
    app = try row.required("app").name()
    os = try row.required("os").osVersion()
    device = try row.required("device").name()
    name = try row["name"]?.name()
    idiom = try row["idiom"]?.choice()
    sdk = try row["sdk"]?.integer(1...999)
    screen = try row.required("screen").extent()
    let scale = try row.required("scale")
    guard 1...10 ~= (try scale.length()) else {
      throw TextFinding("bad-value", "a screen has 1 to 10 pixels per point", scale.place)
    }
    self.scale = try scale.length()
  }
}

extension JSONNode {
  /// A version that recorders run on; a third number is left out.
  fileprivate func osVersion() throws(TextFinding) -> OSVersion {
    let parts = try text().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 3, let version = OSVersion(parts.prefix(2).joined(separator: ".")),
      version >= TraceHeader.oldest
    else {
      throw TextFinding(
        "bad-value", "this must be a version from \(TraceHeader.oldest) on, such as `26.1`", place)
    }
    return version
  }
}
