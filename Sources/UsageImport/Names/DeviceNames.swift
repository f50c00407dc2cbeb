import DeviceProfiles

/// Finds devices by what people and programs call them: `iPhone15,4`, `iPhone 15`,
/// `Apple iPhone 15`, `iPad 6th gen`.
struct DeviceNames {
  private let ids: Set<String>
  private var identifiers: [String: [String]] = [:]
  private var names: [[String]: [String]] = [:]
  /// The words of each device that is sold, and its level.
  private var models: [(words: Set<String>, id: String)] = []

  init(_ devices: [DeviceProfile]) {
    ids = Set(devices.map(\.id))
    for device in devices {
      for identifier in device.identifiers {
        identifiers[identifier.lowercased(), default: []].append(device.id)
      }
      names[Self.key(Self.words(device.name)), default: []].append(device.id)
      // Settings such as Display Zoom are no models, and have no identifiers.
      if !device.identifiers.isEmpty { models.append((Set(Self.words(device.name)), device.id)) }
    }
  }

  /// The classes of devices by what they are called; those of other systems have none.
  private static let classes = ["iphone": "iphone", "ipad": "ipad", "ipod": "ipod"]

  /// What is no device of the matrix, by how its name begins.
  private static let others: [(beginnings: [String], words: String)] = [
    (["arm64", "x86 64", "i386", "simulator"], "simulators"),
    (["appletv", "apple tv", "audioaccessory", "homepod"], "Apple TV and HomePod"),
    (["mac", "imac", "desktop", "apple mac"], "Macs"),
    (["realitydevice", "apple vision", "vision"], "Apple Vision"),
    (["watch", "apple watch"], "Apple Watch"),
    (["ipod"], "iPods that the matrix does not have"),
  ]

  /// Whether a name begins like that of a model.
  static func isModel(_ name: String) -> Bool {
    let name = withoutVendor(name.lowercased())
    return classes.keys.contains { name.hasPrefix($0) && name.count > $0.count }
  }

  /// What a name such as `iPhone` means where no model is known.
  func placement(ofClass name: String) -> Placement {
    if let found = Self.classes[Self.withoutVendor(name.lowercased())] {
      return .deviceClass(found)
    }
    return Self.foreign(name).map { .foreign($0) } ?? .unknown
  }

  func placement(_ name: String) -> Placement {
    let plain = Self.withoutVendor(name.lowercased())
    if ids.contains(plain) { return .oneOf([plain]) }
    if let found = identifiers[plain] { return .oneOf(found) }
    if let found = Self.classes[plain], found != "ipod" { return .unnamed(found) }
    // A pattern is one of a query.
    if plain.contains("*") { return .unknown }
    let words = Self.words(plain)
    if let found = named(words) { return .oneOf(found) }
    if plain.contains("simulator") { return .foreign("simulators") }
    if let words = Self.foreign(name) { return .foreign(words) }
    let isApple = plain.hasPrefix("iphone") || plain.hasPrefix("ipad")
    return isApple || words.isEmpty || plain.first == "("
      ? .unknown : .foreign("other makers' devices")
  }

  /// The devices of a name: its own, or all generations where it does not say which.
  private func named(_ words: [String]) -> [String]? {
    let key = Self.key(words)
    if let found = names[key] ?? Self.successors[key].flatMap({ ids.contains($0) ? [$0] : nil }) {
      return found
    }
    // The first generation is often called by no number, and sometimes by one.
    if words.contains("g1"), let found = names[Self.key(words.filter { $0 != "g1" })] {
      return found
    }
    let asked = Set(words)
    guard asked.count > 1 else { return nil }
    let found = models.filter { model in
      asked.isSubset(of: model.words)
        && model.words.subtracting(asked).allSatisfy(Self.isGeneration)
    }
    return found.isEmpty ? nil : found.map(\.id)
  }

  /// Devices that Apple names by their chip, and many by their number.
  private static let successors = [
    key(["ipad", "11"]): "ipad-a16", key(["ipad", "mini", "7"]): "ipad-mini-a17-pro",
  ]

  /// Whether a word only says which of several models of one name: `g2`, `m4`, or which display.
  private static func isGeneration(_ word: String) -> Bool {
    if ["inner", "outer", "display"].contains(word) { return true }
    return word.first.map("gm".contains) == true && Int(word.dropFirst()) != nil
  }

  private static func foreign(_ name: String) -> String? {
    let name = name.lowercased().split { " _".contains($0) }.joined(separator: " ")
    return others.first { $0.beginnings.contains(where: name.hasPrefix) }?.words
  }

  private static func withoutVendor(_ name: String) -> String {
    name.hasPrefix("apple ip") ? String(name.dropFirst(6)) : name
  }

  /// The words that tell models apart; `2nd` of `2nd generation` becomes `g2`.
  private static func words(_ name: String) -> [String] {
    name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.compactMap { word in
      if ["inch", "in", "generation", "gen", "gen.", "wifi", "cellular"].contains(word) {
        return nil
      }
      for ending in ["st", "nd", "rd", "th"] where word.hasSuffix(ending) {
        if let number = Int(word.dropLast(2)) { return "g\(number)" }
      }
      return String(word)
    }
  }

  /// The words without their order, with `2nd` as 2.
  private static func key(_ words: [String]) -> [String] {
    words.map { word in
      word.first == "g" && Int(word.dropFirst()) != nil ? String(word.dropFirst()) : word
    }.sorted()
  }
}
