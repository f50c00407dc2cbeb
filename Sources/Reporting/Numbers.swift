/// Numbers as people read them.
public enum Numbers {
  /// What stands for a figure that there is none of.
  static let missing = "–"

  /// A count with its thousands apart: 1,234,567.
  public static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number.magnitude).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + String(text.reversed())
  }

  /// A share in tenths of a percent: 1000 only for all, and nil for some that round to nothing.
  static func tenths(_ part: Int, of whole: Int) -> Int? {
    if part <= 0 { return 0 }
    if part >= whole { return 1000 }
    let (quotient, rest) = whole.dividingFullWidth(part.multipliedFullWidth(by: 1000))
    let rounded = rest >= whole - rest ? quotient + 1 : quotient
    return rounded == 0 ? nil : min(rounded, 999)
  }

  /// A share in percent: "100 %" is all, "0 %" is none, and a share of nothing is a dash.
  public static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return missing }
    return switch tenths(part, of: whole) {
    case nil: "<0.1 %"
    case 0: "0 %"
    case 1000: "100 %"
    case let tenths?: "\(tenths / 10).\(tenths % 10) %"
    }
  }

  /// A length without trailing zeros, at most two decimals; nothing of the unit.
  static func points(_ length: Double) -> String {
    guard abs(length) < 1e12 else { return "\(length)" }
    let hundredths = Int((abs(length) * 100).rounded())
    let sign = length < 0 && hundredths > 0 ? "-" : ""
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)."
      + (rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)")
  }
}

extension String {
  /// The text on one line, without what would steer a terminal, a parser or the reading direction.
  ///
  /// White space of any kind becomes a space; control characters and marks that turn the direction
  /// of the text around them become the replacement character. Letters of any script stay.
  var tamed: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: text.append(" ")
      case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,
        0xFEFF, 0xFFFE, 0xFFFF:
        text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
