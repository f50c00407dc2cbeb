import TestSupport
import Testing
import TextFormats

@Suite struct DelimitedReaderTests {
  private static func rows(_ text: String, _ separator: Character = ",") throws -> [[String]] {
    var reader = DelimitedReader(Array(text.utf8), separator: separator.asciiValue ?? 0)
    var rows: [[String]] = []
    while let row = try reader.next() { rows.append(row.map(\.text)) }
    return rows
  }

  @Test(arguments: [
    ("", []), ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
    ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    ("a\rb", [["a"], ["b"]]), ("a\n\nb", [["a"], [""], ["b"]]), (",\n", [["", ""]]),
    (#""a,b","c""d","","# + "\n", [["a,b", #"c"d"#, "", ""]]),
    ("\"two\r\nlines\",x", [["two\r\nlines", "x"]]), (#"a"b,c"#, [[#"a"b"#, "c"]]),
    ("é,\"日本\"", [["é", "日本"]]),
  ])
  func `Fields are as RFC 4180 says`(text: String, rows: [[String]]) throws {
    #expect(try Self.rows(text) == rows)
  }

  @Test func `Semicolons separate, and beside tabs quotes mean nothing`() throws {
    #expect(try Self.rows("a;\"b;c\";1,5", ";") == [["a", "b;c", "1,5"]])
    #expect(try Self.rows("\"a\"\tb \"c\"", "\t") == [["\"a\"", "b \"c\""]])
  }

  @Test func `A field knows its place, in characters`() throws {
    var reader = DelimitedReader(Array("é,\"x\ny\",z\n,w".utf8))
    let first = try #require(try reader.next())
    #expect(first.map(\.place.line) == [1, 1, 2])
    #expect(first.map(\.place.column) == [1, 3, 4])
    #expect(try #require(try reader.next()).map(\.place.column) == [1, 2])
  }

  @Test(arguments: [
    ("a\nb,\"c", 2, 3, "this quote is not closed"),
    ("\"a\"b", 1, 4, "a separator or the line's end must follow the closing quote"),
  ])
  func `What is no table is reported where it begins`(
    text: String, line: Int, column: Int, words: String
  ) {
    let error = #expect(throws: TextFinding.self) { _ = try Self.rows(text) }
    #expect(error?.place.line == line && error?.place.column == column)
    #expect(error?.message == words)
  }
}
