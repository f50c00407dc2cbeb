import TextFormats

/// The checks that need no parser: size, encoding, characters and directives.
enum TextCheck {
  static func withoutByteOrderMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  static func check(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    let start = YAMLMark(line: 1, column: 1)
    guard bytes.count <= Limits.bytes else {
      throw Diagnostic(
        "file-too-large", "the file has \(bytes.count) bytes, more than \(Limits.bytes)", file,
        start)
    }
    if bytes.isEmpty { throw Diagnostic("empty-file", "the file is empty", file, start) }
    var mark = start
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var last: Unicode.Scalar = "\n"
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return
      case .error: throw Diagnostic("invalid-utf8", "this byte is not UTF-8", file, mark)
      case .scalarValue(let scalar):
        try check(scalar, file, mark)
        if scalar == "\n" && last == "\r" {
          mark = YAMLMark(line: mark.line, column: 1)
        } else if scalar.isLineBreak {
          mark = YAMLMark(line: mark.line + 1, column: 1)
        } else {
          mark.column += 1
        }
        last = scalar
      }
    }
  }

  private static func check(
    _ scalar: Unicode.Scalar, _ file: String, _ mark: YAMLMark
  ) throws(Diagnostic) {
    if scalar == "%" && mark.column == 1 {
      throw Diagnostic("directive", "directives such as `%YAML` have no meaning here", file, mark)
    }
    if scalar.isUnprintable {
      throw .controlCharacter(scalar, file, mark)
    }
  }
}

extension Diagnostic {
  static func controlCharacter(
    _ scalar: Unicode.Scalar, _ file: String, _ mark: YAMLMark, length: Int = 1
  ) -> Self {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return Self(
      "control-character", "the character U+\(code) is not allowed", file, mark, length: length)
  }
}
