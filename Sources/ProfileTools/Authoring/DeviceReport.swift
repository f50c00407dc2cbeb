import ProfileFiles
package import DeviceProfiles
package import InsetCore

/// What a source other than a profile says about a device.
package struct DeviceReport: Hashable, Sendable {
  /// A screen's portrait size in points, and pixels per point.
  package struct Screen: Hashable, Sendable {
    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double
    /// Pixels per point.
    package var scale: Double

    package init(width: Double, height: Double, scale: Double) {
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

  package var name: String?
  package var identifiers: [String]
  /// The versions that run on it, as profiles write them.
  package var os: String?
  /// The kind of device.
  package var idiom: Idiom?
  package var screen: Screen?
  /// How the figures are known.
  package var provenance: Provenance
  /// Who says so.
  package var source: String
  var rows: [Row] = []

  package init(
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
  package var suggestedID: String? {
    let words = (name ?? "").lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? nil : words.joined(separator: "-")
  }
}

extension DeviceReport {
  /// The versions from one to another as profiles write them; a component of 255 or more means
  /// all that come.
  ///
  /// - Returns: nil where the oldest is no version.
  package static func versions(from first: String, to last: String?) -> String? {
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
