/// References of RFC 3986 from paths that may contain anything.
package enum URIText {
  /// A path as a reference: relative where the path is, else with the scheme of files.
  package static func reference(_ path: String) -> String {
    path.hasPrefix("/") ? "file://\(escaped(path))" : escaped(path)
  }

  /// An address with everything escaped but letters, digits and `-._~/:?#=+@%&`, so that nothing
  /// ends it early in Markdown or HTML.
  package static func address(_ address: String) -> String {
    escaped(address, allowing: "-._~/:?#=+@%&")
  }

  /// The path with everything escaped but letters, digits and `-._~/`.
  package static func escaped(_ path: String) -> String { escaped(path, allowing: "-._~/") }

  private static func escaped(_ path: String, allowing allowed: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        String(UnicodeScalar(byte))
      default:
        allowed.utf8.contains(byte)
          ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }.joined()
  }
}
