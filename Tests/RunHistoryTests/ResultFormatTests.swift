import HistoryFixtures
import Testing

@testable import MatrixResults

@Test func aResultOfFormat8IsRead() throws {
  let result = TinyResult(failing: [3]).result
  var content = ByteWriter()
  content.write(head: result)
  content.write(result.roots, of: result.table)
  var file = ByteWriter()
  file.append(Array("IMX1".utf8))
  for number in [8, content.bytes.count] { file.write(number) }
  file.append(content.bytes)
  file.write(UInt64(CRC32.checksum(content.bytes[...])))
  #expect(ResultFile.encode(try ResultFile.decode(file.bytes)) == ResultFile.encode(result))
  #expect(ResultFile.writer(of: file.bytes) == "")
}

@Test func aResultKeepsTheVersionThatWroteIt() throws {
  let result = TinyResult(failing: [3]).result
  var bytes = ResultFile.encode(result, writer: "7.1.0-beta")
  #expect(bytes != ResultFile.encode(result))
  #expect(ResultFile.encode(try ResultFile.decode(bytes)) == ResultFile.encode(result))
  #expect(ResultFile.writer(of: bytes) == "7.1.0-beta")
  bytes[4] = 10
  #expect(throws: InvalidResultFile.version(10, writer: "7.1.0-beta")) {
    try ResultFile.decode(bytes)
  }
}
