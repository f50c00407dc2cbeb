import Foundation
import TestSupport
import Testing

@testable import TextFormats

@Suite struct JSONReaderTests {
  private static func read(_ text: String) throws -> JSONNode {
    try JSONReader.read(Array(text.unicodeScalars), line: 1)
  }

  @Test(arguments: [
    #"null"#, #"true"#, #"false"#, #"0"#, #"-0.5e+3"#, #"12.25"#, #"1E-2"#, #""""#, #"[]"#, #"{}"#,
    #" { "a" : [ 1 , "b" , { } ] } "#, #""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude42é🙂""#,
    #"[[[null]], {"x": {"y": [false]}}]"#,
  ])
  func `Values are those that Foundation reads`(text: String) throws {
    let foundation = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    #expect(try Self.read(text).foundation.isEqual(foundation))
  }

  @Test(arguments: [
    ("", 1, "expected a value, not the end of the line"),
    ("nul", 1, "expected a value, not `n`"),
    ("[1,]", 4, "expected a value, not `]`"),
    ("[1 2]", 4, "expected `,` or `]`, not `2`"),
    (#"{"a" 1}"#, 6, "expected `:`, not `1`"),
    (#"{"a":1,}"#, 8, "expected a name in quotation marks, not `}`"),
    (#"{"a":1"#, 7, "expected `,` or `}`, not the end of the line"),
    (#"{"é🙂":01}"#, 8, "expected `,` or `}`, not `1`"),
    ("1.", 3, "expected a digit, not the end of the line"),
    ("-", 2, "expected a digit, not the end of the line"),
    ("1 x", 3, "expected the end of the line, not `x`"),
    (#""a"#, 3, "expected `\"`, not the end of the line"),
    ("\"a\tb\"", 3, "expected a printable character, not `\t`"),
    (#""\x""#, 2, "the backslash escapes no character"),
    (#""\u12G4""#, 6, "expected a hexadecimal digit, not `G`"),
    (#""\ud83d""#, 2, "the backslash escapes no character"),
    (#""\ud83d\u0041""#, 2, "the backslash escapes no character"),
    ("NaN", 1, "expected a value, not `N`"), ("1e999", 1, "the number is out of range"),
    (#"{"a":1,"a":2}"#, 8, "`a` occurs twice"),
  ])
  func `What is no JSON is reported with its column`(text: String, column: Int, words: String) {
    let error = #expect(throws: TextFinding.self) { _ = try Self.read(text) }
    #expect(error?.place.column == column)
    #expect(error?.message.hasSuffix(words) ?? false, "\(error?.message ?? "")")
  }

  @Test func `Lines of a value are counted`() throws {
    let text = "{\r\n \"a\": [1,\n\t2],\n\"b\": nul}"
    let error = #expect(throws: TextFinding.self) { _ = try Self.read(text) }
    #expect(error?.place == TextLocation(4, 6))
    let list = try Self.read("{\r\n \"a\": [1,\n\t2]}").required("a")
    #expect(list.place == TextLocation(2, 7))
    #expect(try list.array().map(\.place) == [TextLocation(2, 8), TextLocation(3, 2)])
  }

  @Test func `Values may lie in each other 64 deep and no deeper`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try Self.read(nested(64))
    let error = #expect(throws: TextFinding.self) { _ = try Self.read(nested(65)) }
    #expect(error?.rule == "too-deep")
    #expect(throws: TextFinding.self) {
      _ = try Self.read(String(repeating: "[", count: 1_000_000))
    }
  }

  @Test(arguments: 1...200)
  func `A spoiled line never stops the reader`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var scalars = Array(#"{"id":"V\u0031","norm":{"screen":[0,-1.5e3,null,true]}}"#.unicodeScalars)
    for _ in 0..<3 {
      let index = Int.random(in: scalars.indices, using: &random)
      scalars[index] = #"{}[]",:\u0eE-.+tn "#.unicodeScalars.randomElement(using: &random) ?? "x"
    }
    let text = String(String.UnicodeScalarView(scalars))
    let foundation = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    let read = try? Self.read(text)
    // Foundation takes names that stand twice; where both read a value it is the same.
    if let read, let foundation { #expect(read.foundation.isEqual(foundation), "\(text)") }
    if foundation == nil { #expect(read == nil, "\(text)") }
  }
}

extension JSONNode {
  /// The value as Foundation has it.
  fileprivate var foundation: NSObject {
    switch kind {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .string(let text): NSString(string: text)
    case .array(let values): NSArray(array: values.map(\.foundation))
    case .object(let members):
      NSDictionary(
        objects: members.map(\.value.foundation),
        forKeys: members.map { NSString(string: $0.name) })
    }
  }
}
