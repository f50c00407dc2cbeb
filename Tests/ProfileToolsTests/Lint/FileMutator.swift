import TestSupport

/// Mutates good files into bad ones; equal seeds give equal files.
struct FileMutator {
  private typealias Change = @Sendable (inout [UInt8], inout SplitMix64) -> Void

  private var random: SplitMix64

  init(seed: UInt64, input: Int) {
    random = SplitMix64(seed: seed &+ UInt64(input) &* 0xD1B5_4A32_D192_ED03)
  }

  /// One of the files, changed in one to three ways.
  ///
  /// - Precondition: There is a file.
  mutating func input(from files: [[UInt8]]) -> [UInt8] {
    var bytes = files[Int.random(in: 0..<files.count, using: &random)]
    // What is large takes long to make: it comes seldom.
    let isLarge = Int.random(in: 0..<100, using: &random) == 0
    let changes = isLarge ? Self.large : Self.small
    for _ in 0..<(isLarge ? 1 : Int.random(in: 1...3, using: &random)) {
      changes[Int.random(in: 0..<changes.count, using: &random)](&bytes, &random)
    }
    return bytes
  }

  private static func place(_ bytes: [UInt8], _ random: inout SplitMix64) -> Int {
    Int.random(in: 0...bytes.count, using: &random)
  }

  private static func insert(
    _ text: String, _ bytes: inout [UInt8], _ random: inout SplitMix64
  ) {
    bytes.insert(contentsOf: text.utf8, at: place(bytes, &random))
  }

  private static let small: [Change] = [
    // Bits that flip.
    { bytes, random in
      for _ in 0..<8 where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
          1 << UInt8.random(in: 0..<8, using: &random)
      }
    },
    // An end that is missing.
    { bytes, random in bytes.removeSubrange(place(bytes, &random)...) },
    // Bytes that are no UTF-8, byte order marks and NUL.
    { bytes, random in
      let odd: [[UInt8]] = [
        [0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0], [0xF8],
      ]
      bytes.insert(
        contentsOf: odd[Int.random(in: 0..<odd.count, using: &random)],
        at: Bool.random(using: &random) ? 0 : place(bytes, &random))
    },
    // Line ends of other systems.
    { bytes, random in
      let end: [UInt8] = Bool.random(using: &random) ? [0x0D, 0x0A] : [0x0D]
      bytes = bytes.flatMap { $0 == 0x0A ? end : [$0] }
    },
    // Marks that mean something.
    { bytes, random in
      let marks = [
        "[", "]", "{", "}", ": ", "- ", "&a ", "*a", "!!str ", "|", ">-", "'", "\"", "#", "%", "\t",
        "? ", "---\n", "...\n", "<<: ",
      ]
      for _ in 0..<3 {
        insert(marks[Int.random(in: 0..<marks.count, using: &random)], &bytes, &random)
      }
    },
    // Values that are no values.
    { bytes, random in
      let values = [
        "-1", "1e999", ".nan", ".inf", "99999999999999999999", "no", "~", "17.10", "FILL-IN",
        "null", "0x1F", "\u{202E}",
      ]
      insert(" \(values[Int.random(in: 0..<values.count, using: &random)]) ", &bytes, &random)
    },
    // Parts that come twice.
    { bytes, random in
      let start = place(bytes, &random)
      let part = bytes[start..<min(bytes.count, start + 200)]
      bytes.insert(contentsOf: part, at: place(bytes, &random))
    },
  ]

  private static let large: [Change] = [
    // A hundred thousand levels.
    { bytes, random in
      let marks = ["[", "{a: ", "- ", "? ", "[{a: "]
      let mark = marks[Int.random(in: 0..<marks.count, using: &random)]
      insert(String(repeating: mark, count: 100_000), &bytes, &random)
    },
    // Aliases that double.
    { bytes, random in
      let lines = (1..<60).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }
      bytes += Array(("\na0: &a0 x\n" + lines.joined()).utf8)
    },
    // A text of 3 or of 50 megabytes.
    { bytes, random in
      let count = Bool.random(using: &random) ? 3 << 20 : 50 << 20
      bytes += Array("\nsource: ".utf8)
      bytes += [UInt8](repeating: 0x78, count: count)
    },
    // Many anchors, many keys.
    { bytes, random in
      let isAnchor = Bool.random(using: &random)
      let lines = (0..<20_000).map { isAnchor ? "\n- &b\($0) x" : "\nkey\($0): 1" }
      bytes += Array(lines.joined().utf8)
    },
  ]
}
