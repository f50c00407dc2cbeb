import ProfileFiles
public import DeviceProfiles
public import InsetCore

/// What a source other than a profile says about a device.
public struct DeviceReport: Hashable, Sendable {
  /// A screen's portrait size in points, and pixels per point.
  public struct Screen: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double
    /// Pixels per point.
    public var scale: Double

    /// Creates a screen from its size and scale.
    public init(width: Double, height: Double, scale: Double) {
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  /// A row of one of a device's tables.
  struct Row: Hashable, Sendable {
    /// The table, such as `keyboards`.
    var table: String
    /// The row's keys with their values as YAML, in the order of the table.
    var fields: [Field]
  }

  /// A key and its value as YAML.
  struct Field: Hashable, Sendable {
    var key: String
    var value: String
  }

  /// The marketing name.
  public var name: String?
  /// The hardware identifiers.
  public var identifiers: [String]
  /// The versions that run on it, as profiles write them.
  public var os: String?
  /// The kind of device.
  public var idiom: Idiom?
  /// The screen.
  public var screen: Screen?
  /// How the figures are known.
  public var provenance: Provenance
  /// Who says so.
  public var source: String
  var rows: [Row] = []

  /// Creates a report without rows.
  public init(
    name: String?, identifiers: [String], os: String?, idiom: Idiom?, screen: Screen?,
    provenance: Provenance, source: String
  ) {
    self.name = name
    self.identifiers = identifiers
    self.os = os
    self.idiom = idiom
    self.screen = screen
    self.provenance = provenance
    self.source = source
  }

  /// The level's name that the marketing name suggests, such as `ipad-air-11-inch-m4`.
  public var suggestedID: String? {
    let words = (name ?? "").lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? nil : words.joined(separator: "-")
  }
}

extension DeviceReport {
  /// The versions from one to another as profiles write them; a component of 255 or more means
  /// all that come.
  ///
  /// - Returns: nil where the oldest is no version.
  public static func versions(from first: String, to last: String?) -> String? {
    func parts(_ text: String) -> [Int]? {
      let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      let known = numbers.compactMap(\.self)
      return known.count == numbers.count && (1...3).contains(known.count) ? known : nil
    }
    guard let low = parts(first), low.allSatisfy({ 0..<1000 ~= $0 }) else { return nil }
    let oldest = OSVersion(low[0], low.count > 1 ? low[1] : 0)
    guard let high = last.flatMap(parts), high[0] < 255 else {
      return OSRange(oldest, OSRange.all.last).description
    }
    let minor = high.count > 1 && high[1] < 255 ? high[1] : OSRange.anyMinor
    let newest = OSVersion(high[0], minor)
    return oldest <= newest ? OSRange(oldest, newest).description : nil
  }

  /// A number as profiles write it: three decimals at most.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A text as YAML between braces: plain where nothing in it means anything to YAML.
  static func text(_ text: String) -> String {
    let plain = text.unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || "0123456789 ._()/+@;-".unicodeScalars.contains($0))
    }
    let words = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
    if plain, let first = text.unicodeScalars.first, first.properties.isAlphabetic,
      text.last != " ", !words.contains(text.lowercased())
    {
      return text
    }
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n", "\t", "\r": " "
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
