/// The formats of files with models.
package enum ModelFormat: String, CaseIterable, Sendable {
  case pict, acts

  /// The format that the first line of a file shows, comments and empty lines aside.
  package init(of bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
    let lines = text.prefix(1 << 16).split { $0 == 0x0A || $0 == 0x0D }
    let first = lines.lazy.map { $0.drop { $0 == 0x20 || $0 == 0x09 } }.first {
      !$0.isEmpty && !$0.starts(with: "#".utf8) && !$0.starts(with: "--".utf8)
    }
    let isSection = ["[System]", "[Parameter]", "[Parameters]"].contains { section in
      first?.starts(with: section.utf8) ?? false
    }
    self = isSection ? .acts : .pict
  }
}
