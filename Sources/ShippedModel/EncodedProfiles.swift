package import DeviceProfiles
import Foundation

/// Profiles and a plan as values, in a form without YAML.
///
/// What devices share is coded once: rows of their tables, and the words that many rows have.
package struct EncodedProfiles: Codable {
  /// The digest of the files, in hexadecimal.
  private var digest: String
  /// Sources and files; figures have their numbers.
  private var texts: [String] = []
  private var safeAreas: [SafeAreaEntry] = []
  private var bars: [BarEntry] = []
  private var keyboards: [KeyboardEntry] = []
  private var windows: [WindowEntry] = []
  private var devices: [Device] = []
  private var locales: [InputLocale]
  private var plan: MatrixPlan

  /// A device without its tables, and the numbers of their rows.
  private struct Device: Codable {
    var profile: DeviceProfile
    var safeAreas: [Int]
    var bars: [Int]
    var keyboards: [Int]
    var windows: [Int]
  }

  /// Encodes profiles whose figures are their own, as files have them.
  package init(_ profiles: ProfileSet, _ plan: MatrixPlan, digest: UInt64) {
    self.digest = String(digest, radix: 16)
    self.plan = plan
    locales = []
    var texts = Numbers<String>()
    var safeAreas = Numbers<SafeAreaEntry>()
    var bars = Numbers<BarEntry>()
    var keyboards = Numbers<KeyboardEntry>()
    var windows = Numbers<WindowEntry>()
    for device in profiles.devices {
      let device = device.mappingWords { String(texts.number(of: $0)) }
      devices.append(
        Device(
          profile: device.withoutTables,
          safeAreas: device.safeAreas.map { safeAreas.number(of: $0) },
          bars: device.bars.map { bars.number(of: $0) },
          keyboards: device.keyboards.map { keyboards.number(of: $0) },
          windows: device.windows.map { windows.number(of: $0) }))
    }
    locales = profiles.locales.map { $0.mappingWords { String(texts.number(of: $0)) } }
    self.texts = texts.values
    self.safeAreas = safeAreas.values
    self.bars = bars.values
    self.keyboards = keyboards.values
    self.windows = windows.values
  }

  /// The profiles, the plan, and the digest of the files that they come from.
  package var decoded: (profiles: ProfileSet, plan: MatrixPlan, digest: UInt64) {
    let words: (String) -> String = { number in Int(number).map { texts[$0] } ?? number }
    let safeAreas = safeAreas.map { $0.mappingWords(words) }
    let bars = bars.map { $0.mappingWords(words) }
    let keyboards = keyboards.map { $0.mappingWords(words) }
    let windows = windows.map { $0.mappingWords(words) }
    let devices = devices.map { device in
      var profile = device.profile.mappingWords(words)
      profile.safeAreas = device.safeAreas.map { safeAreas[$0] }
      profile.bars = device.bars.map { bars[$0] }
      profile.keyboards = device.keyboards.map { keyboards[$0] }
      profile.windows = device.windows.map { windows[$0] }
      return profile
    }
    let locales = locales.map { $0.mappingWords(words) }
    return (
      ProfileSet(devices: devices, locales: locales), plan, UInt64(digest, radix: 16) ?? 0
    )
  }

  /// Reads the text that ``text()`` writes.
  package init(_ text: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }

  /// JSON with a line for each row, so that differences can be read; the same bytes for the same
  /// profiles.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    func table(_ name: String, _ rows: [some Encodable]) throws -> String {
      "\"\(name)\": [\n" + (try rows.map(json)).joined(separator: ",\n") + "\n]"
    }
    return "{\n"
      + [
        "\"digest\": \(try json(digest))", try table("texts", texts),
        try table("safeAreas", safeAreas), try table("bars", bars),
        try table("keyboards", keyboards), try table("windows", windows),
        try table("devices", devices), try table("locales", locales), "\"plan\": \(try json(plan))",
      ].joined(separator: ",\n") + "\n}\n"
  }
}

/// Numbers values in the order of their first use.
private struct Numbers<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
