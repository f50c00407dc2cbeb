import DeviceProfiles
import InsetCore
import YAMLDocuments

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
    context.lineages.flatMap { lineage -> [LintMatch] in
      guard let own = lineage.files.first, lineage.files.count > 1 else { return [] }
      let file = context.files.first { $0.object.file == own.file }
      return own.repeatedValues(of: lineage.files.dropFirst(), file)
        + own.repeatedRows(of: lineage.files.dropFirst())
    }
  }
}

extension DecodedObject {
  fileprivate func repeatedValues(
    of others: ArraySlice<DecodedObject>, _ file: LintFile?
  ) -> [LintMatch] {
    // A screen with an origin of its own says something new about the same figures.
    let screens =
      object("screen")?.wrote("source") == true
      ? [] : others.compactMap { $0.object("screen") }
    let inScreen = object("screen")?.repeated(among: screens, in: file) ?? []
    return repeated(among: Array(others), in: file) + inScreen
  }

  /// The plain values that the first other object with the key has, too.
  private func repeated(among others: [DecodedObject], in file: LintFile?) -> [LintMatch] {
    kind.keys.compactMap { key in
      guard !["schema", "provenance", "source", "extends"].contains(key.name),
        key.type.objectKind == nil, wrote(key.name), let value = value(key.name),
        let other = others.first(where: { $0.kind[key.name] != nil && $0.wrote(key.name) }),
        other.value(key.name) == value, let entry = entry(key.name),
        let there = other.entry(key.name)
      else { return nil }
      let edit = file.flatMap { TextEdit.removing(key.name, from: node, in: $0.bytes) }
      return LintMatch(
        "`\(key.name)` has the value that it has without this line", self.file, at: entry.node,
        notes: [Diagnostic.Note("inherited from here", other.file, there.node.start)],
        fix: edit.map { LintFix("delete it", [$0]) })
    }
  }

  /// The scalars of a value, in any order where the value is a list.
  private func value(_ key: String) -> Set<DecodedScalar>? {
    guard let entries = list(key) else { return nil }
    let scalars = entries.compactMap(\.scalar)
    return scalars.count == entries.count ? Set(scalars) : nil
  }

  /// The rows that an extended file has with all their values and their origin.
  fileprivate func repeatedRows(of others: ArraySlice<DecodedObject>) -> [LintMatch] {
    kind.keys.filter { wrote($0.name) }.flatMap { key -> [LintMatch] in
      guard case .list(of: .object(let kind), _) = key.type else { return [] }
      var rows: [[Set<DecodedScalar>?]: DecodedObject] = [:]
      for other in others where other.wrote(key.name) {
        for row in other.objects(key.name) { rows[row.values(kind)] = row }
      }
      if rows.isEmpty { return [] }
      return objects(key.name).compactMap { row -> LintMatch? in
        guard let there = rows[row.values(kind)] else { return nil }
        return LintMatch(
          "this row is inherited with the same values", file, at: row.node.beginning,
          notes: [Diagnostic.Note("inherited from here", there.file, there.node.start)])
      }
    }
  }

  /// The values of a row in the order of its table, and its origin.
  private func values(_ kind: ObjectKind) -> [Set<DecodedScalar>?] {
    var values = kind.keys.filter { $0.name != "provenance" && $0.name != "source" }.map { key in
      key.type.objectKind == nil
        ? value(key.name)
        : objects(key.name).first.map { Set([.text("\($0.numbers)")]) }
    }
    values.append([
      .text(origin.provenance?.rawValue ?? ""), .text("source " + (origin.source ?? "")),
    ])
    return values
  }

  private var numbers: [Double?] { kind.keys.map { number($0.name) } }
}
