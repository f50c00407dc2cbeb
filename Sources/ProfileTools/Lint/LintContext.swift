import DeviceProfiles
import ProfileFiles

/// The input of rules: the files, and the devices that they define.
struct LintContext {
  /// The files that could be read, in the order of their paths.
  let files: [LintFile]
  let devices: [LintDevice]
  /// Each device and family with all that it extends.
  let lineages: [Lineage]
  /// The paths of the devices and families that cannot be resolved.
  let unfixable: Set<String>
  /// The rows of each device and family file, by its path.
  let tables: [String: LintTables]

  /// Why nothing in a file can be fixed without a person; nil where it can.
  ///
  /// A device or family cannot be resolved where something that it extends is missing or
  /// extends itself, or where its name is another file's.
  func obstacle(in path: String) -> String? {
    guard unfixable.contains(path) else { return nil }
    return "its name or what it extends is wrong"
  }

  /// Each usage file against the levels of the set.
  let usage: [UsageCheck]

  /// How the figures agree with readings.
  let agreement: Agreement

  /// The newest version that runs; nil where no plan says so.
  let newest: OSVersion?

  /// The devices and versions of each run of the plan; none without a plan.
  let runs: [(devices: Set<String>, os: [OSVersion])]

  /// The objects of the device and family files.
  var profiles: [DecodedObject] { lineages.compactMap(\.files.first) }
}

/// A file that could be read.
struct LintFile {
  let bytes: [UInt8]
  let object: DecodedObject
  let comments: [YAMLComment]
}

/// A row of a table and its location.
struct LintRow<Entry> {
  let entry: Entry
  let object: DecodedObject

  /// The node of a key's value, or of the row where it has no such key.
  func node(_ key: String) -> YAMLNode { object.entry(key)?.node ?? object.node.beginning }

  /// A note about the row.
  func note(_ words: String) -> Diagnostic.Note {
    Diagnostic.Note(words, object.file, object.node.start)
  }
}

/// The rows of a device or family file.
struct LintTables {
  let safeAreas: [LintRow<SafeAreaEntry>]
  let bars: [LintRow<BarEntry>]
  let keyboards: [LintRow<KeyboardEntry>]
  let windows: [LintRow<WindowEntry>]

  init(_ file: DecodedObject) {
    func rows<Entry>(
      _ key: String, _ entry: (DecodedObject) -> Entry?
    ) -> [LintRow<Entry>] {
      guard file.wrote(key) else { return [] }
      return file.objects(key).compactMap { object in
        entry(object).map { LintRow(entry: $0, object: object) }
      }
    }
    safeAreas = rows("safeAreas") { SafeAreaEntry($0) }
    bars = rows("bars") { BarEntry($0) }
    keyboards = rows("keyboards") { KeyboardEntry($0) }
    windows = rows("windows") { WindowEntry($0) }
  }
}
