import Foundation
import TestSupport
import Testing

/// Result files whose checksum is right and whose numbers are not.
@Suite struct DamagedResultTests {
  private static let seeds = 250

  /// The content of a result file, and the file of a content.
  private struct Container {
    private static let header = Array("IMX1".utf8) + [9]
    var content: [UInt8]

    init(content: [UInt8]) { self.content = content }

    init(_ file: [UInt8]) throws {
      try #require(file.starts(with: Self.header))
      var length = 0
      var next = Self.header.count
      repeat {
        length |= Int(file[next] & 0x7F) << (7 * (next - Self.header.count))
        next += 1
      } while file[next - 1] >= 0x80
      content = Array(file[next..<next + length])
    }

    var file: [UInt8] {
      Self.header + Self.number(UInt64(content.count)) + content
        + Self.number(UInt64(Self.crc32(content)))
    }

    /// Seven bits to a byte, the lowest first.
    static func number(_ value: UInt64) -> [UInt8] {
      var bytes: [UInt8] = []
      var rest = value
      while rest >= 0x80 {
        bytes.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      return bytes + [UInt8(rest)]
    }

    /// The CRC-32 of IEEE 802.3, bit by bit.
    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
      ~bytes.reduce(0xFFFF_FFFF as UInt32) { crc, byte in
        (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
          crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1
        }
      }
    }
  }

  private static let absurd: [UInt64] = [
    0, 1, 2, 100, 127, 128, 1 << 14, 1 << 20, 1 << 31, 1 << 32, 1 << 48, 1 << 62,
    UInt64(Int64.max), .max, Double.infinity.bitPattern, (1e300).bitPattern,
  ]

  /// One to three numbers of a content replaced by absurd ones, or bytes that come twice or not.
  private static func damage(_ content: [UInt8], seed: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    var content = content
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      // What is said of the run comes first; the diagrams are most of the rest.
      let end = Bool.random(using: &random) ? min(content.count, 12_000) : content.count
      let place = Int.random(in: 0..<end, using: &random)
      let value = absurd[Int.random(in: 0..<absurd.count, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: content.remove(at: place)
      case 1: content.insert(contentsOf: content[place..<min(place + 40, end)], at: place)
      case 2: content[place] ^= 1 << UInt8.random(in: 0..<7, using: &random)
      default: content.replaceSubrange(place...place, with: Container.number(value))
      }
    }
    return content
  }

  @Test func `Absurd numbers under a right checksum are refused, in bounded time and memory`()
    throws
  {
    let scratch = try Scratch()
    let path = scratch.folder.appending(path: "whole.imx")
    let run = try Tool.run([
      "run", "--where", "device:iphone-8,ipad-air-2 os:12.5 locale:en-US bars:nav+tab",
      "--strategy", "covered-area", "--strategy", "flutter", "-o", path.path,
    ])
    try #require(run.status == 0)
    let bytes = Array(try Data(contentsOf: path))
    let whole = try Container(bytes)
    try #require(whole.file == bytes)
    for seed in 0..<Self.seeds {
      let damaged = Container(content: Self.damage(whole.content, seed: UInt64(seed)))
      try Data(damaged.file).write(to: scratch.folder.appending(path: "\(seed).imx"))
    }
    let outcome = try Tool.shell(
      """
      ulimit -v 2000000
      check() {
        status=0
        timeout 20 "$tool" "$@" >/dev/null 2>errors || status=$?
        case $status in 0 | 3 | 5) return $status ;; esac
        echo "$*: $status: $(tail -n 1 errors)"
        return $status
      }
      for seed in $(seq 0 \(Self.seeds - 1)); do
        check merge $seed.imx -o merged.imx && echo merged >>merged || continue
        check report $seed.imx --profiles "$devices" --reporter json --reporter html:page.html &&
          echo reported >>reported
      done
      """, in: scratch, seconds: 1200)
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
    // Some damage makes no difference to what can be read; then the report must be written, too.
    for name in ["merged", "reported"] {
      #expect(scratch.names.contains(name), "\(name)")
    }
  }
}
