import InsetCore
import Testing

@testable import InsetMatrixTool

/// Text from profiles in Swift source.
struct SwiftTextTests {
  static let hostile = [
    "\"); fatalError() //", "\\(fatalError())", "\\", "\\\"", "\"\"\"", "a\nb", "a\r\nb", "\u{0}",
    "\u{202E}desrever", "\u{2028}", "#\"\\#(x)\"#", "*/ let x = 1 /*", "日本語", "👩‍👩‍👧", "\u{7F}",
  ]

  @Test(arguments: hostile)
  func `A text cannot leave its literal`(text: String) throws {
    let literal = SwiftText.literal(text)
    #expect(literal.utf8.allSatisfy { (0x20...0x7E).contains($0) })
    #expect(try Self.value(of: literal) == text)
  }

  @Test(arguments: hostile)
  func `A text cannot leave its comment`(text: String) {
    let comment = SwiftText.comment(text)
    #expect(comment.hasPrefix("//"))
    #expect(!comment.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(!comment.unicodeScalars.contains("\u{2028}") && !comment.contains("\u{202E}"))
  }

  @Test(arguments: hostile)
  func `A text cannot leave a name`(text: String) {
    #expect(SwiftText.name(text).utf8.allSatisfy { "_".utf8.contains($0) || isAlphanumeric($0) })
  }

  @Test func `Names that would be the same get numbers`() {
    var names = UniqueNames()
    let wanted = ["a-b", "a.b", "a_b", "a_b_2"].map { SwiftText.name($0) }
    #expect(wanted.map { names.name($0) } == ["a_b", "a_b_2", "a_b_3", "a_b_2_2"])
  }

  @Test func `Lengths are as short as they can be`() {
    #expect(
      [0, -0.0, 34, 97.666666, -20.5].map { SwiftText.number($0) } == [
        "0", "0", "34", "97.6667", "-20.5",
      ])
  }

  /// The value of a literal without interpolation, as the language defines it.
  private static func value(of literal: String) throws -> String {
    var scalars = literal.unicodeScalars.dropFirst().dropLast()[...]
    var value = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      try #require(scalar != "\"", "the literal ends early")
      guard scalar == "\\" else {
        value.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "u":
        let digits = scalars.dropFirst().prefix { $0 != "}" }
        scalars = scalars.dropFirst(digits.count + 2)
        let number = try #require(UInt32(String(String.UnicodeScalarView(digits)), radix: 16))
        value.append(try #require(Unicode.Scalar(number)))
      case let escaped?:
        try #require(escaped == "\"" || escaped == "\\", "an interpolation or another escape")
        value.append(escaped)
      case nil: Issue.record("the literal does not end")
      }
    }
    return String(value)
  }
}

private func isAlphanumeric(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: false
  }
}
