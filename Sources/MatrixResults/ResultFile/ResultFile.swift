import InsetCore

/// The bytes of a result: `.imx` files.
///
/// A file is `IMX1`, the format's version, the length of the content, the content, and the CRC-32
/// of the content. Numbers are unsigned, seven bits to a byte, the lowest first; texts are UTF-8
/// after their length; lists come after their count. The content is the version of the tool that
/// wrote it (from format 9 on), and:
///
/// 1. the model: parameters with their levels, the digest of the files behind them, constraints,
///    sub-products, query, gate with its exceptions, behaviors left out, policies in their alternative, the steps of each script, what
///    levels have in common (seven truth values to a byte), the labels of all levels;
/// 2. the run: part and number of parts (0 for a whole run), whether it is complete;
/// 3. the strategies in words, with what they model and their worst scenarios;
/// 4. the equivalence classes that were judged, with the number of distinct scenes of each;
/// 5. the diagrams: nodes in the order of their first visit from the roots, children before
///    parents, then the roots of scope, provenance and each strategy. A reference is twice a
///    terminal's value plus one, or twice a node's number; equal neighbors are written
///    once with their count.
///
/// There is no time, path or name of a machine in it: equal results of one version of the tool have
/// equal bytes.
package enum ResultFile {
  /// The format that is written.
  package static let version: UInt64 = 10
  /// The formats that are read.
  static let readable: ClosedRange<UInt64> = 10...version
  private static let magic = Array("IMX1".utf8)
  /// More bytes are no result: a bound for what is compressed.
  package static let mostBytes = 1 << 30

  /// The bytes of a result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - writer: The version of the tool that judged it.
  /// - Returns: The bytes.
  /// - Complexity: O(*e*) for diagrams of *e* edges.
  package static func encode(_ result: RunResult, writer: String = Release.version) -> [UInt8] {
    var content = ByteWriter()
    content.write(writer)
    content.write(head: result)
    content.write(result.roots, of: result.table)
    var file = ByteWriter()
    file.append(magic)
    file.write(version)
    file.write(content.bytes.count)
    file.append(content.bytes)
    file.write(UInt64(CRC32.checksum(content.bytes[...])))
    return file.bytes
  }

  /// Reads a result from untrusted bytes.
  ///
  /// - Throws: ``InvalidResultFile`` where the bytes are no result.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func decode(_ bytes: [UInt8]) throws(InvalidResultFile) -> RunResult {
    guard bytes.starts(with: magic) else {
      throw magic.starts(with: bytes) ? .truncated : .foreign
    }
    var header = ByteReader(bytes[magic.count...])
    let version = try header.number()
    guard readable.contains(version) else {
      throw .version(version, writer: writer(of: bytes))
    }
    let length = try header.number(upTo: Int.max)
    let start = magic.count + size(of: version) + size(of: UInt64(length))
    guard length < bytes.count, start + length < bytes.count else { throw .truncated }
    let content = bytes[start..<start + length]
    var footer = ByteReader(bytes[(start + length)...])
    guard try footer.number() == UInt64(CRC32.checksum(content)) else {
      throw .corrupt("the checksum does not match")
    }
    guard footer.isAtEnd else { throw .corrupt("there is more after the end") }
    var reader = ByteReader(content)
    _ = try reader.text()
    let result = try reader.result()
    guard reader.isAtEnd else { throw .corrupt("there is more after the diagrams") }
    return result
  }

  /// The version of the tool that wrote a result; empty where the file does not say.
  package static func writer(of bytes: [UInt8]) -> String {
    guard bytes.starts(with: magic) else { return "" }
    var header = ByteReader(bytes[magic.count...])
    guard let version = try? header.number(), version > 8 else { return "" }
    return writer(after: header)
  }

  /// The version of the tool that wrote a file, behind the number of its format.
  private static func writer(after header: ByteReader) -> String {
    var reader = header
    guard (try? reader.number()) != nil, let text = try? reader.text() else { return "" }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-+".contains($0)) }
      ? String(text.prefix(40)) : ""
  }

  private static func size(of number: UInt64) -> Int {
    var writer = ByteWriter()
    writer.write(number)
    return writer.bytes.count
  }
}
