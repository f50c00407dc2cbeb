extension Numbers {
  /// A share of use in percent with four decimals, from a share of 1.
  package static func digits(ofShare share: Double) -> String {
    guard share.isFinite else { return "0" }
    let steps = Int((min(max(share, -1), 1) * 1_000_000).rounded())
    let (whole, rest) = steps.magnitude.quotientAndRemainder(dividingBy: 10_000)
    return (steps < 0 ? "-" : "") + "\(whole).\("\(rest + 10_000)".dropFirst())"
  }

  /// A share of use as people read it: "100 %" is all, "0 %" is none.
  package static func percent(ofUse share: Double) -> String {
    let whole = 1_000_000_000
    return percent(Int((min(max(share, 0), 1) * Double(whole)).rounded()), of: whole)
  }

  /// A share in percent that is above a limit, in as many digits as show that.
  ///
  /// - Parameters:
  ///   - share: The share in percent.
  ///   - limit: The limit in percent.
  ///   - text: The text that people read elsewhere.
  /// - Returns: That text where it is enough.
  package static func percent(_ share: Double, above limit: Double, usually text: String) -> String
  {
    func isAbove(_ text: some StringProtocol) -> Bool {
      Double(String(text)).map { $0 > limit } ?? (limit == 0)
    }
    if isAbove(text.prefix { $0 != " " }) { return text }
    var unit = 100.0
    while unit < 1e15 {
      let steps = Int((share * unit).rounded())
      let (whole, rest) = steps.quotientAndRemainder(dividingBy: Int(unit))
      let digits = "\(whole).\("\(rest + Int(unit))".dropFirst())"
      if isAbove(digits) { return "\(digits) %" }
      unit *= 10
    }
    return "\(share) %"
  }

  /// A range of shares of use: "5 to 9 %", or one figure where both ends read alike.
  package static func percent(ofUse range: ClosedRange<Double>) -> String {
    let (low, high) = (percent(ofUse: range.lowerBound), percent(ofUse: range.upperBound))
    return low == high ? low : "\(low.dropLast(2)) to \(high)"
  }
}

extension Double {
  /// The digits that are needed, without a fraction where there is none.
  package var shortest: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension JSONValue {
  /// A share of use in percent with four decimals, from a share of 1.
  package static func share(_ share: Double) -> JSONValue {
    .number(Numbers.digits(ofShare: share))
  }
}
