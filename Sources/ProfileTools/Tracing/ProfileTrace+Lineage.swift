import DeviceProfiles
import ProfileFiles

extension ProfileTrace {
  /// The trace of a file and all that it extends.
  init?(_ lineage: Lineage) {
    guard let own = lineage.files.first,
      let id = ["id", "family"].lazy.filter({ own.kind[$0] != nil }).compactMap({ own.text($0) })
        .first
    else { return nil }
    self.id = id
    isDevice = own.kind == .device
    files = lineage.files.map(\.file)
    let os = isDevice ? own.versions("os") : nil
    var entries: [Entry] = []
    var unreached = 0
    for key in own.kind.keys where !ProfilePath.unnamed.contains(key.name) {
      switch key.type {
      case .object(let kind):
        for inner in kind.keys where kind["provenance"] != nil && !Self.isOrigin(inner) {
          entries += Self.single(
            ProfilePath([key.name, inner.name]), inner.name,
            in: lineage.files.compactMap { $0.object(key.name) })
        }
      case .list(of: .object, _):
        let rows = lineage.rows(key.name)
        let reached = rows.filter { RowConditions($0).isReached(on: os) }
        unreached += rows.count - reached.count
        entries += Self.rows(ProfilePath.singular(key.name), reached, on: os)
      default: entries += Self.single(ProfilePath([key.name]), key.name, in: lineage.files)
      }
    }
    self.entries = entries
    self.unreached = unreached
  }

  private static func isOrigin(_ key: ProfileKey) -> Bool {
    ObjectKind.origin.contains { $0.name == key.name }
  }

  /// The value of a key that the nearest object holds.
  private static func single(
    _ path: ProfilePath, _ key: String, in objects: [DecodedObject]
  ) -> [Entry] {
    let owners = objects.filter { $0.kind[key] != nil && $0.entry(key) != nil }
    guard let owner = owners.first, let value = Value(path, key, of: owner) else { return [] }
    return [
      Entry(
        path: path, conditions: "", values: [value], place: value.place,
        provenance: owner.origin.provenance, source: owner.origin.source,
        overridden: owners.dropFirst().compactMap { other in
          Value(path, key, of: other).map {
            Overridden(text: $0.text, place: $0.place, conditions: "", isWhole: true)
          }
        }, limits: nil)
    ]
  }

  /// The rows of a table that hold somewhere.
  ///
  /// - Complexity: O(*n*²) for *n* rows.
  private static func rows(
    _ table: String, _ rows: [DecodedObject], on os: OSRange?
  ) -> [Entry] {
    let traced = rows.compactMap { TracedRow(table, $0) }
    return traced.enumerated().compactMap { index, row -> Entry? in
      let before = traced[..<index].filter { $0.group == row.group }
      if before.contains(where: { $0.limits.covers(row.limits, on: os) }) { return nil }
      let overridden = traced[(index + 1)...].compactMap { other -> Overridden? in
        guard other.group == row.group, row.limits.overlaps(other.limits) else { return nil }
        return Overridden(
          text: other.entry([]).text, place: other.place, conditions: other.limits.words,
          isWhole: row.limits.covers(other.limits, on: os))
      }
      return row.entry(overridden)
    }
  }
}

/// A row of a table with its names.
private struct TracedRow {
  let object: DecodedObject
  let path: ProfilePath
  let limits: RowConditions
  let values: [ProfileTrace.Value]
  /// Earlier rows of a group override later ones.
  let group: String

  init?(_ table: String, _ object: DecodedObject) {
    guard let first = object.kind.keys.first, let name = object.text(first.name) else { return nil }
    self.object = object
    let path = ProfilePath([table, name])
    self.path = path
    limits = RowConditions(object)
    group = RowConditions.isCondition(first) ? table : name
    let figures = object.kind.keys.dropFirst().filter { key in
      !RowConditions.isCondition(key) && key.name != "provenance" && key.name != "source"
    }
    values = figures.flatMap { key -> [ProfileTrace.Value] in
      if case .object(let kind) = key.type {
        guard let inner = object.object(key.name) else { return [] }
        return kind.keys.compactMap {
          .init(ProfilePath(path.parts + [key.name, $0.name]), $0.name, of: inner)
        }
      }
      return [.init(ProfilePath(path.parts + [key.name]), key.name, of: object)]
        .compactMap(\.self)
    }
  }

  var place: SourceLocation { SourceLocation(file: object.file, line: object.node.start.line) }

  func entry(_ overridden: [ProfileTrace.Overridden]) -> ProfileTrace.Entry {
    ProfileTrace.Entry(
      path: path, conditions: limits.words, values: values, place: place,
      provenance: object.origin.provenance, source: object.origin.source, overridden: overridden,
      limits: limits)
  }
}

extension ProfileTrace.Value {
  /// The value of a key that an object has; nil where it has none.
  init?(_ path: ProfilePath, _ key: String, of object: DecodedObject) {
    guard let entry = object.entry(key) else { return nil }
    let entries = object.list(key) ?? []
    scalars = entries.compactMap(\.scalar)
    self.path = path
    let words = scalars.map(\.words)
    if case .list = entry.value {
      text = "[\(words.joined(separator: ", "))]"
    } else {
      text = words.joined()
    }
    place = SourceLocation(file: object.file, line: entry.node.start.line)
  }
}

extension DecodedScalar {
  /// The scalar as files write it.
  var words: String {
    switch self {
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    case .number(let number):
      number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    case .versions(let range): "\(range)"
    case .sdks(let range): "\(range.lowerBound)-\(range.upperBound)"
    case .level(let level): "\(level)"
    }
  }
}
