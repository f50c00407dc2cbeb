import MatrixResults
import ScenarioSpaces

extension EquivalenceClasses {
  /// For each class, a hash of its scenarios and of all that their scenes are made of: windows,
  /// keyboards, and what applies in its configurations.
  ///
  /// Runs of the same tool with the same strategies, policies, space and scripts judge classes with
  /// equal digests alike.
  func digests(threads: Int?) -> [UInt64] {
    let windows = surroundings.indices.concurrentMap(threads: threads) {
      ContentDigest.of(surroundings[$0].windows)
    }
    let keyboards = shapes.indices.concurrentMap(threads: threads) { ContentDigest.of(shapes[$0]) }
    func joined(_ lists: [[Int]], _ elements: [UInt64]) -> [UInt64] {
      lists.map { list in
        var digest = ContentDigest()
        digest.add(list.lazy.map { $0 < 0 ? 0 : elements[$0] })
        return digest.value
      }
    }
    let grids = joined(grids, joined(rows, keyboards))
    var scopes = DiagramDigests(table)
    let whole = zip(surroundings, windows).map { surroundings, windows in
      var digest = ContentDigest()
      digest.add([windows, grids[surroundings.grid], scopes.digest(of: surroundings.possible)])
      digest.add(surroundings.judged.lazy.map { $0 ? 1 : 0 })
      return digest.value
    }
    var digests = [ContentDigest](repeating: ContentDigest(), count: classes.count)
    for configuration in configurations where configuration.surroundings >= 0 {
      let member = classes[configuration.classIndex]
      digests[configuration.classIndex].add(configuration.levels.lazy.map(UInt64.init))
      digests[configuration.classIndex].add([
        UInt64(member.partition), whole[configuration.surroundings],
        scopes.digest(of: member.scope),
      ])
    }
    return digests.map(\.value)
  }
}

/// Hashes of diagrams by what they say, not by their numbers in a table.
private struct DiagramDigests {
  private let table: DiagramTable
  private var known: [Diagram: UInt64] = [:]

  init(_ table: DiagramTable) { self.table = table }

  mutating func digest(of diagram: Diagram) -> UInt64 {
    if let terminal = diagram.terminal { return UInt64(terminal) }
    if let digest = known[diagram] { return digest }
    var digest = ContentDigest()
    digest.add(UInt64(table.parameter(of: diagram)))
    for child in table.children(of: diagram) { digest.add(self.digest(of: child)) }
    known[diagram] = digest.value
    return digest.value
  }
}
