import DeviceProfiles
package import ProfileFiles

extension ProfileLoader {
  /// Traces the devices and families of a set of files, in the order of their paths.
  ///
  /// - Parameter sources: The files, in any order.
  /// - Returns: The traces; those of families have no row left out.
  /// - Throws: All errors of the devices and families at once.
  package static func traces(
    of sources: [ProfileSource]
  ) throws(InvalidProfiles) -> [ProfileTrace] {
    var findings: [Diagnostic] = []
    let readings = sources.readings(&findings)
    let files = sources.withoutReadings.sorted { $0.path < $1.path }
      .map { DecodedFile(reading: $0) }
    for file in files { findings += file.findings }
    let graph = InheritanceGraph(files, &findings)
    let lineages = graph.lineages(&findings)
    if findings.contains(where: { $0.severity == .error }) { throw InvalidProfiles(findings) }
    let profiles = ProfileSet(
      devices: lineages.compactMap { DeviceProfile($0) },
      locales: InputLocale.all(in: files, &findings))
    let agreement = Agreement(of: profiles, with: readings)
    return lineages.compactMap { ProfileTrace($0)?.graded(by: agreement) }
  }
}
