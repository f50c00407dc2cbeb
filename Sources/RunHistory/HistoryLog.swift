import Foundation

/// The write-ahead log beside a history, by SQLite's file format.
///
/// To SQLite a log ends before its first frame that cannot be read: what was committed after it is lost.
struct HistoryLog {
  private static let headerSize = 32
  private static let frameHeaderSize = 24

  private let bytes: [UInt8]

  /// Throws ``HistoryError/damaged(_:)`` where a committed change in the log of a history cannot be read.
  static func check(_ path: String) throws {
    func bytes() -> [UInt8] {
      [UInt8]((try? Data(contentsOf: URL(filePath: path + "-wal"))) ?? Data())
    }
    var log = bytes()
    while HistoryLog(bytes: log).isDamaged {
      // Another process may write just now, and a part of what it wrote have been read.
      Thread.sleep(forTimeInterval: 0.05)
      let again = bytes()
      if again == log { throw HistoryError.damaged("its log is damaged") }
      log = again
    }
  }

  /// Whether something committed cannot be read.
  ///
  /// The last frame is not looked at where it is its own commit: it may be what a killed process was writing.
  var isDamaged: Bool {
    guard bytes.count > Self.headerSize else { return false }
    let pageSize = Int(word(8))
    var checksum = Checksum(isBigEndian: word(0) & 1 == 1)
    checksum.add(bytes[0..<24])
    guard word(0) & ~1 == 0x377F_0682, (512...65_536).contains(pageSize),
      checksum.matches(word(24), word(28))
    else { return true }
    let frameSize = Self.frameHeaderSize + pageSize
    var isReadable = true
    for frame in stride(from: Self.headerSize, through: bytes.count - frameSize, by: frameSize) {
      // Frames with another salt are of an earlier log in the same file.
      let isOwn = bytes[frame + 8..<frame + 16] == bytes[16..<24]
      var next = checksum
      if isReadable {
        next.add(bytes[frame..<frame + 8])
        next.add(bytes[frame + Self.frameHeaderSize..<frame + frameSize])
      }
      let matches = isReadable && next.matches(word(frame + 16), word(frame + 20))
      if matches && isOwn {
        checksum = next
        continue
      }
      // The checksum goes on from the frame before: only the salt is wrong.
      if matches { return true }
      let isCommit = word(frame + 4) != 0
      if !isReadable && isOwn && isCommit { return true }
      isReadable = false
    }
    return false
  }

  private func word(_ place: Int) -> UInt32 {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// The checksum of a write-ahead log, which goes on from frame to frame.
private struct Checksum {
  let isBigEndian: Bool
  private var sums: (UInt32, UInt32) = (0, 0)

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// Adds bytes, eight at once.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    for place in stride(from: bytes.startIndex, to: bytes.endIndex, by: 8) {
      sums.0 &+= word(bytes, place) &+ sums.1
      sums.1 &+= word(bytes, place + 4) &+ sums.0
    }
  }

  func matches(_ first: UInt32, _ second: UInt32) -> Bool { sums == (first, second) }

  private func word(_ bytes: ArraySlice<UInt8>, _ place: Int) -> UInt32 {
    (0..<4).reduce(0) { word, byte in
      word | UInt32(bytes[place + byte]) << (8 * (isBigEndian ? 3 - byte : byte))
    }
  }
}
