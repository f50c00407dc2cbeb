/// Numbers as people read them.
package enum Numbers {
  /// The sign for a missing figure.
  package static let missing = "–"

  /// A count with its thousands apart: 1,234,567.
  package static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number.magnitude).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + String(text.reversed())
  }

  /// A count for a sentence: exact below a million, then three digits, such as "3.15 billion".
  ///
  /// Rounded down, so that no count is said to be more than it is.
  package static func rounded(_ count: Int) -> String {
    let scales = [
      ("trillion", 1_000_000_000_000), ("billion", 1_000_000_000), ("million", 1_000_000),
    ]
    guard let (word, unit) = scales.first(where: { count >= $0.1 }) else { return grouped(count) }
    let hundredths = count / (unit / 100)
    let decimals = hundredths < 1_000 ? 2 : hundredths < 10_000 ? 1 : 0
    let whole = grouped(hundredths / 100)
    let rest = String(hundredths % 100 + 100).dropFirst().prefix(decimals)
    return rest.allSatisfy { $0 == "0" } ? "\(whole) \(word)" : "\(whole).\(rest) \(word)"
  }

  /// A share in tenths of a percent: 1000 only for all, and nil for some that round to nothing.
  package static func tenths(_ part: Int, of whole: Int) -> Int? {
    if part <= 0 { return 0 }
    if part >= whole { return 1000 }
    let (quotient, rest) = whole.dividingFullWidth(part.multipliedFullWidth(by: 1000))
    let rounded = rest >= whole - rest ? quotient + 1 : quotient
    return rounded == 0 ? nil : min(rounded, 999)
  }

  /// A share in percent: "100 %" is all, "0 %" is none, and a share of nothing is a dash.
  package static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return missing }
    return switch tenths(part, of: whole) {
    case nil: "<0.1 %"
    case 0: "0 %"
    case 1000: "100 %"
    case let tenths?: "\(tenths / 10).\(tenths % 10) %"
    }
  }

  /// A length without trailing zeros, at most two decimals; nothing of the unit.
  package static func points(_ length: Double) -> String {
    guard abs(length) < 1e12 else { return "\(length)" }
    let hundredths = Int((abs(length) * 100).rounded())
    let sign = length < 0 && hundredths > 0 ? "-" : ""
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)."
      + (rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)")
  }
}
