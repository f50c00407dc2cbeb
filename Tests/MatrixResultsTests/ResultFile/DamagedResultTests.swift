import HistoryFixtures
import TestSupport
import Testing
import TextFormats

@testable import MatrixResults

/// Result files whose checksum is right and whose numbers are not.
@Suite struct DamagedResultTests {
  private static let absurd: [UInt64] = [
    0, 1, 2, 100, 127, 128, 1 << 14, 1 << 20, 1 << 31, 1 << 32, 1 << 48, 1 << 62,
    UInt64(Int64.max), .max, Double.infinity.bitPattern, (1e300).bitPattern,
  ]

  /// One to three numbers of a content replaced by absurd ones, or bytes that come twice or not.
  private static func damage(_ content: [UInt8], seed: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    var content = content
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: content.indices, using: &random)
      let value = absurd[Int.random(in: absurd.indices, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: content.remove(at: place)
      case 1: content.insert(contentsOf: content[place..<min(place + 40, content.count)], at: place)
      case 2: content[place] ^= 1 << UInt8.random(in: 0..<7, using: &random)
      default:
        var number = ByteWriter()
        number.write(value)
        content.replaceSubrange(place...place, with: number.bytes)
      }
    }
    return content
  }

  /// The file of a content, with a checksum that is right.
  private static func file(_ content: [UInt8]) -> [UInt8] {
    let compressed = Deflate.compressed(content)
    var file = ByteWriter()
    file.append(Array("IMX1".utf8))
    file.write(ResultFile.version)
    file.write("1")
    file.write(content.count)
    file.write(UInt64(CRC32.checksum(content[...])))
    file.write(compressed.count)
    file.append(compressed)
    return file.bytes
  }

  @Test func `Absurd numbers are refused, or are a result that can be written again`() throws {
    let content = ResultFile.content(of: TinyResult(failing: [1, 5, 7]).result)
    var refused = 0
    for seed in 0..<2_000 {
      do {
        let result = try ResultFile.decode(Self.file(Self.damage(content, seed: UInt64(seed))))
        #expect(try ResultFile.decode(ResultFile.encode(result)).totals == result.totals)
      } catch {
        refused += 1
      }
    }
    #expect((1_000..<2_000).contains(refused), "\(refused)")
  }
}
