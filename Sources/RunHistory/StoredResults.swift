import Foundation
import GRDB
import MatrixResults
import ScenarioSpaces
import TextFormats

/// Reads stored results one after another; what one and the last one both go back to is read once.
struct StoredResults {
  private let database: any DatabaseReader
  /// What the last one goes back to, the whole result first and itself last, with the nodes of each.
  private var path: [(id: Int64, nodes: Int)] = []
  /// The last one.
  private var result: RunResult?

  init(in database: any DatabaseReader) { self.database = database }

  /// The most deltas between a stored result and a whole one: far fewer are needed, but for results that
  /// earlier versions stored.
  private static let longestChain = 10_000

  /// Reads a result: the whole one that it goes back to, then delta by delta.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - visit: What is called with the number of each result that is read on the way, its own the last,
  ///     and with that result, which it leaves as it was.
  /// - Throws: ``InvalidResultFile`` for what cannot be read.
  mutating func read(
    _ id: Int64, visiting visit: (Int64, inout RunResult) -> Void = { _, _ in }
  ) throws(InvalidResultFile) {
    var path = path
    let last = result.take()
    self.path = []
    let stored = try? database.read { try Self.chain(to: id, from: path.map(\.id), in: $0) }
    guard let (known, links) = stored, !links.isEmpty else {
      throw .corrupt("the stored bytes cannot be read")
    }
    var chain = links
    path.removeLast(path.count - known)
    var base = path.isEmpty ? nil : (consume last)?.takeTable()
    if let nodes = path.last?.nodes { base?.removeNodes(after: nodes) }
    while let (id, bytes) = chain.popLast() {
      var result = try Self.decode(bytes, against: base.take())
      visit(id, &result)
      path.append((id, result.table.nodeCount))
      if chain.isEmpty { self.result = consume result } else { base = (consume result).takeTable() }
    }
    self.path = path
  }

  /// The result that was read last, which is no longer kept.
  mutating func take() -> RunResult? {
    path = []
    return result.take()
  }

  /// What leads to a result, itself first: from the whole one, or from one of those that are known.
  ///
  /// - Returns: How many of those stay, and the results; none where a part is missing.
  private static func chain(
    to id: Int64, from path: [Int64], in db: Database
  ) throws -> (known: Int, chain: [(id: Int64, bytes: Data)]) {
    var chain: [(id: Int64, bytes: Data)] = []
    var next = id
    while chain.count <= longestChain,
      let row = try Row.fetchOne(
        db, sql: "SELECT base, bytes FROM result WHERE id = ?", arguments: [next])
    {
      chain.append((next, row["bytes"]))
      guard let base = row["base"] as Int64? else { return (0, chain) }
      if let place = path.firstIndex(of: base) { return (place + 1, chain) }
      next = base
    }
    return (0, [])
  }

  private static func decode(
    _ data: Data, against base: consuming DiagramTable?
  ) throws(InvalidResultFile) -> RunResult {
    guard let bytes = Deflate.expanded([UInt8](data), limit: ResultFile.mostBytes) else {
      throw .corrupt("the stored bytes cannot be read")
    }
    guard let base else { return try ResultFile.decode(bytes) }
    return try ResultDelta.decode(bytes, against: base)
  }
}
