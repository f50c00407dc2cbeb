import DeviceProfiles
import ProfileFiles

/// Loads texts by their paths.
func load(
  _ files: KeyValuePairs<String, String>, matrix: String? = nil
) throws(InvalidProfiles) -> LoadedProfiles {
  try ProfileLoader.load(
    files.map { ProfileSource(path: $0.key, bytes: Array($0.value.utf8)) },
    matrix: matrix.map { ProfileSource(path: "matrix.yaml", bytes: Array($0.utf8)) })
}
