/// A comment of a YAML file, without its line end.
package struct YAMLComment: Hashable, Sendable {
  package var mark: YAMLMark
  package var text: String
  /// Whether nothing but blanks precedes it on its line.
  package var isAlone: Bool
}

extension YAMLComment {
  /// The comments of a file, in its order.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - root: The node that was read from them.
  /// - Returns: All comments but those behind the `|` or `>` of a text in block style.
  /// - Complexity: O(*n* log *n*) in the number of bytes and nodes.
  package static func all(in bytes: [UInt8], root: YAMLNode) -> [YAMLComment] {
    guard bytes.contains(UInt8(ascii: "#")) else { return [] }
    var texts: [Range<Int>] = []
    root.collectTexts(&texts)
    texts.sort { $0.lowerBound < $1.lowerBound }
    return CommentScan(bytes: bytes, texts: texts).comments
  }
}

/// Goes through the bytes line by line, past the texts.
private struct CommentScan {
  let bytes: [UInt8]
  let texts: [Range<Int>]

  var comments: [YAMLComment] {
    var comments: [YAMLComment] = []
    var next = 0
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var lineStart = offset
    var line = 1
    while offset < bytes.count {
      while next < texts.count, texts[next].upperBound <= offset { next += 1 }
      let isText = next < texts.count && texts[next].contains(offset)
      let byte = bytes[offset]
      if byte == 0x23, !isText, offset == lineStart || bytes[offset - 1].isBlank {
        let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        let before = bytes[lineStart..<offset]
        comments.append(
          YAMLComment(
            mark: YAMLMark(line: line, column: before.count { $0 & 0xC0 != 0x80 } + 1),
            text: String(decoding: bytes[offset..<end], as: UTF8.self),
            isAlone: before.allSatisfy(\.isBlank)))
        offset = end
      } else {
        offset += 1
        if byte == 0x0A || byte == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A) {
          line += 1
          lineStart = offset
        }
      }
    }
    return comments
  }
}

extension YAMLNode {
  fileprivate func collectTexts(_ texts: inout [Range<Int>]) {
    switch kind {
    case .scalar: texts.append(bytes)
    case .sequence(let items): for item in items { item.collectTexts(&texts) }
    case .mapping(let pairs):
      for pair in pairs {
        texts.append(pair.key.bytes)
        pair.value.collectTexts(&texts)
      }
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}
