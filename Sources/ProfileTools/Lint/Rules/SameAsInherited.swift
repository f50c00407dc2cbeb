import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintRule {
  static let sameAsInherited = LintRule(
    "same-as-inherited", .warning, "A file says only what is different from what it extends.",
    why: """
      A value that the extended file has already hides that the two are alike, and stays behind when \
      the other one changes. Rows of tables are compared with their conditions and their origin, \
      because a figure that was measured on this device is worth more than one that was assumed.
      """,
    ok: .device("homeIndicator: false\n"), error: .device("homeIndicator: true\n", line: 1)
  ) { context in
    let files = Dictionary(context.files.map { ($0.object.file, $0) }) { first, _ in first }
    let rows = Dictionary(
      context.profiles.map { ($0.file, SignedRows($0)) }, uniquingKeysWith: { first, _ in first })
    return context.lineages.flatMap { lineage -> [LintMatch] in
      // Of files that extend each other neither has a value from the other.
      guard let own = lineage.files.first, lineage.files.count > 1, lineage.isWhole else {
        return []
      }
      let others = lineage.files.dropFirst()
      return own.repeatedValues(of: others, files[own.file])
        + (rows[own.file]?.repeated(of: others.compactMap { rows[$0.file] }) ?? [])
    }
  }
}

/// The rows of a file's tables by all that they say, so that equal ones are found at once.
private struct SignedRows {
  struct Signature: Hashable {
    var key: String
    var values: [Set<DecodedScalar>?]
  }

  private var rows: [Signature: DecodedObject] = [:]

  init(_ file: DecodedObject) {
    for key in file.kind.keys where file.wrote(key.name) {
      guard case .list(of: .object(let kind), _) = key.type else { continue }
      for row in file.objects(key.name) {
        rows[Signature(key: key.name, values: row.values(kind))] = row
      }
    }
  }

  /// The rows that another file has with the same values and origin.
  func repeated(of others: [SignedRows]) -> [LintMatch] {
    rows.compactMap { signature, row -> LintMatch? in
      guard let there = others.lazy.compactMap({ $0.rows[signature] }).first else { return nil }
      return LintMatch(
        "this row is inherited with the same values", row.file, at: row.node.beginning,
        notes: [Diagnostic.Note("inherited from here", there.file, there.node.start)])
    }
  }
}

extension DecodedObject {
  fileprivate func repeatedValues(
    of others: ArraySlice<DecodedObject>, _ file: LintFile?
  ) -> [LintMatch] {
    let screens = others.compactMap { $0.object("screen") }
    let inScreen = object("screen")?.repeated(among: screens, in: file) ?? []
    return repeated(among: Array(others), in: file) + inScreen
  }

  /// The plain values that the first other object with the key has, too; figures with their origin,
  /// which says something new about the same number.
  private func repeated(among others: [DecodedObject], in file: LintFile?) -> [LintMatch] {
    kind.keys.compactMap { key in
      guard key.presence != .required,
        !["identifiers", "provenance", "source", "extends"].contains(key.name),
        key.type.objectKind == nil, let value = scalars(key.name),
        let other = others.first(where: { $0.kind[key.name] != nil && $0.wrote(key.name) }),
        other.scalars(key.name) == value, !key.type.isNumber || other.origin == origin,
        let entry = entry(key.name), let there = other.entry(key.name)
      else { return nil }
      let edit = file.flatMap { TextEdit.removing(key.name, from: node, in: $0.bytes) }
      return LintMatch(
        "`\(key.name)` has the value that it has without this line", self.file, at: entry.node,
        notes: [Diagnostic.Note("inherited from here", other.file, there.node.start)],
        help: edit == nil
          ? ["it is all that is left there, so --fix leaves it: delete the whole mapping"] : [],
        fix: edit.map { LintFix("delete it", [$0]) })
    }
  }

  private func scalars(_ key: String) -> [DecodedScalar]? {
    guard let entries = list(key) else { return nil }
    let scalars = entries.compactMap(\.scalar)
    return scalars.count == entries.count ? scalars : nil
  }

  /// The values of a row in the order of its table, and its origin.
  fileprivate func values(_ kind: ObjectKind) -> [Set<DecodedScalar>?] {
    var values = kind.keys.filter { $0.name != "provenance" && $0.name != "source" }.map { key in
      key.type.objectKind == nil
        ? scalars(key.name).map { Set($0) }
        : objects(key.name).first.map { Set([.text("\($0.numbers)")]) }
    }
    values.append([
      .text(origin.provenance?.rawValue ?? ""), .text("source " + (origin.source ?? "")),
    ])
    return values
  }

  private var numbers: [Double?] { kind.keys.map { number($0.name) } }
}

extension ValueType {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
