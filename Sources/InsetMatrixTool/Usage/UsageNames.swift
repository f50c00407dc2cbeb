import DeviceProfiles
import ScenarioSpaces

/// What names of exports mean in a matrix.
struct UsageNames {
  /// The parameters with their levels, in order.
  let parameters: [Parameter]
  /// The devices by id, hardware identifier and name, in lower case.
  private let devices: [String: [String]]

  init(_ devices: [DeviceProfile], _ parameters: [Parameter]) {
    self.parameters = parameters
    var names: [String: [String]] = [:]
    for device in devices {
      for name in Set(([device.id, device.name] + device.identifiers).map { $0.lowercased() }) {
        names[name, default: []].append(device.id)
      }
    }
    self.devices = names
  }

  /// The classes of devices, which the ids begin with.
  static let classes = ["iphone", "ipad", "ipod"]

  func levels(of parameter: String) -> [String] {
    parameters.first { $0.name == parameter }?.levels ?? []
  }

  /// The levels, the version or the class of devices that a text means; none where it has no place.
  func values(_ text: String, of parameter: String) -> [String] {
    let (name, levels) = (text.lowercased(), levels(of: parameter))
    switch parameter {
    case "device":
      let plain = name.hasPrefix("apple ") ? String(name.dropFirst(6)) : name
      let isClass = Self.classes.contains(plain) && levels.contains { $0.hasPrefix(plain) }
      return devices[plain] ?? (isClass ? [plain] : [])
    case "os":
      return Self.version(name).map { Self.matches($0, levels).isEmpty ? [] : [$0] } ?? []
    case "locale": return Self.languages(name, levels)
    default: return Parameter.isLegal(name) ? Self.matches("\(name),\(name)-*", levels) : []
    }
  }

  /// The levels that a value of a usage file selects.
  static func matches(_ value: String, _ levels: [String]) -> [String] {
    LevelValues(value).map { zip(levels, $0.matches(in: levels)).filter(\.1).map(\.0) } ?? []
  }

  /// The major version in `iOS 17.6`, `iPhone OS 16.0.2 (20A380)` or `17.6`.
  private static func version(_ name: String) -> String? {
    let words = name.split(separator: " ")
    guard let place = words.firstIndex(where: { $0.first?.isNumber == true }),
      ["", "ios", "ipados", "iphone os"].contains(words[..<place].joined(separator: " "))
    else { return nil }
    return String(words[place].prefix { "0"..."9" ~= $0 })
  }

  /// The input methods of a language tag such as `en_GB`, `zh-Hans-CN` or `ja`: of its region, or else
  /// of the first one that has the language.
  private static func languages(_ name: String, _ levels: [String]) -> [String] {
    var tag = name.split { "-_".contains($0) }.map(String.init)
    if tag.first == "zh", tag.count == 2, tag[1].count == 2 {
      tag[1] = ["tw", "hk", "mo"].contains(tag[1]) ? "hant" : "hans"
    }
    // The method of input follows in lower case: `ja-JP-kana`.
    let stems = levels.map { level in
      let parts = level.split(separator: "-")
      let isMethod = parts.count > 1 && parts.last?.allSatisfy(\.isLowercase) == true
      return parts.dropLast(isMethod ? 1 : 0).joined(separator: "-").lowercased()
    }
    for length in stride(from: tag.count, to: 0, by: -1) {
      let prefix = tag[..<length].joined(separator: "-")
      if let stem = stems.first(where: { $0 == prefix || $0.hasPrefix(prefix + "-") }) {
        return zip(levels, stems).filter { $0.1 == stem }.map(\.0)
      }
    }
    return []
  }
}
