import Testing
import TextFormats

@testable import ProfileTools

@Suite struct RecordingTextTests {
  /// The texts under `a`, a line each.
  private static func read(_ bytes: [UInt8]) -> RecordingText.Rows<String> {
    RecordingText(bytes).map { node throws(TextFinding) in
      try node.required("a").text()
    }
  }

  @Test func `Blank lines, ends of any kind and a byte order mark are no rows`() {
    let text = "\u{FEFF}{\"a\":\"x\"}\r\n\n \t\r\n{\"a\":\"y\"}"
    let rows = Self.read(Array(text.utf8))
    #expect(rows.values == ["x", "y"])
    #expect(rows.refused == RefusedRows())
  }

  @Test func `Each line that cannot be read is refused with its place, the others are read`() {
    let bytes =
      Array("{\"a\":\"x\"}\n\n{\"a\":1}\n{}\n[]\nx\n{\"a\":\"".utf8) + [0xC3]
      + Array("\"}\n{\"a\":\"y\"}".utf8)
    let rows = Self.read(bytes)
    #expect(rows.values == ["x", "y"])
    #expect(rows.refused.count == 5)
    #expect(
      rows.refused.lines == [
        "3:6: this must be a text, not a number [wrong-type]",
        "4:1: there is no `a` [missing-key]",
        "5:1: this must be an object, not a list of 0 [wrong-type]",
        "6:1: this is not JSON: expected a value, not `x` [invalid-json]",
        "7:7: this byte is not UTF-8 [invalid-utf8]",
      ])
  }

  @Test(arguments: ["", "\n", " \r\n\t\n", "\u{FEFF}"])
  func `A file without a row has nothing to read and nothing to refuse`(text: String) {
    let rows = Self.read(Array(text.utf8))
    #expect(rows.values == [])
    #expect(rows.refused == RefusedRows())
  }

  @Test func `A file of another kind is counted, but not reported, to its end`() {
    let bytes = Array((String(repeating: "x\n", count: 5000) + "{\"a\":\"y\"}").utf8)
    let rows = Self.read(bytes)
    #expect(rows.values == ["y"])
    #expect(rows.refused.count == 5000)
    #expect(rows.refused.findings.count == 1000)
  }

  @Test func `A file that is too large is refused as a whole`() {
    let rows = Self.read([UInt8](repeating: UInt8(ascii: "\n"), count: 64 << 20 | 1))
    #expect(rows.values == [])
    #expect(
      rows.refused.lines == [
        "1:1: the file has 67108865 bytes, more than 67108864 [file-too-large]"
      ])
  }

  @Test(arguments: [
    (#"{"a":1e9}"#, "no screen has so many points"),
    (#"{"a":[0,0,1]}"#, "this must be a list of 4 numbers, not a list of 3"),
    (#"{"a":{"x":0,"y":0,"w":1}}"#, "there is no `h`"),
    (#"{"a":"x\u001b[31m"}"#, "this must be a name of 1 to 100 printable characters"),
    (#"{"a":"\u202ex"}"#, "this must be a name of 1 to 100 printable characters"),
    (#"{"a":""}"#, "this must be a name of 1 to 100 printable characters"),
  ])
  func `Values that nothing can be done with are refused`(text: String, words: String) throws {
    let node = try JSONReader.read(Array(text.unicodeScalars), line: 1).required("a")
    let error = #expect(throws: TextFinding.self) {
      switch node.kind {
      case .number: _ = try node.length()
      case .string: _ = try node.name()
      default: _ = try node.rect()
      }
    }
    #expect(error?.message == words)
  }
}
