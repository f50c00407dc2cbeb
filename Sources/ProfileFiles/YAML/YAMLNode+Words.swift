import TextFormats

extension YAMLNode {
  /// Where a character of a scalar's text is in the file.
  ///
  /// The words of a scalar are in the file as they are in its text, whatever quotes or line breaks
  /// surround them. Where they are not, because of an escape sequence, the node's start is
  /// returned.
  ///
  /// - Parameters:
  ///   - offset: The character's offset in the text, in Unicode scalars.
  ///   - file: The file's bytes.
  /// - Returns: The location; behind a word for an offset between two words.
  /// - Complexity: O(*n*) in the number of the node's bytes.
  package func mark(ofCharacter offset: Int, in file: [UInt8]) -> YAMLMark {
    guard case .scalar(let text, _) = kind else { return start }
    let words = Array(text.unicodeScalars).split { $0.isSeparator }
    let sources = sourceWords(in: file)
    guard let index = words.lastIndex(where: { $0.startIndex <= offset }),
      sources.count >= words.count
    else { return start }
    let word = words[index]
    let source = sources[sources.count - words.count + index]
    guard source.map(\.scalar).suffix(word.count).elementsEqual(word),
      let first = source.dropLast(word.count - 1).last
    else {
      // An escape sequence encodes a part of it: the word's start is the nearest known location.
      guard sources.count == words.count else { return start }
      return source.first { $0.scalar != "\"" }?.mark ?? start
    }
    let distance = min(offset - word.startIndex, word.count)
    return YAMLMark(line: first.mark.line, column: first.mark.column + distance)
  }

  private typealias Placed = (scalar: Unicode.Scalar, mark: YAMLMark)

  /// The words of the node as the file has them, without a closing quote.
  private func sourceWords(in file: [UInt8]) -> [ArraySlice<Placed>] {
    var mark = start
    var last: Unicode.Scalar = " "
    var placed: [Placed] = []
    for scalar in String(decoding: file[bytes], as: UTF8.self).unicodeScalars {
      placed.append((scalar, mark))
      if !scalar.isLineBreak {
        mark.column += 1
      } else if last != "\r" || scalar != "\n" {
        mark = YAMLMark(line: mark.line + 1, column: 1)
      }
      last = scalar
    }
    let words = placed.split { $0.scalar.isSeparator }
    let quote = words.first { $0.first?.scalar != "&" }?.first?.scalar
    if quote == "\"" || quote == "'" { placed.removeLast() }
    return placed.split { $0.scalar.isSeparator }
  }
}

extension Unicode.Scalar {
  fileprivate var isSeparator: Bool { self == " " || self == "\t" || isLineBreak }
}
