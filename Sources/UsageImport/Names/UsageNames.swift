package import DeviceProfiles
import ScenarioSpaces

/// What names of exports represent in a matrix.
package struct UsageNames: Sendable {
  /// The parameters with their levels, in order.
  let parameters: [(name: String, levels: [String])]
  /// The versions that each device runs.
  private let versions: [String: OSRange]
  /// The devices that are sold under a name of their own, in the order of the levels.
  let models: [String]
  private let devices: DeviceNames
  private let languages: LanguageNames

  /// Creates the names of a matrix.
  ///
  /// - Parameters:
  ///   - devices: The devices, in the order of the levels.
  ///   - parameters: All parameters with their levels.
  package init(devices: [DeviceProfile], parameters: [(name: String, levels: [String])]) {
    self.parameters = parameters
    self.devices = DeviceNames(devices)
    versions = Dictionary(devices.map { ($0.id, $0.os) }) { first, _ in first }
    models = devices.filter { !$0.identifiers.isEmpty }.map(\.id)
    languages = LanguageNames(parameters.first { $0.name == "locale" }?.levels ?? [])
  }

  /// When a device came, as the oldest version that it runs.
  func age(of device: String) -> OSVersion? { versions[device]?.first }

  /// Whether a device runs some version of a value of the OS; true where nobody knows.
  func runs(_ device: String, _ os: String) -> Bool {
    guard let own = versions[device], let asked = OSRange(os) else { return true }
    return own.first <= asked.last && asked.first <= own.last
  }

  /// What a name represents as a value of a parameter, or as a class of devices.
  func placement(_ name: String, of subject: String) -> Placement {
    let found =
      switch subject {
      case UsageExport.deviceClass: devices.placement(ofClass: name)
      case "device": devices.placement(name)
      case "os": Self.version(name)
      case "orientation": Self.orientation(name)
      case "locale": languages.placement(name)
      default: Placement.unknown
      }
    switch found {
    case .levels(let query, _): return levels(query, of: subject).isEmpty ? .unknown : found
    case .deviceClass(let name):
      return models.contains { $0.hasPrefix(name) } ? found : .unknown
    case .foreign, .unknown:
      // A table of one's own may say the levels themselves.
      let levels = levels(name, of: subject)
      return levels.isEmpty ? found : .oneOf(levels)
    case .oneOf, .unnamed: return found
    }
  }

  /// The levels that a value of a query selects.
  func levels(_ value: String, of parameter: String) -> [String] {
    let isValue = value.utf8.allSatisfy { !" \t\r\n:<>".utf8.contains($0) }
    guard isValue, let levels = parameters.first(where: { $0.name == parameter })?.levels else {
      return []
    }
    let (query, problems) = Query.parse("\(parameter):\(value)", [(parameter, levels)])
    return problems.isEmpty ? zip(levels, query.allowed[0]).filter(\.1).map(\.0) : []
  }

  /// The class of devices that runs a version.
  ///
  /// - Parameters:
  ///   - name: The version.
  ///   - padsAreNamed: Whether the export has versions of iPadOS: those of iOS that are as new are the
  ///     iPhone's then.
  /// - Returns: The class; nil where the name does not say.
  static func deviceClass(ofVersion name: String, padsAreNamed: Bool) -> String? {
    if isOfPad(name) { return "ipad" }
    let system = name.lowercased()
    guard padsAreNamed, system.hasPrefix("ios") || system.hasPrefix("iphone os"),
      case .levels(let major, _) = version(name), let major = Int(major)
    else { return nil }
    return major >= firstOfPad ? "iphone" : nil
  }

  /// Whether a version is one of iPadOS, which only iPads run.
  static func isOfPad(_ name: String) -> Bool { name.lowercased().hasPrefix("ipados") }

  /// The first version of iPadOS.
  private static let firstOfPad = 13

  /// The major version in `iOS 17.6`, `iPhone OS 16.0.2 (20A380)` or `17.6`.
  private static func version(_ name: String) -> Placement {
    let words = name.lowercased().split(separator: " ")
    let number = words.first { $0.first.map { "0"..."9" ~= $0 } == true }
    let system = words.prefix { $0 != number }.joined(separator: " ")
    guard ["", "ios", "ipados", "iphone os"].contains(system) else {
      return number == nil ? .unknown : .foreign("other systems")
    }
    let major = number?.prefix { "0"..."9" ~= $0 } ?? ""
    return major.isEmpty || major.count > 3 ? .unknown : .levels(String(major))
  }

  private static func orientation(_ name: String) -> Placement {
    let name = name.lowercased()
    if name.contains("upside") { return .levels("upside-down") }
    if name.hasPrefix("portrait") { return .levels("portrait") }
    return name.hasPrefix("landscape") ? .levels("landscape*") : .unknown
  }
}
