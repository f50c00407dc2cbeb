import DeviceProfiles

extension OSBehavior.Grade {
  /// How well something is known, in a table.
  var words: String {
    switch self {
    case .documented: "Apple's documentation"
    case .severalReports: "several reports"
    case .oneReport: "one report: possible"
    }
  }
}
