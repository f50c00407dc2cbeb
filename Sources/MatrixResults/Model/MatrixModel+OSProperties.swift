import DeviceProfiles

/// Names for runs of versions.
extension MatrixModel {
  var osProperties: [LevelProperty] {
    var table = PropertyTable(.os, plan.os)
    let versions = Set(plan.os.map(\.version)).sorted()
    for first in versions.dropFirst() {
      table.add("iOS \u{2265} \(lowest(first, of: versions))") { $0.version >= first }
    }
    for last in versions.dropLast() {
      table.add("iOS \u{2264} \(highest(last, of: versions))") { $0.version <= last }
    }
    for (index, first) in versions.enumerated() {
      for last in versions[index...] {
        let (low, high) = (lowest(first, of: versions), highest(last, of: versions))
        table.add(low == high ? "iOS \(low)" : "iOS \(low)\u{2013}\(high)") {
          first <= $0.version && $0.version <= last
        }
      }
    }
    for sdk in Set(plan.os.compactMap(\.sdk)).sorted() {
      table.add("built with the iOS \(sdk) SDK", else: "built with the device's own SDK") {
        $0.sdk == sdk
      }
    }
    return table.properties
  }

  /// The version that a run begins with; its major number where it is the first of those.
  private func lowest(_ version: OSVersion, of versions: [OSVersion]) -> String {
    let isFirst = versions.first { $0.major == version.major } == version
    return isFirst ? "\(version.major)" : "\(version)"
  }

  /// The version that a run ends with; its major number where it is the last of those.
  private func highest(_ version: OSVersion, of versions: [OSVersion]) -> String {
    let isLast = versions.last { $0.major == version.major } == version
    return isLast ? "\(version.major)" : version.minor == 0 ? "\(version).0" : "\(version)"
  }
}
