extension TextEdit {
  /// The edit that takes a key and its value out of a mapping; every comment stays.
  ///
  /// A comment behind the value is then on its own line, indented like the key.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - mapping: The mapping that has it.
  ///   - bytes: The contents of the file that the mapping was read from.
  /// - Returns: nil where it cannot be done without a person: the key is the only one, an alias
  ///   is near, or a comment is inside of what goes.
  package static func removing(
    _ name: String, from mapping: YAMLNode, in bytes: [UInt8]
  ) -> TextEdit? {
    guard case .mapping(let pairs) = mapping.kind, pairs.count > 1,
      let index = pairs.firstIndex(where: { $0.name == name })
    else { return nil }
    let removal = Removal(pairs: pairs, index: index, bytes: bytes)
    return mapping.isInBraces(bytes) ? removal.inFlow : removal.inBlock
  }
}

/// A pair that goes, and what is around it.
private struct Removal {
  let pairs: [YAMLPair]
  let index: Int
  let bytes: [UInt8]

  private var pair: YAMLPair { pairs[index] }
  private var next: YAMLPair? { index + 1 < pairs.count ? pairs[index + 1] : nil }

  /// With the comma before it, or before the next pair.
  var inFlow: TextEdit? {
    guard let range = pair.bytes else { return nil }
    if index > 0 {
      guard let start = pairs[index - 1].bytes?.upperBound, hasNoComment(start..<range.upperBound)
      else { return nil }
      return TextEdit(start..<range.upperBound)
    }
    guard let end = next?.key.bytes.lowerBound, hasNoComment(range.lowerBound..<end) else {
      return nil
    }
    return TextEdit(range.lowerBound..<end)
  }

  var inBlock: TextEdit? {
    guard let range = pair.bytes, hasNoComment(range) else { return nil }
    let lineStart = bytes[..<range.lowerBound].lastIndex(where: \.isBreak).map { $0 + 1 } ?? 0
    guard bytes[lineStart..<range.lowerBound].allSatisfy({ $0 == 0x20 }) else {
      // The first key of a row follows a dash, which the next key takes over.
      guard let end = next?.key.bytes.lowerBound, hasNoComment(range.lowerBound..<end) else {
        return nil
      }
      return TextEdit(range.lowerBound..<end)
    }
    let rest = bytes[range.upperBound...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
    guard rest < bytes.count else { return TextEdit(lineStart..<rest) }
    if bytes[rest] == 0x23 { return TextEdit(range.lowerBound..<rest) }
    guard bytes[rest].isBreak else { return nil }
    let isPair = bytes[rest...].starts(with: [0x0D, 0x0A])
    return TextEdit(lineStart..<rest + (isPair ? 2 : 1))
  }

  /// Whether no `#` is in a range outside of the pair's own texts.
  private func hasNoComment(_ range: Range<Int>) -> Bool {
    var covered = [pair.key.bytes]
    if case .scalar = pair.value.kind { covered.append(pair.value.bytes) }
    return !range.contains { byte in
      bytes[byte] == 0x23 && !covered.contains { $0.contains(byte) }
    }
  }
}

extension YAMLNode {
  /// Whether a mapping is written between braces.
  fileprivate func isInBraces(_ source: [UInt8]) -> Bool {
    guard case .mapping(let pairs) = kind, let last = pairs.last, !bytes.isEmpty,
      source[bytes.upperBound - 1] == UInt8(ascii: "}")
    else { return false }
    return last.bytes.map { $0.upperBound < bytes.upperBound } ?? true
  }
}

extension UInt8 {
  fileprivate var isBreak: Bool { self == 0x0A || self == 0x0D }
}
