package import DeviceProfiles
package import ScenarioSpaces

/// The door for profile files: bytes in, values or diagnostics out, no file system.
package enum ProfileLoader {
  /// The version of the format.
  package static let schema = 1

  /// Reads a set of files.
  ///
  /// Families are merged into the devices that extend them and do not come out. Devices come in the
  /// order of their files' paths, and so do input languages.
  ///
  /// - Parameters:
  ///   - sources: The files with devices, families, locales, scripts and readings, in any order.
  ///   - matrix: The file that says what runs.
  ///   - strategies: The strategies that its gate may name; nil where they are not known.
  ///   - levels: The levels that do not come from profiles, for a plan; nil to leave the plan's
  ///     queries unchecked.
  /// - Returns: The values.
  /// - Throws: All errors of all files at once.
  package static func load(
    _ sources: [ProfileSource], matrix: ProfileSource?, strategies: [String]? = nil,
    levels: PlanLevels? = nil
  ) throws(InvalidProfiles) -> LoadedProfiles {
    var findings: [Diagnostic] = []
    let readings = sources.readings(&findings)
    var files = sources.withoutReadings.sorted { $0.path < $1.path }
      .map { DecodedFile(reading: $0) }
    let plan = matrix.map { DecodedFile(reading: $0, as: .matrix) }
    for index in files.indices {
      files[index].refuse(.matrix)
      for file in CompanionFile.allCases { files[index].refuse(file.kind, help: [file.place]) }
    }
    for file in files + [plan].compactMap({ $0 }) { findings += file.findings }
    let graph = InheritanceGraph(files, &findings)
    let stated = ProfileSet(
      devices: graph.devices(&findings), locales: InputLocale.all(in: files, &findings))
    let profiles = stated.graded(by: Agreement(of: stated, with: readings))
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

  /// Reads a usage file.
  ///
  /// What a space lacks may be in a usage file and is no error.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - space: The space whose levels it is about; nil to leave the levels unchecked.
  /// - Returns: What the file says.
  /// - Throws: All its errors at once.
  package static func usage(
    _ source: ProfileSource, in space: ScenarioSpace?
  ) throws(InvalidProfiles) -> UsageModel {
    let file = DecodedFile(reading: source, as: .usage)
    let usage = UsageFile(file)
    var findings = file.findings + usage.findings
    if let space {
      let levels = Dictionary(uniqueKeysWithValues: space.parameters.map { ($0.name, $0.levels) })
      findings += UsageCheck(usage, levels: levels).findings
    }
    guard findings.isEmpty, let model = usage.model else { throw InvalidProfiles(findings) }
    return model
  }

  /// Reads a baseline file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - space: The space whose scenarios it is about.
  ///   - strategies: The strategies that it may name; nil where they are not known.
  /// - Returns: What the file says; a level that the space does not have is one of its warnings.
  /// - Throws: All its errors at once.
  package static func baseline(
    _ source: ProfileSource, in space: ScenarioSpace, strategies: [String]?
  ) throws(InvalidProfiles) -> BaselineFile {
    var file = BaselineFile(DecodedFile(reading: source, as: .baseline))
    let parameters = space.parameters.map { (name: $0.name, levels: $0.levels) }
    let findings =
      file.file.findings
      + file.findings(parameters, strategies: strategies, unknownLevels: .warning)
    if file.baseline == nil || findings.contains(where: { $0.severity == .error }) {
      throw InvalidProfiles(findings)
    }
    file.warnings = findings
    return file
  }
}
