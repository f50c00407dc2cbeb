import ProfileFiles
package import DeviceProfiles

/// The resolved values of a device or family, with the location of each and the values that it
/// overrides.
package struct ProfileTrace: Hashable, Sendable {
  package struct Value: Hashable, Sendable {
    package let path: ProfilePath
    /// The value as the file has it.
    package let text: String
    package let place: SourceLocation
    let scalars: [DecodedScalar]
  }

  /// Something that another file says and that does not hold.
  package struct Overridden: Hashable, Sendable {
    /// The value, or the values of a row.
    package let text: String
    package let place: SourceLocation
    /// When it would hold; empty for always.
    package let conditions: String
    /// Whether it never holds; else it holds where the one before it does not.
    package let isWhole: Bool
  }

  /// A value of its own, or a row of a table.
  package struct Entry: Hashable, Sendable {
    /// The value's name, or the row's: `keyboard.docked`.
    package let path: ProfilePath
    /// When it holds, such as "portrait, iOS 16-18"; empty for always.
    package let conditions: String
    /// The value, or the row's figures.
    package let values: [Value]
    package let place: SourceLocation
    package fileprivate(set) var provenance: Provenance?
    /// Who says so.
    package let source: String?
    /// The values that it overrides, nearest first.
    package let overridden: [Overridden]
    let limits: RowConditions?

    /// The value, or the figures of a row with their names.
    package var text: String {
      if limits == nil { return values.map(\.text).joined() }
      return values.map { value in
        "\(value.path.parts.dropFirst(path.parts.count).joined(separator: ".")) \(value.text)"
      }.joined(separator: ", ")
    }
  }

  /// The name that `extends` uses.
  package let id: String
  /// Whether it is a device; else it is a family.
  package let isDevice: Bool
  /// The files that it is made of, nearest first.
  package let files: [String]
  /// What holds, in the order of the tables.
  package internal(set) var entries: [Entry]
  /// How many rows are left out because the device never ran their versions.
  package let unreached: Int

  /// The trace with the grades that readings give its rows.
  func graded(by agreement: Agreement) -> ProfileTrace {
    var trace = self
    for index in entries.indices {
      let places = [entries[index].place] + entries[index].values.map(\.place)
      if let row = places.lazy.compactMap({ agreement.readings[$0] }).first {
        trace.entries[index].provenance = row.grade(entries[index].provenance ?? .assumed)
      }
    }
    return trace
  }

  /// The entries with a value that a pattern names, without their other values.
  package func entries(_ pattern: ProfilePattern) -> [Entry] {
    entries.compactMap { entry in
      let values = entry.values.filter { pattern.matches($0.path) }
      if values.isEmpty { return nil }
      return Entry(
        path: entry.path, conditions: entry.conditions, values: values, place: entry.place,
        provenance: entry.provenance, source: entry.source, overridden: entry.overridden,
        limits: entry.limits)
    }
  }
}
