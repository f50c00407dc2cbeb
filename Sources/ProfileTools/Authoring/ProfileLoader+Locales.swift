package import ProfileFiles
package import DeviceProfiles

extension ProfileLoader {
  /// The input languages of a set of files, as far as they can be read; what is wrong with the rest
  /// does not matter here.
  package static func locales(of sources: [ProfileSource]) -> [InputLocale] {
    var findings: [Diagnostic] = []
    let files = sources.withoutReadings.sorted { $0.path < $1.path }.map {
      DecodedFile(reading: $0)
    }
    return InputLocale.all(in: files, &findings)
  }
}
