import TextFormats

/// A column of numbers, and how they are written.
struct NumberColumn {
  /// The sign before decimals; the other one separates thousands.
  enum Decimal: Character {
    case point = "."
    case comma = ","

    fileprivate var thousands: Decimal { self == .point ? .comma : .point }
  }

  /// What a number says about how it is written.
  enum Reading: Hashable {
    case decided(Decimal)
    /// Its sign may be of decimals or of thousands.
    case either
    case open
  }

  let index: Int
  let decimal: Decimal

  /// What a number says of its column.
  ///
  /// In `1.234,5` the last sign is that of decimals, in `1.234.567` the sign is of thousands, and in
  /// `1.5` of decimals. In a file with commas between its fields, `1,234` is 1234.
  static func reading(of text: String, separator: UInt8, _ areShares: Bool) -> Reading {
    let number = withoutPercent(text)
    let signs = number.compactMap(Decimal.init)
    guard let sign = signs.last,
      number.allSatisfy({ "0"..."9" ~= $0 || Decimal(rawValue: $0) != nil })
    else { return .open }
    let isTwice = signs.count { $0 == sign } > 1
    if signs.contains(sign.thousands) { return isTwice ? .open : .decided(sign) }
    if isTwice { return .decided(sign.thousands) }
    if separator == UInt8(ascii: ","), sign == .comma { return .decided(.point) }
    let parts = number.split(separator: sign.rawValue, omittingEmptySubsequences: false)
    let isGroup = parts[1].count == 3 && 1...3 ~= parts[0].count && parts[0].first != "0"
    let isShare = areShares && separator == UInt8(ascii: ",") || text.contains("%")
    return isGroup && !isShare ? .either : .decided(sign)
  }

  /// Why a number cannot be read where no other one of its column says how.
  static func ambiguity(of field: DelimitedReader.Field) -> TextFinding {
    let number = withoutPercent(field.text)
    let digits = number.filter(\.isNumber)
    let fraction = number.replacing(",", with: ".")
    return TextFinding(
      "ambiguous-number",
      "this may be \(digits) or \(fraction), and no other number of the column says which: write "
        + "\(digits) without a sign for thousands, or \(fraction)0 with another count of decimals",
      field.place)
  }

  /// A number without its sign of percent and the blanks around it.
  static func withoutPercent(_ text: String) -> String {
    let text = text.trimmed
    return text.hasSuffix("%") ? String(text.dropLast()).trimmed : text
  }

  /// A number without its thousands, and with a point before decimals; nil where thousands are wrong.
  func plain(_ text: String) -> String? {
    let parts = text.split(separator: decimal.rawValue, omittingEmptySubsequences: false)
    let thousands = decimal.thousands.rawValue
    let groups = parts[0].split(separator: thousands, omittingEmptySubsequences: false)
    let isGrouped =
      groups.count == 1
      || 1...3 ~= groups[0].count && groups.dropFirst().allSatisfy { $0.count == 3 }
    let decimals = parts.dropFirst()
    guard isGrouped, decimals.count <= 1, decimals.first?.contains(thousands) != true else {
      return nil
    }
    return groups.joined() + (decimals.first.map { ".\($0)" } ?? "")
  }
}
