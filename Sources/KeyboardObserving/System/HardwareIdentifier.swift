import Foundation

/// The name of the hardware, such as `iPhone18,5`.
enum HardwareIdentifier {
  /// The running machine's; nil where the system does not say.
  static var current: String? {
    var system = utsname()
    guard unsafe uname(&system) == 0 else { return nil }
    return unsafe withUnsafeBytes(of: &system.machine) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
