package import ScenarioSpaces

/// A result as what is new in it beside another one of a space of the same shape.
///
/// Diagrams are hash-consed, so that a result that differs in one rule has few nodes of its own: the
/// bytes are `IMXD`, the version of ``ResultFile``, the model, strategies and scenes as there, the
/// nodes that the other result lacks, which refer to its nodes by their numbers, the roots, and the
/// CRC-32 of it all.
package enum ResultDelta {
  private static let magic = Array("IMXD".utf8)

  /// Encodes a result beside a base.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - table: The table of the base, as ``ResultFile/decode(_:)`` gives it; it has the nodes that
  ///     only the result has while they are written, and is as before then.
  /// - Returns: The bytes; nil where the spaces have other numbers of levels.
  /// - Complexity: O(*e*) for diagrams of *e* edges.
  package static func encode(
    _ result: RunResult, against table: inout DiagramTable
  ) -> [UInt8]? {
    guard result.table.sizes == table.sizes else { return nil }
    let first = table.nodeCount
    defer { table.removeNodes(after: first) }
    var cache = table.common(with: result.table)
    let roots = result.roots.map { table.transfer($0, from: result.table, cache: &cache) }
    var content = ByteWriter()
    content.write(head: result)
    content.write(from: first, of: table, roots)
    var file = ByteWriter()
    file.append(magic)
    file.write(ResultFile.version)
    file.append(content.bytes)
    file.write(UInt64(CRC32.checksum(content.bytes[...])))
    return file.bytes
  }

  /// Reads a result from untrusted bytes and its base's table, which becomes the result's.
  ///
  /// - Throws: ``InvalidResultFile`` where the bytes are no result, or of another base.
  package static func decode(
    _ bytes: [UInt8], against base: consuming DiagramTable
  ) throws(InvalidResultFile) -> RunResult {
    guard bytes.starts(with: magic) else {
      throw magic.starts(with: bytes) ? .truncated : .foreign
    }
    var reader = ByteReader(bytes[magic.count...])
    let version = try reader.number()
    guard ResultFile.readable.contains(version) else { throw .version(version, writer: "") }
    let start = reader.position
    let result = try reader.result(beside: base)
    let content = bytes[start..<reader.position]
    guard try reader.number() == UInt64(CRC32.checksum(content)) else {
      throw .corrupt("the checksum does not match")
    }
    guard reader.isAtEnd else { throw .corrupt("there is more after the end") }
    return result
  }
}

extension RunResult {
  /// The roots of its diagrams in the order of the file.
  var roots: [Diagram] { [scope, provenance] + strategies.map(\.outcomes) }
}
