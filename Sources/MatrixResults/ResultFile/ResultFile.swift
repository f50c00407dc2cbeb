import InsetCore
import TextFormats

/// The bytes of a result: `.imx` files.
///
/// A file is `IMX1`, the format's version, the version of the tool that judged the result, perhaps with
/// its build, the length and the CRC-32 of the content, the length of the compressed content, and the
/// content in raw DEFLATE. Numbers are unsigned, seven bits to a byte, the lowest first; texts are UTF-8
/// after their length; lists come after their count. The content is:
///
/// 1. the model: parameters with their levels, the digest of the files behind them, constraints,
///    sub-products, query, gate with its exceptions, behaviors left out, policies in their alternative, the steps of each script, what
///    levels have in common (seven truth values to a byte), the labels of all levels;
/// 2. the run: part and number of parts (0 for a whole run), whether it is complete;
/// 3. the strategies in words, with what they model and their worst scenarios;
/// 4. the equivalence classes that were judged, with the number of distinct scenes and the digest of each;
/// 5. the diagrams: the number of nodes, the length of their shapes, the shapes, the references to their
///    children, and the roots of scope, provenance and each strategy. Nodes are in the order of their first visit
///    from the roots, children before parents. A shape is the node's parameter and the counts of equal
///    neighbors among its children, or 0 where these are those of the last node of the parameter. A reference
///    is twice a terminal's value plus one, or twice a node's number; of a node with the shape of the last
///    one, the difference from that one's, which compresses well.
///
/// There is no time, path or name of a machine in it: equal results of one build of the tool have
/// equal bytes on every machine.
package enum ResultFile {
  /// The format that is written and read.
  package static let version: UInt64 = 13
  private static let magic = Array("IMX1".utf8)
  /// The longest content: a bound for what is expanded.
  static let mostBytes = 1 << 28

  /// The bytes of a result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - writer: The version of the tool that judged it.
  /// - Returns: The bytes.
  /// - Complexity: O(*e*) for diagrams of *e* edges.
  package static func encode(_ result: RunResult, writer: String = Release.version) -> [UInt8] {
    let content = content(of: result)
    let compressed = Deflate.compressed(content)
    var file = ByteWriter()
    file.append(magic)
    file.write(version)
    file.write(writer)
    file.write(content.count)
    file.write(UInt64(CRC32.checksum(content[...])))
    file.write(compressed.count)
    file.append(compressed)
    return file.bytes
  }

  /// The content of a result's file before it is compressed: equal for equal results.
  package static func content(of result: RunResult) -> [UInt8] {
    var content = ByteWriter()
    content.write(head: result)
    content.write(
      [result.scope, result.provenance] + result.strategies.map(\.outcomes), of: result.table)
    return content.bytes
  }

  /// A hash of a result's content in hexadecimal digits.
  package static func digest(of result: RunResult) -> String {
    String(FNV1a.hash(content(of: result)), radix: 16)
  }

  /// Reads a result from untrusted bytes.
  ///
  /// - Throws: ``InvalidResultFile`` where the bytes are no result.
  /// - Complexity: O(*n*) for *n* bytes of content.
  package static func decode(_ bytes: [UInt8]) throws(InvalidResultFile) -> RunResult {
    var header = try header(of: bytes)
    _ = try header.text()
    let length = try header.number(upTo: mostBytes)
    let checksum = try header.number()
    let compressed = try header.number(upTo: Int.max)
    guard compressed <= header.remaining else { throw .truncated }
    guard compressed == header.remaining else { throw .corrupt("there is more after the end") }
    guard let content = Deflate.expanded(Array(bytes[header.position...]), limit: length),
      content.count == length
    else { throw .corrupt("the content cannot be expanded to its length") }
    guard checksum == UInt64(CRC32.checksum(content[...])) else {
      throw .corrupt("the checksum does not match")
    }
    var reader = ByteReader(content[...])
    let result = try reader.result()
    guard reader.isAtEnd else { throw .corrupt("there is more after the diagrams") }
    return result
  }

  /// Whether bytes begin as a result of any format does.
  package static func isResult(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

  /// The version of the tool that judged a result; empty where the file does not say.
  package static func writer(of bytes: [UInt8]) -> String {
    guard bytes.starts(with: magic) else { return "" }
    var reader = ByteReader(bytes[magic.count...])
    guard (try? reader.number()) != nil else { return "" }
    return writer(in: reader)
  }

  /// What follows the number of the format.
  private static func header(of bytes: [UInt8]) throws(InvalidResultFile) -> ByteReader {
    guard bytes.starts(with: magic) else {
      throw magic.starts(with: bytes) ? .truncated : .foreign
    }
    var reader = ByteReader(bytes[magic.count...])
    let version = try reader.number()
    guard version == Self.version else { throw .version(version, writer: writer(in: reader)) }
    return reader
  }

  private static func writer(in header: ByteReader) -> String {
    var reader = header
    guard let text = try? reader.text() else { return "" }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-+".contains($0)) }
      ? String(text.prefix(40)) : ""
  }
}
