import InsetCore

extension Rect {
  /// The frame as read from its description, of which only digits and commas are kept, or nil where
  /// a number has no digit.
  var asDescribedDigits: Rect? {
    guard let x = Self.digits(of: minX), let y = Self.digits(of: minY),
      let width = Self.digits(of: width), let height = Self.digits(of: height)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func digits(of number: Double) -> Double? {
    if number.isFinite, number == number.rounded() { return abs(number) }
    return Double(number.description.filter(\.isNumber))
  }
}
