import HistoryFixtures
import Testing
import TextFormats

@testable import MatrixResults

@Suite struct ResultFileTests {
  private static let result = TinyResult(failing: [3]).result
  private static let bytes = ResultFile.encode(result)

  @Test func `A result comes back from its bytes`() throws {
    for failing in [[], [3], [1, 5, 7]] as [Set<Int>] {
      let result = TinyResult(failing: failing).result
      let bytes = ResultFile.encode(result)
      let decoded = try ResultFile.decode(bytes)
      #expect(ResultFile.encode(decoded) == bytes)
      #expect(ResultFile.digest(of: decoded) == ResultFile.digest(of: result))
      #expect(decoded.request == result.request && decoded.totals == result.totals)
    }
    #expect(Self.bytes.count < ResultFile.content(of: Self.result).count)
  }

  @Test func `A result keeps the version that judged it`() throws {
    let bytes = ResultFile.encode(Self.result, writer: "7.1.0-beta")
    #expect(bytes != Self.bytes)
    #expect(ResultFile.encode(try ResultFile.decode(bytes)) == Self.bytes)
    #expect(ResultFile.writer(of: bytes) == "7.1.0-beta")
    for version in [12, 14] as [UInt8] {
      var other = bytes
      other[4] = version
      #expect(throws: InvalidResultFile.version(UInt64(version), writer: "7.1.0-beta")) {
        try ResultFile.decode(other)
      }
    }
  }

  @Test func `A file that is cut off is refused`() {
    for count in 0..<Self.bytes.count {
      #expect(throws: InvalidResultFile.truncated, "\(count) bytes") {
        try ResultFile.decode(Array(Self.bytes.prefix(count)))
      }
    }
    #expect(throws: InvalidResultFile.corrupt("there is more after the end")) {
      try ResultFile.decode(Self.bytes + [0])
    }
  }

  @Test func `A file with a wrong byte is refused`() {
    // What the writer is called is no part of the result.
    let writer = 5...10
    for index in Self.bytes.indices where !writer.contains(index) {
      var bytes = Self.bytes
      bytes[index] ^= 1 << UInt8(index % 8)
      #expect(throws: InvalidResultFile.self, "byte \(index)") { try ResultFile.decode(bytes) }
    }
  }

  @Test func `Other files are refused`() {
    for text in ["PK\u{3}\u{4}", "IMXD and more", "schema: 1"] {
      #expect(throws: InvalidResultFile.foreign) { try ResultFile.decode(Array(text.utf8)) }
    }
  }

  /// A file of few bytes must not take more memory than it says, nor more than any result.
  @Test(arguments: [
    (1_000, 999, "the content cannot be expanded to its length"),
    (1_000, 1_001, "the content cannot be expanded to its length"),
    (1_000_000, 2, "the content cannot be expanded to its length"),
    (10, (1 << 28) + 1, "a number is out of range"),
  ])
  func `Content of another length than is declared is refused`(
    count: Int, declared: Int, reason: String
  ) {
    let content = [UInt8](repeating: 0, count: count)
    let compressed = Deflate.compressed(content)
    var file = ByteWriter()
    file.append(Array("IMX1".utf8))
    file.write(ResultFile.version)
    file.write("1")
    file.write(declared)
    file.write(UInt64(CRC32.checksum(content[...])))
    file.write(compressed.count)
    file.append(compressed)
    #expect(throws: InvalidResultFile.corrupt(reason)) { try ResultFile.decode(file.bytes) }
  }
}
