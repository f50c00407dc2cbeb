public import DeviceProfiles
public import YAMLDocuments

/// A file as it was read: its path for messages, and its contents.
public struct ProfileSource: Hashable, Sendable {
  /// The path that diagnostics and places show.
  public var path: String
  /// The contents.
  public var bytes: [UInt8]

  /// Creates a source from a path and contents.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The folder in the paths of the profiles that are part of the tool.
  public static let shippedFolder = "(shipped)"

  /// Whether a path is that of a profile that is part of the tool, and so names no file.
  public static func isShipped(_ path: String) -> Bool { path.hasPrefix("\(shippedFolder)/") }

  /// Whether the contents say what runs, as those of `matrix.yaml` do.
  public var isPlan: Bool { DecodedFile(reading: self).kind == .matrix }
}

/// What a set of files says, checked.
public struct LoadedProfiles: Hashable, Sendable {
  /// The devices and the input languages.
  public var profiles: ProfileSet
  /// What runs; empty where no matrix file was given.
  public var plan: MatrixPlan

  /// Creates the values of a set of files.
  public init(profiles: ProfileSet, plan: MatrixPlan) {
    self.profiles = profiles
    self.plan = plan
  }
}

/// All that is wrong with a set of files.
public struct InvalidProfiles: Error, Hashable, Sendable {
  /// The findings, sorted by file, line and column.
  public let diagnostics: [Diagnostic]

  /// Creates the error from findings in any order; equal ones count once.
  public init(_ diagnostics: some Sequence<Diagnostic>) {
    self.diagnostics = Set(diagnostics).sorted()
  }

  /// The findings with the lines that they are about, as people read them.
  public func render(_ sources: [ProfileSource]) -> String {
    var bytes: [String: [UInt8]] = [:]
    for source in sources { bytes[source.path] = source.bytes }
    var texts: [String: SourceText] = [:]
    return diagnostics.map { diagnostic in
      let text = texts[diagnostic.file] ?? bytes[diagnostic.file].map { SourceText($0) }
      texts[diagnostic.file] = text
      return diagnostic.render(source: text) + "\n"
    }.joined()
  }
}

/// The door for profile files: bytes in, values or diagnostics out, no file system.
public enum ProfileLoader {
  /// Reads a set of files.
  ///
  /// Families are merged into the devices that extend them and do not come out. Devices come in the
  /// order of their files' paths, and so do input languages.
  ///
  /// - Parameters:
  ///   - sources: The files with devices, families, locales and scripts, in any order.
  ///   - matrix: The file that says what runs.
  ///   - strategies: The strategies that its gate may name; nil where they are not known.
  ///   - levels: The levels that do not come from profiles, for a plan; nil to leave the plan's
  ///     queries unchecked.
  /// - Returns: The values.
  /// - Throws: All errors of all files at once.
  public static func load(
    _ sources: [ProfileSource], matrix: ProfileSource?, strategies: [String]? = nil,
    levels: PlanLevels? = nil
  ) throws(InvalidProfiles) -> LoadedProfiles {
    var findings: [Diagnostic] = []
    var files = sources.sorted { $0.path < $1.path }.map { DecodedFile(reading: $0) }
    let plan = matrix.map { DecodedFile(reading: $0, as: .matrix) }
    for index in files.indices { files[index].refuse(.matrix) }
    for file in files + [plan].compactMap({ $0 }) { findings += file.findings }
    let library = Library(files, &findings)
    let profiles = ProfileSet(
      devices: library.devices(&findings), locales: InputLocale.all(in: files, &findings))
    let scripts = Script.all(in: files, &findings)
    let result = LoadedProfiles(
      profiles: profiles,
      plan: MatrixPlan(plan, scripts: scripts, strategies: strategies, &findings))
    if let plan {
      findings += LevelCheck(files, locales: profiles.locales, scripts: scripts, levels: levels)
        .findings(in: plan)
    }
    if findings.contains(where: { $0.severity == .error }) { throw InvalidProfiles(findings) }
    return result
  }
}
