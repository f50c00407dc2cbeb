import HistoryFixtures
import Testing

@testable import MatrixResults

@Test func aResultKeepsTheVersionThatWroteIt() throws {
  let result = TinyResult(failing: [3]).result
  var bytes = ResultFile.encode(result, writer: "7.1.0-beta")
  #expect(bytes != ResultFile.encode(result))
  #expect(ResultFile.encode(try ResultFile.decode(bytes)) == ResultFile.encode(result))
  #expect(ResultFile.writer(of: bytes) == "7.1.0-beta")
  bytes[4] = 11
  #expect(throws: InvalidResultFile.version(11, writer: "7.1.0-beta")) {
    try ResultFile.decode(bytes)
  }
}
