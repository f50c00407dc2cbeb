import ProfileFiles
public import DeviceProfiles

/// The resolved values of a device or family, with the location of each and the values that it
/// overrides.
public struct ProfileTrace: Hashable, Sendable {
  /// A value with its name.
  public struct Value: Hashable, Sendable {
    /// Its name.
    public let path: ProfilePath
    /// The value as the file has it.
    public let text: String
    /// Its location.
    public let place: SourcePlace
    let scalars: [DecodedScalar]
  }

  /// Something that another file says and that does not hold.
  public struct Overridden: Hashable, Sendable {
    /// The value, or the values of a row.
    public let text: String
    /// Its location.
    public let place: SourcePlace
    /// When it would hold; empty for always.
    public let conditions: String
    /// Whether it never holds; else it holds where the one before it does not.
    public let isWhole: Bool
  }

  /// A value of its own, or a row of a table.
  public struct Entry: Hashable, Sendable {
    /// The value's name, or the row's: `keyboard.docked`.
    public let path: ProfilePath
    /// When it holds, such as "portrait, iOS 16-18"; empty for always.
    public let conditions: String
    /// The value, or the row's figures.
    public let values: [Value]
    /// Its location.
    public let place: SourcePlace
    /// How it is known.
    public let provenance: Provenance?
    /// Who says so.
    public let source: String?
    /// The values that it overrides, nearest first.
    public let overridden: [Overridden]
    let limits: RowConditions?

    /// The value, or the figures of a row with their names.
    public var text: String {
      if limits == nil { return values.map(\.text).joined() }
      return values.map { value in
        "\(value.path.parts.dropFirst(path.parts.count).joined(separator: ".")) \(value.text)"
      }.joined(separator: ", ")
    }
  }

  /// The name that `extends` uses.
  public let id: String
  /// Whether it is a device; else it is a family.
  public let isDevice: Bool
  /// The files that it is made of, nearest first.
  public let files: [String]
  /// What holds, in the order of the tables.
  public let entries: [Entry]
  /// How many rows are left out because the device never ran their versions.
  public let unreached: Int

  /// The entries with a value that a pattern names, without their other values.
  public func entries(_ pattern: ProfilePattern) -> [Entry] {
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
