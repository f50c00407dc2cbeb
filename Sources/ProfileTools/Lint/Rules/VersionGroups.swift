import DeviceProfiles
import InsetCore
import ProfileFiles

struct VersionedRow {
  let os: OSRange
  let object: DecodedObject

  /// The node of the versions, or of the row where it holds for all.
  var node: YAMLNode { object.entry("os")?.node ?? object.node.beginning }
}

extension LintContext {
  /// The rows of each file and table that differ only in versions and figures, in their order.
  var versionGroups: [[VersionedRow]] {
    tables.values.flatMap { tables in
      groups(tables.safeAreas, \.os) { "\($0.orientation)" }
        + groups(tables.bars, \.os) { "\($0.bar) \($0.orientation) \(words($0.width))" }
        + groups(tables.keyboards, \.os) {
          "\($0.mode) \($0.orientation) \(words($0.layouts)) \(words($0.sdk))"
        }
        + groups(tables.windows, \.os) { "\($0.mode) \($0.orientation)" }
    }
  }

  private func groups<Entry>(
    _ rows: [LintRow<Entry>], _ os: KeyPath<Entry, OSRange>, _ key: (Entry) -> String
  ) -> [[VersionedRow]] {
    if rows.count < 2 { return [] }
    return Dictionary(grouping: rows) { key($0.entry) }.values.filter { $0.count > 1 }.map {
      $0.map { VersionedRow(os: $0.entry[keyPath: os], object: $0.object) }
    }
  }

  private func words<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "" }
}
